import CommandLineArguments
import JSONText
import Terminal
import UnicodeText
import VocabularyStore
import Wording

/// `vocab decks`: the decks and what stands in them.
struct DecksCommand: LibraryCommand {
  static let specification = CommandSpecification(
    name: "decks", summary: Phrase("List the decks"), options: [OutputFormat.option],
    examples: ["vocab decks": Phrase("See how many words each deck has")])

  private let format: OutputFormat

  init(_ arguments: ParsedArguments) throws(UsageError) { format = arguments[OutputFormat.option] }

  func run(with library: Library, in environment: Environment) async throws -> ExitCode {
    let decks = try await library.store.decks(at: library.moment)
    let out = environment.out
    switch format {
    case .jsonl:
      for deck in decks {
        let json: JSONValue = [
          "deck": .string(deck.name), "entries": .integer(deck.entries), "new": .integer(deck.new),
          "due": .integer(deck.due),
        ]
        try out.append(raw: json.line + "\n")
      }
    case .text where decks.isEmpty:
      try out.writeParagraph(
        localized("There are no decks. Add words with 'vocab import FILE' or 'vocab add WORD MEANING'."))
    case .text:
      let rows = decks.map { deck in
        (
          name: deck.name.onOneLine,
          counts: localized("\(deck.entries.counted(.word)), \(deck.due) due, \(deck.new) new")
        )
      }
      let width = rows.map(\.name.columns).max() ?? 0
      let layout = LabelledRows(
        columns: out.wrappingColumns, labelColumns: width + 2, textColumns: rows.map(\.counts.columns).max() ?? 0)
      for (name, counts) in rows {
        let label: StyledText = "\(name.padded(toColumns: width), .bold)  "
        for line in layout.lines(label, StyledText(counts)) { try out.appendLine(line) }
      }
    }
    return .done
  }
}
