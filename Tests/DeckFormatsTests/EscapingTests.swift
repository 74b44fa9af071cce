import TestSupport
import Testing
import Vocabulary

@testable import DeckFormats

@Suite struct EscapingTests {
  @Test("what is written into a cell reads back as it was")
  func roundTrip() throws {
    var random = SeededGenerator(seed: 7)
    let pieces = ["a", "b", "\\", ";", "；", "|", ":", "{", "}", "/", "(", ")", " ", "값"]
    func text() -> String {
      let parts = (0..<Int.random(in: 0...5, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
      return "x" + parts.joined() + (Bool.random(using: &random) ? "\\" : "y")
    }
    for _ in 0..<2_000 {
      let meanings = Array(Set((0..<3).map { _ in text() }))
      let confusables = (0..<2).map { _ in Confusable(word: text(), reason: Bool.random(using: &random) ? text() : "") }
      let note = text()
      let cells = [
        "w", CellEscaping.joined(meanings: meanings),
        CellEscaping.joined(confusables: confusables.map { ($0.word, $0.reason) }),
        CellEscaping.cell(note, role: .plain),
      ]
      let row = cells.map { "\"\($0)\"" }.joined(separator: ",")
      let entry = try #require(try entries("word,meaning,confusable,note\n\(row)\n").first)
      try #require(entry.meanings == meanings)
      try #require(entry.confusables == confusables)
      try #require(entry.note == note)
    }
  }

  @Test(
    "a stored word or example reads back as the same markup",
    arguments: [
      "a / b", "(to) go", "and\\/or", "\\\\", "\\d", "a\\\\;b", "a;b|c:d", "{x} \\{y\\}", "C:\\new",
    ])
  func markup(_ cell: String) throws {
    let stored = try #require(try entries("word,meaning,example\n\(cell),m,\(cell)\n").first)
    let word = CellEscaping.cell(stored.word, role: .word)
    let example = CellEscaping.cell(stored.examples[0].text, role: .example)
    #expect(try entries("word,meaning,example\n\(word),m,\(example)\n") == [stored])
  }

  @Test("nothing is escaped that need not be")
  func plainStaysPlain() {
    #expect(CellEscaping.joined(meanings: ["a/b (c)", "d: e", "C:\\new"]) == "a/b (c); d: e; C:\\new")
    #expect(CellEscaping.joined(meanings: ["a;b", "c；d\\"]) == "a\\;b; c\\；d\\\\")
    #expect(CellEscaping.joined(confusables: [("a:b", "c:d|e"), ("f", "")]) == "a\\:b: c:d\\|e | f")
    #expect(CellEscaping.cell("a\\;b", role: .plain) == "a\\\\;b")
  }
}
