import CommandLineArguments
import JSONText
import Terminal
import UnicodeText
import Wording

/// `vocab stats`: what was learned, and what comes.
struct StatsCommand: LibraryCommand {
  static let days = OptionKey(
    "days", .integer(1...3_650), default: 30,
    help: Phrase("How many days back answers by day, retention and the hardest words go"))

  static let svg = OptionKey(
    "svg", .file("FILE", extensions: ["svg"]), help: Phrase("Write it as a picture instead; - is standard output"))
  static let html = OptionKey(
    "html", .file("FILE", extensions: ["html"]),
    help: Phrase("Write it as one page for a browser instead; - is standard output"))

  static let specification = CommandSpecification(
    name: "stats", summary: Phrase("See what you have learned, day by day"),
    discussion: Phrase(
      """
      Shows today, the streak, this week beside the last one and its place among the weeks of a year, the year day by \
      day, answers, accuracy and minutes, how much you still knew by age and by hour, a forecast of the coming days, cards \
      by level and deck, and the hardest words with what you typed for them. A streak is days of study in a row; a day on \
      which nothing was due does not break it. One answer counts as a minute at most.

      With --deck every figure is of the words in that deck, the streak and the league too; only the limits of a day stay \
      those of the library.
      """),
    options: [EntryChoice.decks, days, svg, html, OutputFormat.option],
    examples: [
      "vocab stats --days 90": Phrase("Look at the last three months"),
      "vocab stats --deck German": Phrase("Look at one deck"),
      "vocab stats --html stats.html": Phrase("Make a page of it for a browser"),
    ])

  private let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) throws(UsageError) {
    self.arguments = arguments
    let files = [(Self.svg, "--svg"), (Self.html, "--html")].filter { arguments[$0.0] != nil }
    if let file = files.first, arguments[OutputFormat.option] == .jsonl {
      throw .conflictingOptions(file.1, "--\(OutputFormat.option.specification.name) \(OutputFormat.jsonl)")
    }
    if arguments[Self.svg] == "-", arguments[Self.html] == "-" { throw .conflictingOptions("--svg -", "--html -") }
  }

  func run(with library: Library, in environment: Environment) async throws -> ExitCode {
    if let picture = arguments[Self.svg], let page = arguments[Self.html], WholeFile.areSame(picture, page) {
      throw UsageError.sameFile("--svg", "--html", path: page)
    }
    let work = WatchedWork(localized("Counting"), in: environment)
    defer { work.finish() }
    do {
      let report = try await StatsReport.make(
        of: library, decks: arguments[EntryChoice.decks], days: arguments[Self.days]
      ) { done, total in
        try work.step(done: done, of: total)
      }
      try work.step(done: 1, of: 1)
      work.finish()
      if arguments[Self.svg] == nil, arguments[Self.html] == nil { try show(report, in: environment) }
      if let file = arguments[Self.svg] {
        try write(StatsPicture(report: report).svg, to: file, of: library, in: environment)
      }
      if let file = arguments[Self.html] {
        try write(StatsPage(report: report).html, to: file, of: library, in: environment)
      }
      return .done
    } catch let interruption as Interruption {
      return .after(interruption.signal)
    }
  }

  private func show(_ report: StatsReport, in environment: Environment) throws {
    switch arguments[OutputFormat.option] {
    case .text:
      try StatsText(report: report, glyphs: environment.glyphs, columns: environment.out.columns)
        .write(to: environment.out)
    case .jsonl:
      for line in report.lines { try environment.out.append(raw: line.line + "\n") }
    }
  }

  /// Writes a file whole, or standard output.
  private func write(_ text: String, to file: String, of library: Library, in environment: Environment) throws {
    if file == "-" { return try OutputSink(environment.out).write(text) }
    try library.refuseOwnFile(file)
    try WholeFile.write(text, to: file)
    try environment.err.writeLine(StyledText(localized("Written to \(file.onOneLine).")))
  }
}
