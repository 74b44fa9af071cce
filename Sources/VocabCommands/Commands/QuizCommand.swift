import CommandLineArguments
import Quiz
import Terminal
import Vocabulary

/// `vocab quiz`: asks due cards, then new ones.
struct QuizCommand: LibraryCommand {
  static let decks = ArgumentKey(
    repeated: "DECK", .text("DECK", completion: .list("decks")), help: "Decks to ask, with those below them")
  static let mode = OptionKey("mode", .choice(of: QuizMode.self), default: .cloze, help: "The exercise")
  static let limit = OptionKey("limit", short: "n", .integer(1...1_000_000), help: "At most so many cards")
  static let new = OptionKey(
    "new", .integer(0...1_000_000), defaultText: "what new-per-day leaves", help: "At most so many new cards")
  static let ahead = OptionKey(flag: "ahead", help: "Go on with cards that are not due yet, the nearest first")
  static let seed = OptionKey("seed", .integer(0...UInt64.max), help: "Make chance repeatable")
  static let speak = OptionKey(
    negatable: "speak", defaultText: "the setting", help: "Read the sentence aloud after an answer")

  static let specification = CommandSpecification(
    name: "quiz", summary: "Answer what is due, then new words",
    discussion: """
      Shows a sentence with a blank and its translation; a word without a sentence is asked for by its meanings. Type \
      the word, or press Enter if you do not know it; '?' or /hint shows a letter more, /say reads the last answer again, /skip leaves the card for later, \
      /quit, Ctrl-C and Ctrl-D end. Every graded answer is saved at once. \
      Words that you miss come back until you get them right.
      """,
    arguments: [decks],
    options: [
      EntryChoice.decks, mode, limit, new, EntryChoice.tag, EntryChoice.level, ahead, speak, seed,
      OutputFormat.option,
    ])

  let selection: QuizSelection
  private let mode: QuizMode
  private let speaks: Bool?
  private let format: OutputFormat

  init(_ arguments: ParsedArguments) throws(UsageError) {
    selection = QuizSelection(
      decks: try arguments[Self.decks] + arguments[EntryChoice.decks], tag: arguments[EntryChoice.tag].map(EntryChoice.tagName),
      level: arguments[EntryChoice.level], limit: arguments[Self.limit], new: arguments[Self.new],
      isAhead: arguments[Self.ahead])
    mode = arguments[Self.mode]
    speaks = arguments[Self.speak]
    format = arguments[OutputFormat.option]
  }

  func run(with library: Library, in environment: Environment) async throws -> ExitCode {
    let presenter: any QuizPresenter
    let lines: any LineSource
    switch format {
    case .jsonl:
      presenter = JSONQuizPresenter(out: environment.out)
      lines = PipeLines(input: environment.input, output: environment.err)
    case .text:
      presenter = TextQuizPresenter(out: environment.out, calendar: library.calendar, clock: library.clock)
      lines = environment.lineSource()
    }
    let runner = QuizRunner(
      library: library, selection: selection, mode: mode, presenter: presenter, lines: lines,
      signals: environment.signals,
      pronunciations: Pronunciations(store: library.store, settings: library.speechSettings()),
      voice: voice(in: library, presenter), asksToRetype: format == .text && lines is LineEditor)
    return try await runner.run()
  }

  private func voice(in library: Library, _ presenter: any QuizPresenter) -> QuizVoice? {
    guard speaks ?? library.settings[SettingKeys.speak] else { return nil }
    return QuizVoice(settings: library.speechSettings()) { error in
      presenter.notice("Nothing can be heard: \(error). The quiz goes on silently.")
    }
  }
}

extension Environment {
  /// Edited lines on a terminal, plain ones from anything else.
  func lineSource() -> any LineSource {
    LineEditor(input: input, output: out.descriptor, terminalType: variables["TERM"])
      ?? PipeLines(input: input, output: err)
  }
}
