import CommandLineArguments
import Terminal
import Wording

/// `vocab level`: finds where a person stands with a few questions.
struct LevelCommand: LibraryCommand {
  static let makesLibrary = true

  static let deck = ArgumentKey(
    optional: "DECK", .text("DECK", completion: .list("decks")),
    help: Phrase("The deck to test, with those below it; the whole library if none is named"))
  static let questions = OptionKey(
    "questions", .integer(5...60), default: 20, help: Phrase("At most so many questions"))
  static let apply = OptionKey(
    flag: "apply", help: Phrase("Mark the new words known that lie far below the level found before; no test"))

  static let specification = CommandSpecification(
    name: "level", summary: Phrase("Find your level and how many words you know"),
    discussion: Phrase(
      """
      Shows about 20 words, each chosen by your answers so far, and asks whether you know them; y is yes, n is no, q \
      ends. One word in five is made up, so that the result can allow for what was only thought to be known. \
      The level found is the one of whose words you know about half; the range in parentheses holds it nine times in \
      ten. It is kept, and new words are then taken near it. Words of several languages have no level in common: name a \
      deck.
      """),
    arguments: [deck], options: [questions, apply, QuizCommand.seed, OutputFormat.option],
    examples: [
      "vocab level": Phrase("Find out how many words you know"),
      "vocab level --apply": Phrase("Mark what lies far below your level known"),
    ])

  private let deck: String?
  private let questions: Int
  private let applies: Bool
  private let seed: UInt64
  private let format: OutputFormat

  init(_ arguments: ParsedArguments) throws(UsageError) {
    deck = try arguments[Self.deck]
    questions = arguments[Self.questions]
    applies = arguments[Self.apply]
    seed = arguments[QuizCommand.seed] ?? UInt64.random(in: 0...UInt64.max)
    format = arguments[OutputFormat.option]
  }

  func run(with library: Library, in environment: Environment) async throws -> ExitCode {
    let presenter: any LevelPresenter
    let lines: any LineSource
    switch format {
    case .jsonl:
      presenter = JSONLevelPresenter(out: environment.out)
      lines = PipeLines(input: environment.input, output: environment.err)
    case .text:
      presenter = TextLevelPresenter(out: environment.out)
      lines = environment.lineSource()
    }
    if deck == nil { try await library.requireOneLanguageOfLevels() }
    let words = KnownWords(library: library, deck: deck)
    if applies {
      try presenter.start()
      try await presenter.marked(words.mark(words.farBelow(try await words.keptLevel())))
      return .done
    }
    let runner = LevelRunner(
      library: library, deck: deck, questions: questions, seed: seed, presenter: presenter, lines: lines,
      signals: environment.signals, offersToMark: format == .text && lines is LineEditor)
    return try await runner.run()
  }
}
