public import Vocabulary

/// One item of a session, ready to be shown: pure data, the same for the screen and for JSON lines.
public struct Question: Hashable, Sendable {
  public var card: CardID
  public var mode: QuizMode
  /// What is asked: the sentence with its blank, or the meanings.
  public var prompt: String
  public var translation: String?
  public var entry: Entry
  /// The answer as it is shown afterwards.
  public var answer: String
  /// The whole sentence, where the question is one.
  public var sentence: String?
  var grader: AnswerGrader

  /// The languages of what is typed.
  public var answerLanguage: String { entry.language }

  /// True if a text is the answer, as far as typing it once more goes: accents may be missing.
  public func isAnswer(_ text: String) -> Bool { [.correct, .accent].contains(grader.grade(text).verdict) }
}
