import Quiz
import Scheduling
import Statistics
import Vocabulary

/// Shows a session: on a terminal, or as JSON lines. It decides nothing.
protocol QuizPresenter: Sendable {
  func start() throws
  func ask(_ question: Question, at place: SessionPlace) throws
  /// An answer that is explained and may be tried once more; the question is asked again.
  func retry(_ grade: Grade, given: String, to question: Question, at place: SessionPlace) throws
  func graded(_ answer: GradedAnswer, to question: Question) throws
  /// Shows the answer, for the learner to rate.
  func reveal(_ question: Question) throws
  /// An answer that names nothing there is to choose, or not each piece once.
  func misread(_ given: String, allowed: ClosedRange<Int>, _ question: Question, at place: SessionPlace) throws
  /// The last answer, changed by a command.
  /// - Parameter stands: whether the question that was asked last still waits for its answer.
  func amended(_ command: QuizInput.Command, _ answer: LastAnswer, due: Timestamp, stands: Bool) throws
  /// A word that is forgotten again and again, and what was typed for it instead, with counts.
  func leech(_ question: Question, mistakes: [(given: String, count: Int)]) throws
  /// Nothing is left to ask, but the last step may still be taken back.
  func offerUndo() throws
  /// A missed word that was typed once more, and not right.
  func mistyped(_ given: String, _ question: Question) throws
  /// What a command such as `/hint` answers.
  /// - Parameter stands: whether the question that was asked last still waits for its answer.
  func answer(_ command: QuizInput.Command, card: CardID, text: String?, stands: Bool) throws
  func unknown(command: String, card: CardID) throws
  /// Something that the learner is told once, such as that nothing can be heard.
  func notice(_ text: String)
  func end(_ summary: SessionSummary) throws
}

/// An answer that was graded and written.
struct GradedAnswer: Hashable, Sendable {
  var given: String
  var grade: Grade
  var rating: Rating
  /// When the card is asked again; nil for practice, which schedules nothing.
  var due: Timestamp?
  /// How the word sounds; nil if that is not known.
  var sound: Pronunciations.Sound?
}

/// What a session came to, and what comes next.
struct SessionSummary: Hashable, Sendable {
  var tally: SessionTally
  /// Cards of the session that were not done.
  var left: Int
  var milliseconds: Int64
  /// When the next card is due; nil if none waits.
  var next: Timestamp?
  /// Cards that will be due tomorrow, as it stands.
  var tomorrow: Int
  /// Due cards that the day's limit leaves for other days, and that limit.
  var backlog: Int
  var reviewsPerDay: Int
  /// Due cards of words that were asked by another card of theirs.
  var siblings: Int
  /// The command that goes on with what is left.
  var command: String
  /// True if nothing was written to the memory.
  var isCram: Bool
  /// Answers since the memory model was fitted.
  var unfitted: Int
  /// Where this week stands; nil where there is no other, and for practice.
  var league: WeekLeague?
  /// Why nothing was asked; nil if something was.
  var idle: IdleReason?
}

/// Why a session has nothing to ask.
enum IdleReason: Hashable, Sendable {
  case emptyLibrary
  /// No word of the library is meant by decks, tag and level.
  case nothingChosen
  case nothingDue
}
