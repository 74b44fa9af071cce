import Terminal
import Testing

@testable import VocabCommands

@Suite("rows with labels")
struct LabelledRowsTests {
  private func lines(columns: Int?, textColumns: Int = .max) -> [String] {
    LabelledRows(columns: columns, labelColumns: 9, textColumns: textColumns)
      .lines("  one    ", "what is said of the one, in a few words", indent: 2).map(\.plain)
  }

  @Test("without a terminal a row is a line")
  func unwrapped() { #expect(lines(columns: nil) == ["  one    what is said of the one, in a few words"]) }

  @Test("what does not fit goes on below the text")
  func hanging() {
    #expect(lines(columns: 50) == ["  one    what is said of the one, in a few words"])
    #expect(lines(columns: 40) == ["  one    what is said of the one, in a", "         few words"])
  }

  @Test("with little room the text stands below its label, unless every text fits")
  func below() {
    #expect(lines(columns: 38) == ["  one", "    what is said of the one, in a few", "    words"])
    #expect(
      LabelledRows(columns: 20, labelColumns: 9, textColumns: 11).lines("  one    ", "two three!!").map(\.plain)
        == ["  one    two three!!"])
    #expect(
      LabelledRows(columns: 12, labelColumns: 15).lines("a long label   ", "text").map(\.plain)
        == ["a long label", "  text"])
  }
}
