import CommandLineArguments
import Quiz
import Terminal
import Vocabulary
import Wording

/// `vocab quiz`: asks due cards, new ones spread between them.
struct QuizCommand: LibraryCommand {
  static let decks = ArgumentKey(
    repeated: "DECK", .text("DECK", completion: .list("decks")), help: Phrase("Decks to ask, with those below them"))
  static let limit = OptionKey("limit", short: "n", .integer(1...1_000_000), help: Phrase("At most so many cards"))
  static let new = OptionKey(
    "new", .integer(0...1_000_000), defaultText: Phrase("what new-per-day leaves"),
    help: Phrase("At most so many new cards"))
  static let ahead = OptionKey(flag: "ahead", help: Phrase("Go on with cards that are not due yet, the nearest first"))
  static let cram = OptionKey(
    flag: "cram", help: Phrase("Practise every card asked before; nothing is written to the memory"))
  static let minutes = OptionKey(
    "minutes", .decimal(0.1...1440, placeholder: "MIN"), help: Phrase("End after so many minutes"))
  static let plain = OptionKey(flag: "plain", help: Phrase("Words instead of signs, for a screen reader"))
  static let seed = OptionKey("seed", .integer(0...UInt64.max), help: Phrase("Make chance repeatable"))
  static let speak = OptionKey(
    negatable: "speak", defaultText: Phrase("the setting"), help: Phrase("Read the sentence aloud after an answer"))

  static let specification = CommandSpecification(
    name: "quiz", summary: Phrase("Answer what is due, and new words between"),
    discussion: Phrase(
      """
      Shows a sentence with a blank and its translation; a word without a sentence is asked for by its meanings. Type \
      the word, or press Enter if you do not know it. Every graded answer is saved at once. Words that you miss come \
      back until you get them right.

      While you are asked: '?' or /hint shows a letter more, /say reads again, /undo goes a step back, \
      /accept says that it was right and keeps it, /easy that it was easy, /skip leaves the card for later, /suspend \
      for good, /flag marks a bad card, /note TEXT adds a note, /edit opens the word in your editor, /help explains, \
      /quit, Ctrl-C and Ctrl-D end.
      """),
    arguments: [decks],
    options: [
      EntryChoice.decks, QuizStyle.option, limit, new, EntryChoice.tag, EntryChoice.levels, ahead, cram, minutes,
      speak, plain, seed, OutputFormat.option,
    ], exclusive: [[ahead, cram]],
    examples: [
      "vocab quiz": Phrase("Answer what is due, then new words"),
      "vocab quiz German --limit 20": Phrase("Ask at most twenty cards of one deck"),
      "vocab quiz --mode listen --minutes 10": Phrase("Take dictation for ten minutes"),
    ])

  private let arguments: ParsedArguments
  private let selection: QuizSelection

  init(_ arguments: ParsedArguments) throws(UsageError) {
    self.arguments = arguments
    selection = QuizSelection(
      decks: try arguments[Self.decks] + arguments[EntryChoice.decks],
      tag: arguments[EntryChoice.tag].map(EntryChoice.tagName), levels: arguments[EntryChoice.levels] ?? [],
      limit: arguments[Self.limit], new: arguments[Self.new], isAhead: arguments[Self.ahead],
      isCram: arguments[Self.cram])
  }

  func run(with library: Library, in environment: Environment) async throws -> ExitCode {
    let style = arguments[QuizStyle.option] ?? .usual
    let isText = arguments[OutputFormat.option] == .text
    let presenter: any QuizPresenter =
      isText
      ? TextQuizPresenter(
        out: environment.out, calendar: library.calendar, clock: library.clock, isPlain: arguments[Self.plain])
      : JSONQuizPresenter(out: environment.out)
    let lines =
      isText
      ? environment.lineSource() : PipeLines(input: environment.input, output: environment.err)
    let settings = library.speechSettings()
    var parts = QuizRunner.Parts(
      library: library, selection: selection, style: style, presenter: presenter, lines: lines,
      signals: environment.signals, pronunciations: Pronunciations(store: library.store, settings: settings),
      seed: arguments[Self.seed] ?? .random(in: 0...UInt64.max))
    parts.readsAnswers = arguments[Self.speak] ?? library.settings[SettingKeys.speak]
    if parts.readsAnswers || style.skills.contains(.listening) {
      parts.voice = QuizVoice(settings: settings) { error in
        presenter.notice(localized("Nothing can be heard: \(error). The quiz goes on silently."))
      }
    }
    parts.command = command(style, environment)
    parts.asksToRetype = lines is LineEditor
    parts.minutes = arguments[Self.minutes]
    parts.editor = lines is LineEditor ? EntryEditor(variables: environment.variables) : nil
    return try await QuizRunner(parts).run()
  }

  /// The command that goes on where this session ends: the same choice of cards, without its limits.
  private func command(_ style: QuizStyle, _ environment: Environment) -> String {
    var words = ["vocab"] + (environment.database.map { ["--db", $0] } ?? []) + ["quiz"] + selection.decks
    if style != .usual { words += ["--mode", style.rawValue] }
    if let tag = selection.tag { words += ["--tag", tag] }
    if let first = selection.levels.first, let last = selection.levels.last {
      words += ["--level", first == last ? first : "\(first)..\(last)"]
    }
    if selection.isAhead { words.append("--ahead") }
    return words.map(ShellText.quoted).joined(separator: " ")
  }
}

extension Environment {
  /// Edited lines on a terminal, plain ones from anything else.
  func lineSource() -> any LineSource {
    LineEditor(input: input, output: out.descriptor, terminalType: variables["TERM"])
      ?? PipeLines(input: input, output: err)
  }
}
