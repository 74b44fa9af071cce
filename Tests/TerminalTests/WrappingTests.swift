import Terminal
import TestSupport
import Testing
import UnicodeText

@Suite("wrapping")
struct WrappingTests {
  static let table: [(name: String, text: String, columns: Int, lines: [String])] = [
    ("nothing", "", 10, [""]),
    ("what fits", "one two", 7, ["one two"]),
    ("a break at a space, which goes", "one two three", 8, ["one two", "three"]),
    ("several spaces at a break", "one   two", 5, ["one", "two"]),
    ("spaces within a line stay", "a  b", 10, ["a  b"]),
    ("spaces that begin a line stay", "  a", 10, ["  a"]),
    ("line feeds stay breaks", "a\n\nb\n", 10, ["a", "", "b", ""]),
    ("a word that is too long is cut", "abcdefgh ij", 3, ["abc", "def", "gh", "ij"]),
    ("Hangul keeps its words whole", "문서의 진위를 확인", 10, ["문서의", "진위를", "확인"]),
    ("Hangul that is too long is cut", "진위를확인하다", 5, ["진위", "를확", "인하", "다"]),
    ("Chinese and kana break anywhere", "毎日新聞を読む", 8, ["毎日新聞", "を読む"]),
    ("but not before closing punctuation", "毎日新聞。読む", 8, ["毎日新", "聞。読む"]),
    ("nor after opening punctuation", "毎日（新聞）", 6, ["毎日", "（新", "聞）"]),
    ("a mixture", "JR東日本 line", 6, ["JR東日", "本", "line"]),
    ("a width too small for a character", "가나", 1, ["가", "나"]),
  ]

  @Test("text is cut into lines by columns", arguments: table)
  func wrapped(_ row: (name: String, text: String, columns: Int, lines: [String])) {
    #expect(row.text.wrapped(columns: row.columns) == row.lines)
  }

  @Test("lines after the first are indented")
  func indent() {
    #expect("one two three".wrapped(columns: 7, indent: 2) == ["one two", "  three"])
  }

  @Test("a style goes on in the next line")
  func styles() {
    let text: StyledText = "see \("one two", .bold)"
    #expect(
      text.wrapped(columns: 7).map { $0.rendered(color: true) } == [
        "see \u{1B}[1mone\u{1B}[0m", "\u{1B}[1mtwo\u{1B}[0m",
      ])
  }

  @Test("no line is wider than asked, and no letter is lost", arguments: 0..<50)
  func anyText(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    let letters = Array("ab 진위 日本。（） e\u{301}😀\n")
    let text = String((0..<120).map { _ in letters.randomElement(using: &generator) ?? "a" })
    let columns = Int.random(in: 2...20, using: &generator)
    let lines = text.wrapped(columns: columns)
    #expect(lines.allSatisfy { $0.columns <= columns })
    #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " && $0 != "\n" })
  }
}
