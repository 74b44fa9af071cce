import CommandLineArguments
import Terminal
import Vocabulary
import VocabularyStore
import Wording

/// What `suspend` and `resume` are given.
private struct ChosenWords {
  static let words = ArgumentKey(
    repeated: "WORD", minimum: 1, .text("WORD", completion: .list("words")), help: Phrase("The words"))

  private let words: [String]
  private let deck: String?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    words = try arguments[Self.words]
    deck = arguments[EntryChoice.deck]
  }

  /// Changes the entries together, and tells each.
  func change(
    in library: Library, _ environment: Environment, by change: ([EntryID]) async throws -> Void,
    telling: (String) -> StyledText
  ) async throws {
    var entries: [StoredEntry] = []
    for word in words { entries.append(try await library.entry(named: word, deck: deck)) }
    try await change(entries.map(\.id))
    for entry in entries { try environment.out.writeLine(telling(WordPattern.shown(entry.content.word))) }
  }
}

/// `vocab suspend`: words that are not to be asked.
struct SuspendCommand: LibraryCommand {
  static let specification = CommandSpecification(
    name: "suspend", summary: Phrase("Leave words out of the quiz"), arguments: [ChosenWords.words],
    options: [EntryChoice.deck],
    examples: ["vocab suspend latency": Phrase("Never ask a word")])

  private let chosen: ChosenWords

  init(_ arguments: ParsedArguments) throws(UsageError) { chosen = try ChosenWords(arguments) }

  func run(with library: Library, in environment: Environment) async throws -> ExitCode {
    try await chosen.change(
      in: library, environment, by: { try await library.store.suspend($0) },
      telling: { localized("Suspended \($0, .bold).") })
    return .done
  }
}

/// `vocab resume`: words that are to be asked again.
struct ResumeCommand: LibraryCommand {
  static let specification = CommandSpecification(
    name: "resume", summary: Phrase("Ask suspended words again"), arguments: [ChosenWords.words],
    options: [EntryChoice.deck],
    examples: ["vocab resume latency": Phrase("Ask a word again")])

  private let chosen: ChosenWords

  init(_ arguments: ParsedArguments) throws(UsageError) { chosen = try ChosenWords(arguments) }

  func run(with library: Library, in environment: Environment) async throws -> ExitCode {
    try await chosen.change(
      in: library, environment, by: { try await library.store.resume($0) },
      telling: { localized("Resumed \($0, .bold).") })
    return .done
  }
}
