import CommandLineArguments
import Terminal
import VocabularyStore
import Wording

/// `vocab search`: words by a text within them, their meanings, sentences or notes.
struct SearchCommand: LibraryCommand {
  static let text = ArgumentKey("TEXT", .text("TEXT"), help: Phrase("What to look for, in any case"))

  static let specification = CommandSpecification(
    name: "search", summary: Phrase("Find words by a text within them"), arguments: [text],
    options: [EntryChoice.decks, OutputFormat.option],
    examples: ["vocab search cache": Phrase("Find every word with cache in it or in its sentences")])

  private let text: String
  private let decks: [String]
  private let format: OutputFormat

  init(_ arguments: ParsedArguments) throws(UsageError) {
    text = try arguments[Self.text]
    decks = arguments[EntryChoice.decks]
    format = arguments[OutputFormat.option]
  }

  func run(with library: Library, in environment: Environment) async throws -> ExitCode {
    let list = EntryList(format: format, environment: environment)
    try await list.write(EntryFilter(decks: decks, text: text), from: library)
    return .done
  }
}
