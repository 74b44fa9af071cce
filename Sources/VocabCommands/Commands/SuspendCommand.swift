import CommandLineArguments
import Terminal
import Vocabulary
import VocabularyStore
import Wording

/// The arguments of `suspend` and `resume`.
private enum Suspension {
  static let words = ArgumentKey(
    repeated: "WORD", minimum: 1, .text("WORD", completion: .list("words")), help: Phrase("The words"))

  static func run(
    _ words: [String], deck: String?, with library: Library, in environment: Environment,
    _ change: (VocabularyStore, [EntryID]) async throws -> Void, telling: (String) -> StyledText
  ) async throws -> ExitCode {
    var entries: [StoredEntry] = []
    for word in words { entries.append(try await library.entry(named: word, deck: deck)) }
    try await change(library.store, entries.map(\.id))
    for entry in entries {
      try environment.out.writeLine(telling(WordPattern.shown(entry.content.word)))
    }
    return .done
  }
}

/// `vocab suspend`: words that are not to be asked.
struct SuspendCommand: LibraryCommand {
  static let specification = CommandSpecification(
    name: "suspend", summary: Phrase("Leave words out of the quiz"), arguments: [Suspension.words],
    options: [EntryChoice.deck],
    examples: ["vocab suspend latency": Phrase("Never ask a word")])

  private let words: [String]
  private let deck: String?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    words = try arguments[Suspension.words]
    deck = arguments[EntryChoice.deck]
  }

  func run(with library: Library, in environment: Environment) async throws -> ExitCode {
    try await Suspension.run(
      words, deck: deck, with: library, in: environment, { try await $0.suspend($1) },
      telling: { localized("Suspended \($0, .bold).") })
  }
}

/// `vocab resume`: words that are to be asked again.
struct ResumeCommand: LibraryCommand {
  static let specification = CommandSpecification(
    name: "resume", summary: Phrase("Ask suspended words again"), arguments: [Suspension.words],
    options: [EntryChoice.deck],
    examples: ["vocab resume latency": Phrase("Ask a word again")])

  private let words: [String]
  private let deck: String?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    words = try arguments[Suspension.words]
    deck = arguments[EntryChoice.deck]
  }

  func run(with library: Library, in environment: Environment) async throws -> ExitCode {
    try await Suspension.run(
      words, deck: deck, with: library, in: environment, { try await $0.resume($1) },
      telling: { localized("Resumed \($0, .bold).") })
  }
}
