import CommandLineArguments
import Quiz
import Scheduling
import Vocabulary
import Wording

/// Which exercises a session asks.
enum QuizStyle: Hashable, Sendable {
  /// What is due in any skill, each as it suits; new words as sentences with a blank.
  case usual
  case only(QuizMode)
  /// What suits each card by its age; new words are met before they are produced.
  case mixed

  static let option = OptionKey(
    "mode", .choice(of: QuizStyle.self),
    defaultText: Phrase("cloze, and what suits cards that are due in other skills"),
    help: Phrase(
      """
      The exercise: a sentence with a blank, the typed word, one of four meanings, dictation, a sentence in pieces, \
      cards rated by yourself, or what suits each card
      """))

  /// The skills whose cards are asked.
  var skills: Set<Skill> {
    switch self {
    case .usual, .mixed: Set(Skill.allCases)
    case .only(let mode): [mode.skill]
    }
  }

  /// The skill in which words are begun; nil where each word's own cards say so.
  var newSkill: Skill? {
    switch self {
    case .usual: .production
    case .only(let mode): mode.skill
    case .mixed: nil
    }
  }

  func mode(for card: CardID, schedule: CardSchedule?) -> QuizMode {
    switch self {
    case .only(let mode): mode
    case .usual where card.skill == .production: .cloze
    case .usual, .mixed: MixedExercises.mode(for: card, schedule: schedule)
    }
  }
}

/// The names that `--mode` takes.
extension QuizStyle: CaseIterable, RawRepresentable {
  static let allCases = QuizMode.allCases.map(QuizStyle.only) + [.mixed]

  init?(rawValue: String) {
    guard let style = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = style
  }

  var rawValue: String {
    switch self {
    case .usual: "usual"
    case .only(let mode): mode.rawValue
    case .mixed: "mixed"
    }
  }
}

extension QuizMode {
  /// The names of the exercises whose answers are texts.
  static let answeredInWords = allCases.filter(\.isAnsweredInWords).map(\.rawValue)
}
