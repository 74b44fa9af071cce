import Foundation
import Quiz
import Testing
import Vocabulary

/// The counts in decks/README.md, which are made of the decks: `scripts/deck-tables` writes them.
struct DeckTables {
  static let begin = "<!-- counts: written by scripts/deck-tables -->\n"
  static let end = "<!-- end of counts -->"

  var text: String

  init(_ decks: [(name: String, entries: [Entry])]) {
    let levels = CEFRLevel.allCases.map(\.rawValue)
    text = "\n" + Self.row(["deck", "words"] + levels + ["two sentences", "near-synonyms"])
    text += Self.row(["---"] + Array(repeating: "---:", count: levels.count + 3))
    for (name, entries) in decks {
      let counts =
        [entries.count] + levels.map { level in entries.count { $0.level == level } }
        + [entries.count { $0.examples.count > 1 }, entries.count { !$0.confusables.isEmpty }]
      text += Self.row(["`\(name)`"] + counts.map { $0 == 0 ? "" : "\($0)" })
    }
    for (name, entries) in decks {
      text += "\nThemes of `\(name)`: " + Self.counts(entries.flatMap(\.tags)) + ".\n"
      text += "\nParts of speech: " + Self.counts(entries.compactMap(\.partOfSpeech)) + ".\n"
    }
    text += "\n"
  }

  private static func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }

  /// Each name with how often it is there, the most frequent first.
  private static func counts(_ names: [String]) -> String {
    Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +).sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }
      .map { "\($0.key) \($0.value)" }.joined(separator: ", ")
  }
}

@Suite("decks/README.md")
struct DeckTablesTests {
  @Test("its counts are those of the decks")
  func counts() throws {
    let file = Deck.folder.appendingPathComponent("README.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let begin = try #require(text.range(of: DeckTables.begin))
    let end = try #require(text.range(of: DeckTables.end))
    let made = DeckTables(try Deck.all.map { ($0.name, try $0.entries()) }).text
    if ProcessInfo.processInfo.environment["VOCAB_WRITE_DECK_TABLES"] != nil {
      let written = text[..<begin.upperBound] + made + text[end.lowerBound...]
      try String(written).write(to: file, atomically: true, encoding: .utf8)
    } else {
      #expect(text[begin.upperBound..<end.lowerBound] == made, "scripts/deck-tables writes them anew")
    }
  }
}
