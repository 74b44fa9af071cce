import CommandLineArguments
import Quiz
import Scheduling
import Vocabulary
import Wording

/// What `--mode` takes: one exercise, or that which suits each card.
struct QuizStyle: Hashable, Sendable {
  /// Nil for a mixture.
  var mode: QuizMode?

  static let option = OptionKey(
    "mode",
    ValueKind<QuizStyle>.choice([
      "cloze": QuizStyle(mode: .cloze), "type": QuizStyle(mode: .type), "choice": QuizStyle(mode: .choice),
      "listen": QuizStyle(mode: .listen), "build": QuizStyle(mode: .build), "cards": QuizStyle(mode: .cards),
      "mixed": QuizStyle(mode: nil),
    ]), default: QuizStyle(mode: .cloze),
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
