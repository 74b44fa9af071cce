import CommandLineArguments
import DeckFormats
import Scheduling
import Terminal
import VocabularyStore
import Wording

/// `vocab optimize`: fits the memory model to past answers.
struct OptimizeCommand: LibraryCommand {
  static let deck = ArgumentKey(
    optional: "DECK", .text("DECK", completion: .list("decks")),
    help: Phrase("Fit to the answers of this deck and those below it, and use the result for them alone"))
  static let model = OptionKey(
    "model", .choice(of: ModelChoice.self), defaultText: Phrase("the setting"),
    help: Phrase("The memory model; auto fits both")
  )
  static let log = OptionKey(
    "log", .file("FILE", extensions: ["csv"]),
    help: Phrase("Fit to a log (card,reviewed_at_ms,rating), and change nothing"))
  static let check = OptionKey(
    flag: "check", help: Phrase("Fit to the past and judge by what followed; change nothing"))
  static let predictions = OptionKey(
    "predictions", .file("FILE", extensions: ["csv"]),
    help: Phrase("With --check: write what was foretold of each answer"))

  static let specification = CommandSpecification(
    name: "optimize", summary: Phrase("Fit the memory model to your own answers"),
    discussion: Phrase(
      """
      Afterwards every card's memory is made anew from its answers, and due dates follow; 'vocab undo' takes it back. \
      Of auto, the model is used that foretells better, fitted to the past and judged by what followed. --check shows how \
      well: log loss (lower is better), and how often words were recalled of which so much was foretold.
      """),
    arguments: [deck], options: [model, log, check, predictions, OutputFormat.option],
    examples: [
      "vocab optimize": Phrase("Fit the memory model to your answers"),
      "vocab optimize --check": Phrase("See how well it foretells"),
    ])

  private let deck: String?
  private let model: ModelChoice?
  private let log: String?
  private let isCheck: Bool
  private let predictions: String?
  private let format: OutputFormat

  init(_ arguments: ParsedArguments) throws(UsageError) {
    deck = try arguments[Self.deck]
    model = arguments[Self.model]
    log = arguments[Self.log]
    isCheck = arguments[Self.check]
    predictions = arguments[Self.predictions]
    format = arguments[OutputFormat.option]
    if predictions != nil && !isCheck { throw .missingOneOf(["--check"], command: ["optimize"]) }
    if deck != nil && log != nil { throw .conflictingOptions("DECK", "--log") }
  }

  func run(with library: Library, in environment: Environment) async throws -> ExitCode {
    let choice = model ?? library.settings[SettingKeys.model]
    let work = WatchedWork(localized("Fitting, round"), in: environment)
    defer { work.finish() }
    do {
      let optimizer = Optimizer(
        kinds: choice.kind.map { [$0] } ?? MemoryModelKind.allCases, log: try await reviewLog(in: library, environment),
        work: work, presenter: OptimizerPresenter(format: format, out: environment.out))
      if isCheck {
        if let predictions { try library.refuseOwnFile(predictions) }
        try optimizer.check(predictions: try predictions.map { try WholeFile($0) })
      } else if let fits = try optimizer.fit(), log == nil {
        try await use(fits, choice, optimizer, in: library)
      }
      return .done
    } catch let interruption as Interruption {
      work.finish()
      try environment.err.writeLine(localized("stopped: nothing was changed"))
      return .after(interruption.signal)
    }
  }

  private func reviewLog(in library: Library, _ environment: Environment) async throws -> ReviewLog {
    guard let log else {
      return ReviewLog(try await library.store.reviewLog(filter: EntryFilter(decks: deck.map { [$0] } ?? [])))
    }
    return try Self.readLog(log, environment)
  }

  private static func readLog(_ log: String, _ environment: Environment) throws(FileFailure) -> ReviewLog {
    do throws(DeckFormatError) {
      let source: any ByteSource =
        log == "-" ? try MemorySource(readingAllOf: environment.input) : try FileSource(path: log)
      var reader = try ReviewLogReader(source: source, dayOf: StudyCalendar.day(inLog:))
      var reviews: [LoggedReview] = []
      while let review = try reader.next() { reviews.append(review) }
      return ReviewLog(reviews)
    } catch {
      throw FileFailure(file: log, error: error)
    }
  }

  private func use(
    _ fits: [FittedWeights], _ choice: ModelChoice, _ optimizer: Optimizer, in library: Library
  ) async throws {
    guard let best = fits.first else { return }
    var values = KeptFit.values(fits, reviews: optimizer.log.count, deck: deck)
    if choice != library.settings[SettingKeys.model] { values[SettingKeys.model.name] = choice.rawValue }
    let settings = library.settings.setting(values)
    let label = "\(best.kind.title)\(deck.map { ", \($0)" } ?? "")"
    let work = optimizer.work
    let before = try await DueReport.make(of: library)
    let moved = try await library.store.rebuild(
      setting: values, kind: .optimize, label: label, scheduler: { settings.scheduler(deck: $0) },
      progress: { _ in if let signal = work.signal { throw Interruption(signal: signal) } })
    work.finish()
    let after = try await DueReport.make(of: library)
    try optimizer.presenter.used(best.kind, moved: moved, due: (before: before, after: after))
  }
}

extension StudyCalendar {
  /// The study day of an instant in a log that names none: that of UTC, from four o'clock on, as published logs count.
  static func day(inLog instant: Timestamp) -> StudyDay {
    StudyCalendar(utcOffset: { _ in 0 }).day(of: instant)
  }
}
