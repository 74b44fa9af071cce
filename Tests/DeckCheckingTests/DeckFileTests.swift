import DeckFormats
import Foundation
import Testing
import Vocabulary

/// One of the project's decks.
struct Deck: Sendable, CustomTestStringConvertible {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("decks")
  static let all = ["developer-english", "business-english", "korean-starter", "german-starter"].map { Deck(name: $0) }

  var name: String
  var testDescription: String { name }

  func text() throws -> String {
    try String(contentsOf: Self.folder.appendingPathComponent(name + ".csv"), encoding: .utf8)
  }

  func entries() throws -> [Entry] {
    var reader = try DeckReader(source: MemorySource(try text().utf8))
    var entries: [Entry] = []
    while let row = try reader.next() { entries.append(row.entry) }
    return entries
  }
}

@Suite("the decks' files")
struct DeckFileTests {
  @Test("the folder holds these decks and nothing else")
  func present() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Deck.folder.path)
    #expect(files.sorted() == (Deck.all.map { $0.name + ".csv" } + ["README.md"]).sorted())
  }

  @Test("each word is one line that ends in a line feed, quoted only where it must be", arguments: Deck.all)
  func layout(deck: Deck) throws {
    let text = try deck.text()
    #expect(!text.unicodeScalars.contains("\r") && !text.unicodeScalars.contains("\u{FEFF}") && text.hasSuffix("\n"))
    let lines = text.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines[0] == """
        word,meaning,part_of_speech,level,example,translation,example_2,translation_2,confusable,pronunciation,note,\
        tags,language,meaning_language
        """)
    #expect(try deck.entries().count == lines.count - 1)
    for (index, line) in lines.enumerated() {
      let cells = Self.cells(line)
      #expect(cells.count == 14, "line \(index + 1)")
      let written = cells.map {
        $0.contains { $0 == "," || $0 == "\"" } ? "\"\($0.replacing("\"", with: "\"\""))\"" : $0
      }
      #expect(written.joined(separator: ",") == line, "line \(index + 1)")
      #expect(cells.allSatisfy { $0 == $0.trimmingCharacters(in: .whitespaces) }, "line \(index + 1)")
    }
  }

  /// The cells of a line, their quotes read.
  private static func cells(_ line: Substring) -> [String] {
    var cells = [""]
    var isQuoted = false
    var before: Character?
    for character in line {
      switch character {
      case "\"":
        // The second of two quotes within a quoted cell is text.
        if !isQuoted && before == "\"" { cells[cells.count - 1].append("\"") }
        isQuoted.toggle()
      case "," where !isQuoted: cells.append("")
      default: cells[cells.count - 1].append(character)
      }
      before = character
    }
    return cells
  }
}
