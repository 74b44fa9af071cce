import Foundation
import TestSupport
import Testing
import UnicodeText

@Suite("text")
struct UnicodeTextTests {
  @Test(
    "composing makes equal words equal bytes",
    arguments: [
      ("값", "값"), ("nai\u{308}ve", "naïve"), ("が", "が"), ("abc", "abc"), ("", ""), ("\u{1112}\u{1161}\u{11AB}", "한"),
    ])
  func composing(text: String, expected: String) {
    #expect(Array(text.decomposed.composed.utf8) == Array(expected.utf8))
    #expect(Array(text.composed.utf8) == Array(expected.utf8))
  }

  @Test("what a look takes for composed is composed")
  func plainlyComposed() {
    for value in UInt32(0)..<0x1_0000 {
      guard let scalar = Unicode.Scalar(value), String(scalar).isPlainlyComposed else { continue }
      let independent = String(scalar).precomposedStringWithCanonicalMapping
      #expect(Array(independent.utf8) == Array(String(scalar).utf8), "U+\(String(value, radix: 16))")
    }
  }

  @Test(
    "spaces of every kind go at both ends, and no others",
    arguments: [
      ("  a b ", "a b"), ("\u{A0}commit\u{3000}", "commit"), ("\u{FEFF}x\u{200B}\u{2060}", "x"), ("\t\r\n", ""),
      ("", ""),
      ("a\u{A0}b", "a\u{A0}b"),
    ])
  func trimming(text: String, expected: String) {
    #expect(text.trimmedSpaces == expected)
  }

  @Test("what is taken for a space is white space or an invisible mark, of all code points")
  func spaces() {
    for value in UInt32(0)...0x10_FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let expected =
        value < 0x80
        ? value == 0x20 || (0x09...0x0D).contains(value)
        : scalar.properties.isWhitespace || [0x200B, 0x2060, 0xFEFF].contains(value)
      #expect(scalar.isSpaceOrInvisible == expected, "U+\(String(value, radix: 16))")
    }
  }

  /// Texts of a few scalars each, most of them ordinary, some that are not.
  static func texts(_ count: Int, seed: UInt64) -> [String] {
    let scalars = Array("ab한が漢é  \u{301}\u{1112}\u{1161}\u{A0}\u{3000}\u{200B}\t\n\u{7}\u{85}\u{202E}👍".unicodeScalars)
    var chance = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      let usual = Int.random(in: 1...scalars.count, using: &chance)
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...6, using: &chance) {
        text.append(scalars[Int.random(in: 0..<usual, using: &chance)])
      }
      return String(text)
    }
  }

  @Test("collapsing spaces leaves the words, one space between them")
  func collapsing() {
    for text in Self.texts(3_000, seed: 1) {
      let words = text.unicodeScalars.split(whereSeparator: \.isSpaceOrInvisible).map { String($0) }
      let expected = Array(words.joined(separator: " ").unicodeScalars)
      #expect(Array(text.collapsedSpaces.unicodeScalars) == expected, "\(text.debugDescription)")
      #expect(Array(text[...].collapsedSpaces.unicodeScalars) == expected, "\(text.debugDescription)")
    }
  }

  @Test("composing and putting on one line change nothing where a look takes it for that")
  func plainLines() {
    var plain = 0
    for text in Self.texts(3_000, seed: 2) where text.isPlainLine {
      plain += 1
      #expect(Array(text.onOneLine.composed.unicodeScalars) == Array(text.unicodeScalars), "\(text.debugDescription)")
    }
    #expect(plain > 500)
    #expect("latency 지연 시간".isPlainLine && !"a\u{301}".isPlainLine && !"a\tb".isPlainLine)
  }

  @Test("control characters go, a line feed only when it may not stay")
  func controls() {
    #expect("bell\u{1B}[31m\u{7}\u{9B}".removingControls() == "bell[31m")
    #expect("a\nb\u{0}".removingControls(keepingLineBreaks: true) == "a\nb")
    #expect("a\r\nb\tc\u{7F}".onOneLine == "a b c")
    #expect("a\u{202E}b\u{2066}c".removingControls() == "abc")
    #expect(!"plain 한글".hasControls())
  }

  @Test(
    "folding",
    arguments: [
      ("ABC", "abc"), ("Straße", "strasse"), ("ÄRGER", "ärger"), ("ΣΑΣ", "σασ"), ("한글", "한글"),
    ])
  func folding(text: String, expected: String) {
    #expect(text.caseFolded == expected)
  }

  @Test("width variants are made ordinary, other compatibility characters stay")
  func widths() {
    #expect("ＡＢＣ１２３！".widthFolded == "ABC123!")
    #expect("ｶﾒﾗｶﾞ".widthFolded == "カメラガ")
    #expect("x²™".widthFolded == "x²™")
  }

  @Test("marks go from letters where they are accents")
  func marks() {
    #expect("café año naïve Ärger".withoutMarks == "cafe ano naive Arger")
    #expect("がカ한".withoutMarks == "がカ한")
  }

  @Test(
    "columns of a terminal",
    arguments: [("a", 1), ("한", 2), ("カ", 2), ("é", 1), ("한", 2), ("👍🏽", 2), ("❤️", 2), ("\u{200B}", 0), ("", 0)])
  func columns(text: String, expected: Int) {
    #expect(text.columns == expected)
    #expect(text.decomposed.columns == expected)
  }

  @Test("cutting and padding count columns")
  func cutting() {
    #expect("한글날".truncated(toColumns: 5) == "한글…")
    #expect("한글날".truncated(toColumns: 4) == "한…")
    #expect("abc".truncated(toColumns: 3) == "abc")
    #expect("abc".truncated(toColumns: 0) == "")
    #expect("한".padded(toColumns: 4) == "한  ")
  }
}
