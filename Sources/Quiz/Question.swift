public import Vocabulary

/// One item of a session, ready to be shown: pure data, the same for the screen and for JSON lines.
public struct Question: Hashable, Sendable {
  public var card: CardID
  public var mode: QuizMode
  /// What is asked: the sentence with its blank, the meanings, the word.
  public var prompt: String
  public var translation: String?
  public var entry: Entry
  /// The answer as it is shown afterwards.
  public var answer: String
  /// The whole sentence, where the question is one.
  public var sentence: String?
  /// What is chosen from, numbered from 1; empty where nothing is.
  public var choices: [String] = []
  /// What is put in order, numbered from 1; empty where nothing is.
  public var pieces: [String] = []
  var marking: Marking

  /// How an answer is marked.
  enum Marking: Hashable, Sendable {
    case typed(AnswerGrader)
    /// The missing word, or the whole sentence.
    case dictation(AnswerGrader, sentence: String)
    /// The number of the right choice, from 0.
    case choice(Int)
    /// Pieces in order, by number or typed.
    case order(sentence: String)
    /// By the learner, 1 to 4, after the answer was shown.
    case byLearner
  }

  /// The language of what is typed.
  public var answerLanguage: String { entry.language }

  /// True if a text is typed, so that letters of it can be shown and a miss be typed once more.
  public var isTyped: Bool {
    switch marking {
    case .typed, .dictation: true
    case .choice, .order, .byLearner: false
    }
  }

  /// True if the question is heard rather than read.
  public var isHeard: Bool { mode == .listen }

  /// True if a text is the answer, as far as typing it once more goes: accents may be missing.
  public func isAnswer(_ text: String) -> Bool {
    switch marking {
    case .typed(let grader), .dictation(let grader, _): [.correct, .accent].contains(grader.grade(text).verdict)
    case .choice, .order, .byLearner: false
    }
  }
}
