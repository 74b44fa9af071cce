public import Scheduling
public import Vocabulary

/// A review that a file tells of: one graded answer, wherever it was given.
public struct PastReview: Hashable, Sendable {
  /// What the card that was answered practises.
  public var skill: Skill
  public var at: Timestamp
  /// The study day it counted for and the zone's seconds east of UTC, where the file says so.
  public var place: Place?
  public var rating: Rating
  /// A grader's verdict, such as `correct`.
  public var verdict: String
  /// The exercise, such as `cloze`.
  public var exercise: String
  /// What was typed; nil where nothing is typed or the file does not say.
  public var given: String?
  public var milliseconds: Int?
  public var hints: Int

  /// Where on the learner's calendar a review stands.
  public struct Place: Hashable, Sendable {
    public var day: StudyDay
    public var utcOffset: Int

    public init(day: StudyDay, utcOffset: Int) {
      self.day = day
      self.utcOffset = utcOffset
    }
  }

  public init(
    skill: Skill, at: Timestamp, place: Place? = nil, rating: Rating, verdict: String, exercise: String,
    given: String? = nil, milliseconds: Int? = nil, hints: Int = 0
  ) {
    self.skill = skill
    self.at = at
    self.place = place
    self.rating = rating
    self.verdict = verdict
    self.exercise = exercise
    self.given = given
    self.milliseconds = milliseconds
    self.hints = hints
  }
}

/// How far a learner has come with an entry, as a file tells it.
public struct PastProgress: Hashable, Sendable {
  public var isSuspended: Bool
  public var isFlagged: Bool
  /// In the order of their times.
  public var reviews: [PastReview]

  public init(isSuspended: Bool = false, isFlagged: Bool = false, reviews: [PastReview] = []) {
    self.isSuspended = isSuspended
    self.isFlagged = isFlagged
    self.reviews = reviews
  }
}
