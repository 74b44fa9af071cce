internal import Scheduling
internal import Vocabulary

/// What a session came to.
public struct SessionTally: Hashable, Sendable {
  private struct Answer: Hashable {
    var word: String
    var isRight: Bool
    var wasNew: Bool
  }

  private var answers: [Answer] = []

  /// Answers given.
  public var asked: Int { answers.count }
  /// Answers that counted as known.
  public var correct: Int { answers.count(where: \.isRight) }
  /// Cards asked for the first time ever.
  public var new: Int { answers.count(where: \.wasNew) }
  /// Words that were missed at least once, in the order in which they were.
  public var missed: [String] {
    answers.reduce(into: []) { missed, answer in
      if !answer.isRight && !missed.contains(answer.word) { missed.append(answer.word) }
    }
  }

  mutating func count(_ question: Question, rating: Rating, wasNew: Bool) {
    let word = WordPattern.shown(question.entry.word)
    answers.append(Answer(word: word, isRight: rating != .again, wasNew: wasNew))
  }

  /// Corrects the last answer to a question.
  mutating func amend(_ question: Question, rating: Rating) {
    let word = WordPattern.shown(question.entry.word)
    guard let index = answers.lastIndex(where: { $0.word == word }) else { return }
    answers[index].isRight = rating != .again
  }

  mutating func takeBackLast() { _ = answers.popLast() }
}
