import CommandLineArguments
import Quiz
import Scheduling
import Vocabulary
import Wording

/// What `--mode` takes: one exercise, or that which suits each card.
struct QuizStyle: Hashable, Sendable, CaseIterable, RawRepresentable {
  /// Nil for a mixture.
  var mode: QuizMode?

  init(mode: QuizMode?) { self.mode = mode }

  init?(rawValue: String) {
    guard let style = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = style
  }

  var rawValue: String { mode?.rawValue ?? "mixed" }

  static let allCases = QuizMode.allCases.map { QuizStyle(mode: $0) } + [QuizStyle(mode: nil)]

  static let option = OptionKey(
    "mode", .choice(of: QuizStyle.self), default: QuizStyle(mode: .cloze),
    help: Phrase(
      """
      The exercise: a sentence with a blank, the typed word, one of four meanings, dictation, a sentence in pieces, \
      cards rated by yourself, or what suits each card
      """))

  /// The skills whose cards are asked.
  var skills: Set<Skill> { mode.map { [$0.skill] } ?? Set(Skill.allCases) }

  func mode(for card: CardID, schedule: CardSchedule?) -> QuizMode {
    mode ?? MixedExercises.mode(for: card, schedule: schedule)
  }
}

extension QuizMode {
  /// The names of the exercises whose answers are texts.
  static let answeredInWords = allCases.filter(\.isAnsweredInWords).map(\.rawValue)
}
