public import Scheduling
public import Vocabulary

/// A session of questions: a pure machine that is told what happened and says what comes next. It never looks at a
/// clock, a screen or a library; who runs it does, and writes each rated answer before telling the session of it.
public struct QuizSession: Sendable {
  private var queue: SessionQueue
  private var positions: [CardID: Int] = [:]
  private var new: Set<CardID>
  public private(set) var tally = SessionTally()
  /// The question on the screen.
  public private(set) var attempt: Attempt?
  /// How many cards the session has.
  public let total: Int

  public init(due: [CardID], new: [CardID], learnAheadSeconds: Int64) {
    queue = SessionQueue(due: due, new: new, learnAheadSeconds: learnAheadSeconds)
    total = due.count + new.count
    self.new = Set(new)
  }

  /// The next card to ask; nil at the session's end.
  public mutating func nextCard(at now: Timestamp) -> CardID? {
    attempt = nil
    return queue.next(at: now)
  }

  /// Puts a question on the screen; the answer is its place.
  @discardableResult
  public mutating func ask(_ question: Question) -> SessionPlace {
    attempt = Attempt(question)
    let before = positions[question.card]
    positions[question.card] = before ?? positions.count + 1
    new.remove(question.card)
    return SessionPlace(
      position: before ?? positions.count, total: total, isRepeat: before != nil, left: queue.remaining,
      newLeft: new.count)
  }

  /// Cards that are not done: those to come, and the one on the screen.
  public var left: Int { queue.remaining + (attempt == nil ? 0 : 1) }

  /// Cards to come, the one on the screen not counted.
  public var remaining: Int { queue.remaining }

  /// When the earliest step that is left over is due.
  public var nextStep: Timestamp? { queue.nextStep }

  /// Grades an answer to the question on the screen; nil if there is none.
  public mutating func answer(
    _ given: String, others: [Entry] = [], stems: (String) -> [String] = { _ in [] }
  ) -> Attempt.Outcome? {
    attempt?.answer(given, others: others, stems: stems)
  }

  /// One more letter of the answer; nil if no question with letters is on the screen.
  public mutating func hint() -> String? { attempt?.hint() }

  /// Takes note of an answer that has been written: a card in a step comes back in this session.
  public mutating func recorded(_ rating: Rating, verdict: Verdict, schedule: CardSchedule, wasNew: Bool) {
    guard let question = attempt?.question else { return }
    attempt = nil
    tally.count(question, rating: rating, wasNew: wasNew)
    if case .at(let due) = schedule.due { queue.putBack(question.card, due: due) }
  }

  /// Takes note of an answer that is only practice: a miss comes back, nothing is scheduled.
  public mutating func practised(_ rating: Rating, at now: Timestamp) {
    guard let question = attempt?.question else { return }
    attempt = nil
    tally.count(question, rating: rating, wasNew: false)
    if rating == .again { queue.putBack(question.card, due: now.adding(seconds: 60)) }
  }

  /// Takes note of the last answer having been replaced by another.
  public mutating func amended(_ question: Question, rating: Rating, schedule: CardSchedule) {
    tally.amend(question, rating: rating)
    queue.remove { $0 == question.card }
    if case .at(let due) = schedule.due { queue.putBack(question.card, due: due) }
  }

  /// Takes note of the last answer having been taken back: its card is asked next, after it that on the screen.
  public mutating func undone(_ question: Question) {
    tally.takeBackLast()
    askNext(question.card)
  }

  /// Has a card asked next, and after it that on the screen.
  public mutating func askNext(_ card: CardID) {
    if let shown = attempt?.question.card { queue.putFirst(shown) }
    queue.putFirst(card)
    attempt = nil
  }

  /// Puts the question on the screen back, to be asked anew at once.
  public mutating func putBack(_ question: Question) {
    queue.putFirst(question.card)
    attempt = nil
  }

  /// Leaves out every card of an entry; the answer is those that were still to be asked.
  @discardableResult
  public mutating func leaveOut(_ entry: EntryID) -> [CardID] { queue.remove { $0.entry == entry } }

  /// Takes cards in again that were left out; they are asked last.
  public mutating func takeIn(_ cards: [CardID]) { queue.putLast(cards) }
}
