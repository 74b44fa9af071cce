import CommandLineArguments
import JSONText
import Quiz
import Scheduling
import Terminal
import Vocabulary
import VocabularyStore
import Wording

/// `vocab show`: one word with all that is known of it.
struct ShowCommand: LibraryCommand {
  static let word = ArgumentKey("WORD", .text("WORD", completion: .list("words")), help: Phrase("The word"))

  static let specification = CommandSpecification(
    name: "show", summary: Phrase("Show a word, its memory and its history"), arguments: [word],
    options: [EntryChoice.deck, OutputFormat.option],
    examples: ["vocab show latency": Phrase("See when a word comes due, and why")])

  private let word: String
  private let deck: String?
  private let format: OutputFormat

  init(_ arguments: ParsedArguments) throws(UsageError) {
    word = try arguments[Self.word]
    deck = arguments[EntryChoice.deck]
    format = arguments[OutputFormat.option]
  }

  func run(with library: Library, in environment: Environment) async throws -> ExitCode {
    let pronunciations = Pronunciations(store: library.store, settings: library.speechSettings())
    for entry in try await library.entries(named: word, deck: deck) {
      let cards = try await library.store.cards(of: entry.id)
      let reviews = try await library.store.reviews(of: entry.id)
      switch format {
      case .jsonl:
        let json = entry.json.adding([
          "ipa": .optional(await pronunciations.sound(of: entry.content)?.ipa),
          "cards": .array(cards.map { $0.json(in: library) }), "reviews": .array(reviews.map(\.json)),
        ])
        try environment.out.append(raw: json.line + "\n")
      case .text:
        let page = EntryPage(
          entry: entry, cards: cards, reviews: reviews, library: library,
          sound: await pronunciations.sound(of: entry.content))
        for line in page.lines { try environment.out.writeParagraph(line, indent: 2) }
      }
    }
    return .done
  }
}
