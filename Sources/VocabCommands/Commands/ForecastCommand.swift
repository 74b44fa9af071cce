import CommandLineArguments
import JSONText
import Scheduling
import Synchronization
import Terminal
import Wording

/// `vocab forecast`: what the coming days hold, for several retentions side by side.
struct ForecastCommand: LibraryCommand {
  static let days = OptionKey("days", .integer(1...3_650), default: 365, help: Phrase("Days to simulate"))
  static let retentions = OptionKey(
    "retention", .list(of: .decimal(Scheduler.retentionBounds, placeholder: "R")),
    defaultText: Phrase("the one set, the one recommended, 0.8, 0.85, 0.9 and 0.95"),
    help: Phrase("The retentions to compare, parted by commas"))
  static let new = OptionKey(
    "new", .integer(0...1_000_000), defaultText: Phrase("the setting new-per-day"), help: Phrase("New words a day"))
  static let seed = OptionKey(
    "seed", .integer(0...UInt64.max), default: 1,
    help: Phrase("Another number gives other chances, the same one the same"))

  static let specification = CommandSpecification(
    name: "forecast", summary: Phrase("Foresee reviews, minutes and words known"),
    discussion: Phrase(
      """
      Simulates the coming days: words are asked when they come due, and recalled as the memory model thinks likely; \
      new ones begin in the order in which they were added. Ratings and times are taken from your own answers. Shows \
      for each retention the reviews and minutes a day and the words known at the end, and recommends the retention \
      that gives the most words known for the minutes. Each word counts as a quiz asks it by default, as a word to be \
      produced; suspended words are left out.
      """),
    options: [days, retentions, new, EntryChoice.decks, seed, OutputFormat.option],
    examples: ["vocab forecast --days 90 --retention 0.85,0.9": Phrase("Compare two retentions over three months")])

  private let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) throws(UsageError) { self.arguments = arguments }

  func run(with library: Library, in environment: Environment) async throws -> ExitCode {
    let isText = arguments[OutputFormat.option] == .text
    let forecaster = try await Forecaster.of(
      library, decks: arguments[EntryChoice.decks], days: arguments[Self.days], new: arguments[Self.new],
      seed: arguments[Self.seed])
    let set = library.settings[SettingKeys.desiredRetention]
    let retentions = Set(arguments[Self.retentions] ?? [set, 0.8, 0.85, 0.9, 0.95])
    if !isText { try environment.out.write(raw: (["event": "start", "protocol": 1] as JSONValue).line + "\n") }
    guard !forecaster.cards.isEmpty else {
      guard isText else { return .done }
      try environment.out.writeParagraph(
        localized("There are no words to forecast. Add some with 'vocab import FILE' or 'vocab add WORD MEANING'."))
      return .done
    }
    let work = WatchedWork(localized("Simulating"), in: environment)
    defer { work.finish() }
    do {
      let report = try await report(of: forecaster, retentions, set: set, watched: work)
      work.finish()
      if isText {
        try ForecastText(
          report: report, strokes: environment.showsUnicode ? .braille : .ascii, columns: environment.out.columns
        ).write(to: environment.out)
      } else {
        for event in report.events { try environment.out.append(raw: event.line + "\n") }
      }
      return .done
    } catch let interruption as Interruption {
      return .after(interruption.signal)
    }
  }

  private func report(
    of forecaster: Forecaster, _ retentions: Set<Double>, set: Double, watched work: WatchedWork
  ) async throws -> ForecastReport {
    let total = forecaster.work(retentions.count)
    let done = Mutex(0)
    let onDay: @Sendable () throws -> Void = {
      let count = done.withLock { done in
        done += 1
        return done
      }
      try work.step(done: count, of: total)
    }
    // Both at once: the processors have something to do until the end.
    async let named = forecaster.forecasts(for: retentions, onDay: onDay)
    let advice = try await forecaster.advice(onDay: onDay)
    let best = arguments[Self.retentions] == nil ? [advice?.best.retention].compactMap(\.self) : []
    let more = try await forecaster.forecasts(for: Set(best).subtracting(retentions), onDay: onDay)
    return ForecastReport(
      forecasts: (try await named + more).sorted { $0.retention < $1.retention }, advice: advice,
      cardsPerSample: forecaster.cardsPerSample,
      plan: forecaster.plan, firstDay: forecaster.start.day, pastAnswers: forecaster.learner.count, setRetention: set)
  }
}
