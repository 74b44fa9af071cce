import Quiz
import Scheduling
import Vocabulary

/// An answer that was written: what `/undo`, `/accept` and `/easy` are about.
struct LastAnswer: Sendable {
  var question: Question
  /// The deck that its entry was in.
  var deck: String
  var given: String
  var grade: Grade
  var rating: Rating
  var milliseconds: Int64
  var hints: Int
  /// What `/accept` put among the entry's accepted answers with it.
  var accepted: String?
  /// The card's schedule before it; nil if it was the card's first answer.
  var before: CardSchedule?
}
