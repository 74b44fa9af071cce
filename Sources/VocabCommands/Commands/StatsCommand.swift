import CommandLineArguments
import JSONText
import Terminal

/// `vocab stats`: what was learned, and what comes.
struct StatsCommand: LibraryCommand {
  static let days = OptionKey(
    "days", .integer(1...3_650), default: 30,
    help: "Days to look at closely: by day, in retention and among the hardest words")

  static let specification = CommandSpecification(
    name: "stats", summary: "See what you have learned, day by day",
    discussion: """
      Shows today, the streak, this week against the last and among the weeks of a year, the year by day, answers, \
      minutes and accuracy by day, how much was still known by age and by hour, the coming days, cards by level and deck, \
      and the hardest words with what was typed for them. A streak is days of study in a row; a day on which nothing was \
      due does not break it. One answer counts a minute at most.
      """,
    options: [days, OutputFormat.option])

  private let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) throws(UsageError) { self.arguments = arguments }

  func run(with library: Library, in environment: Environment) async throws -> ExitCode {
    let work = WatchedWork("Counting", in: environment)
    defer { work.finish() }
    do {
      let report = try await StatsReport.make(of: library, days: arguments[Self.days]) { done, total in
        try work.step(done: done, of: total)
      }
      try work.step(done: 1, of: 1)
      work.finish()
      switch arguments[OutputFormat.option] {
      case .text:
        try StatsText(report: report, glyphs: environment.glyphs, columns: environment.out.columns)
          .write(to: environment.out)
      case .jsonl:
        for line in report.lines { try environment.out.append(raw: line.line + "\n") }
      }
      return .done
    } catch let interruption as Interruption {
      return .after(interruption.signal)
    }
  }
}
