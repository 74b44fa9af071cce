import CommandLineArguments
import Terminal
import VocabularyStore
import Wording

/// `vocab list`: the entries, one a line.
struct ListCommand: LibraryCommand {
  static let due = OptionKey(flag: "due", help: Phrase("Only words with a card that is due"))
  static let new = OptionKey(flag: "new", help: Phrase("Only words never asked"))
  static let leech = OptionKey(flag: "leech", help: Phrase("Only words that are forgotten again and again"))
  static let flagged = OptionKey(flag: "flagged", help: Phrase("Only words that were flagged in a quiz"))
  static let sort = OptionKey(
    "sort", .choice(of: EntryFilter.Order.self), default: .added, help: Phrase("The order"))

  static let specification = CommandSpecification(
    name: "list", summary: Phrase("List words"),
    options: [
      EntryChoice.decks, EntryChoice.tag, EntryChoice.levels, due, new, leech, flagged, sort, OutputFormat.option,
    ],
    examples: [
      "vocab list --deck German --new": Phrase("List what was never asked"),
      "vocab list --leech --format jsonl": Phrase("Hand what is always forgotten to another program"),
    ])

  private let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) throws(UsageError) { self.arguments = arguments }

  func run(with library: Library, in environment: Environment) async throws -> ExitCode {
    let filter = EntryFilter(
      decks: arguments[EntryChoice.decks], tag: arguments[EntryChoice.tag].map(EntryChoice.tagName),
      levels: arguments[EntryChoice.levels] ?? [],
      due: arguments[Self.due] ? library.moment : nil, isNew: arguments[Self.new],
      isLeech: arguments[Self.leech], isFlagged: arguments[Self.flagged], order: arguments[Self.sort])
    try await EntryList(format: arguments[OutputFormat.option], environment: environment).write(filter, from: library)
    return .done
  }
}
