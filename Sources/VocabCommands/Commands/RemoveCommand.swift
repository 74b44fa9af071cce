import CommandLineArguments
import Terminal
import Vocabulary
import VocabularyStore
import Wording

/// `vocab remove`: words, with all that is known of them.
struct RemoveCommand: LibraryCommand {
  static let words = ArgumentKey(
    repeated: "WORD", minimum: 1, .text("WORD", completion: .list("words")), help: Phrase("The words"))

  static let specification = CommandSpecification(
    name: "remove", summary: Phrase("Remove words with their cards and reviews"),
    discussion: Phrase("'vocab undo' brings them back as they were."), arguments: [words], options: [EntryChoice.deck],
    examples: ["vocab remove latency throughput": Phrase("Remove two words")])

  private let words: [String]
  private let deck: String?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    words = try arguments[Self.words]
    deck = arguments[EntryChoice.deck]
  }

  func run(with library: Library, in environment: Environment) async throws -> ExitCode {
    var entries: [StoredEntry] = []
    for word in words { entries.append(try await library.entry(named: word, deck: deck)) }
    try await library.store.remove(entries.map(\.id))
    for entry in entries {
      let word = WordPattern.shown(entry.content.word)
      try environment.out.writeLine(localized("Removed \(word, .bold) from \(entry.deck)."))
    }
    return .done
  }
}
