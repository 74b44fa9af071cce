import Quiz
import Scheduling
import Vocabulary

/// Shows a session: on a terminal, or as JSON lines. It decides nothing.
protocol QuizPresenter: Sendable {
  func start() throws
  func ask(_ question: Question, at place: SessionPlace) throws
  /// An answer that is explained and may be tried once more; the question is asked again.
  func retry(_ grade: Grade, given: String, to question: Question, at place: SessionPlace) throws
  func graded(_ grade: Grade, given: String, rating: Rating, to question: Question, due: Timestamp) throws
  /// What a command such as `/hint` answers.
  func answer(_ command: QuizInput.Command, card: CardID, text: String?) throws
  func unknown(command: String, card: CardID) throws
  func end(_ summary: SessionSummary) throws
}

/// What a session came to, and what comes next.
struct SessionSummary: Hashable, Sendable {
  var tally: SessionTally
  var milliseconds: Int64
  /// When the next card is due; nil if none waits.
  var next: Timestamp?
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
