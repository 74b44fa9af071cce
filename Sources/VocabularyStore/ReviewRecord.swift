public import Scheduling
public import Vocabulary

/// One graded answer: a fact.
public struct ReviewRecord: Hashable, Sendable {
  public var moment: ReviewMoment
  public var rating: Rating
  /// The grader's verdict, such as `correct`.
  public var verdict: String
  /// The exercise, such as `cloze`.
  public var exercise: String
  /// What was typed; nil where nothing is typed.
  public var given: String?
  /// The time taken; nil if it was not measured.
  public var milliseconds: Int?
  /// Hints asked for.
  public var hints: Int

  public init(
    moment: ReviewMoment, rating: Rating, verdict: String, exercise: String, given: String? = nil,
    milliseconds: Int? = nil, hints: Int = 0
  ) {
    self.moment = moment
    self.rating = rating
    self.verdict = verdict
    self.exercise = exercise
    self.given = given
    self.milliseconds = milliseconds
    self.hints = hints
  }
}

/// What an answer made of its card.
public struct RecordedAnswer: Hashable, Sendable {
  /// The schedule that it followed from; nil if it was the card's first answer.
  public var before: CardSchedule?
  public var after: CardSchedule
  /// True if the card was forgotten once too often and its entry is suspended now.
  public var becameLeech: Bool
}

/// A review of a card, as kept.
public struct StoredReview: Hashable, Sendable {
  public var card: CardID
  public var record: ReviewRecord
}
