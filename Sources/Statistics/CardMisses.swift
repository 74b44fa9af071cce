public import Scheduling

/// How often a card was missed. A card's very first answer does not count: nobody forgets what they never knew.
public struct CardMisses: Hashable, Sendable {
  public var card: Int64
  public var answers: Int
  public var missed: Int

  public init(card: Int64, answers: Int, missed: Int) {
    self.card = card
    self.answers = answers
    self.missed = missed
  }

  /// Cards that were missed in these days at least once, in no order.
  public static func all(in log: AnswerLog, days: ClosedRange<StudyDay>) -> [CardMisses] {
    log.byCard.compactMap { answers in
      guard let card = answers.first?.card else { return nil }
      var misses = CardMisses(card: card, answers: 0, missed: 0)
      for answer in answers.dropFirst() where answer.isReal && days.contains(answer.day) {
        misses.answers += 1
        if !answer.isRight { misses.missed += 1 }
      }
      return misses.missed > 0 ? misses : nil
    }
  }
}
