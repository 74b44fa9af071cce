import CommandLineArguments
import JSONText
import Scheduling
import Terminal
import UnicodeText
import VocabularyStore
import Wording

/// The steps that `undo` takes back and `redo` makes again, and what is said of them.
private struct StepTurn {
  static let count = ArgumentKey(
    optional: "N", ValueKind<Int>.integer(1...1_000), help: Phrase("How many steps; one unless given"))

  private let count: Int

  init(_ arguments: ParsedArguments) throws(UsageError) { count = try arguments[Self.count] ?? 1 }

  /// - Parameter turn: is given how many steps, and what it is to ask now and then whether it may go on.
  func run(
    with library: Library, in environment: Environment,
    by turn: (Int, @Sendable () throws -> Void) async throws -> [HistoryStep],
    stopped: @autoclosure () -> StyledText, nothing: @autoclosure () -> StyledText, telling: (String) -> StyledText
  ) async throws -> ExitCode {
    let work = WatchedWork(in: environment)
    defer { work.finish() }
    let steps: [HistoryStep]
    do {
      steps = try await turn(count) { try work.step(done: 0, of: 0) }
    } catch let interruption as Interruption {
      try environment.err.writeLine(stopped())
      return .after(interruption.signal)
    }
    // The language may be among what was taken back or made again.
    Settings(try await library.store.settings()).chooseLanguage(environment.variables)
    if steps.isEmpty { try environment.err.writeLine(nothing()) }
    for step in steps { try environment.out.writeLine(telling(step.wording)) }
    if !steps.isEmpty, steps.count < count {
      try environment.err.writeLine(
        steps.count == 1 ? localized("There was only 1.") : localized("There were only \(steps.count)."))
    }
    return .done
  }
}

/// `vocab undo`: takes back the last changes.
struct UndoCommand: LibraryCommand {
  static let specification = CommandSpecification(
    name: "undo", summary: Phrase("Take back the last change, or the last N"),
    discussion: Phrase("Answers, imports, edits, removals and settings are steps; 'vocab history' lists them."),
    arguments: [StepTurn.count],
    examples: [
      "vocab undo": Phrase("Take back the last answer or change"),
      "vocab undo 3": Phrase("Take back the last three"),
    ])

  private let turn: StepTurn

  init(_ arguments: ParsedArguments) throws(UsageError) { turn = try StepTurn(arguments) }

  func run(with library: Library, in environment: Environment) async throws -> ExitCode {
    try await turn.run(
      with: library, in: environment, by: { try await library.store.undo($0, goOn: $1) },
      stopped: localized("stopped: nothing was taken back"), nothing: localized("There is nothing to take back."),
      telling: { localized("Taken back: \($0)") })
  }
}

/// `vocab redo`: makes changes again that were taken back.
struct RedoCommand: LibraryCommand {
  static let specification = CommandSpecification(
    name: "redo", summary: Phrase("Make a change again that was taken back"), arguments: [StepTurn.count],
    examples: ["vocab redo": Phrase("Make it again after all")])

  private let turn: StepTurn

  init(_ arguments: ParsedArguments) throws(UsageError) { turn = try StepTurn(arguments) }

  func run(with library: Library, in environment: Environment) async throws -> ExitCode {
    try await turn.run(
      with: library, in: environment, by: { try await library.store.redo($0, goOn: $1) },
      stopped: localized("stopped: nothing was made again"), nothing: localized("There is nothing to make again."),
      telling: { localized("Made again: \($0)") })
  }
}

/// `vocab history`: the changes that can be taken back.
struct HistoryCommand: LibraryCommand {
  static let limit = OptionKey(
    "limit", short: "n", .integer(1...1_000), default: 20, help: Phrase("At most so many steps"))

  static let specification = CommandSpecification(
    name: "history", summary: Phrase("List the changes that can be taken back, the last first"),
    options: [limit, OutputFormat.option],
    examples: ["vocab history --limit 5": Phrase("See what the next undo takes back")])

  private let limit: Int
  private let format: OutputFormat

  init(_ arguments: ParsedArguments) throws(UsageError) {
    limit = arguments[Self.limit]
    format = arguments[OutputFormat.option]
  }

  func run(with library: Library, in environment: Environment) async throws -> ExitCode {
    let rows = LabelledRows(columns: environment.out.wrappingColumns, labelColumns: 18)
    for step in try await library.store.history(limit: limit) {
      switch format {
      case .jsonl:
        let json: JSONValue = [
          "at": .string(step.at.rfc3339), "kind": .string(step.kind.rawValue), "label": .string(step.label),
          "undone": .bool(step.isUndone),
        ]
        try environment.out.append(raw: json.line + "\n")
      case .text:
        let time = Clock.localFields(at: step.at).formatted("%Y-%m-%d %H:%M")
        let mark = step.isUndone ? localized(" (taken back)") : ""
        for line in rows.lines("\(time, .dim)  ", "\(step.wording)\(mark)") { try environment.out.appendLine(line) }
      }
    }
    return .done
  }
}

extension HistoryStep {
  /// `answer: latency`
  fileprivate var wording: String { "\(kind.name): \(label.onOneLine)" }
}

extension ChangeKind {
  /// The kind as it is called in the list.
  fileprivate var name: String {
    switch self {
    case .answer: localized("answer")
    case .add: localized("add")
    case .import: localized("import")
    case .edit: localized("edit")
    case .remove: localized("remove")
    case .suspend: localized("suspend")
    case .resume: localized("resume")
    case .flag: localized("flag")
    case .accept: localized("accept")
    case .setting: localized("setting")
    case .optimize: localized("optimize")
    case .restore: localized("restore")
    case .repair: localized("repair")
    }
  }
}
