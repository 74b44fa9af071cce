import TestSupport
import Testing
import UnicodeText
import Vocabulary

@testable import DeckFormats

@Suite struct CellTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var cell: String
    var expected: [String]

    init(_ name: String, _ cell: String, _ expected: String...) {
      testDescription = name
      self.cell = cell
      self.expected = expected
    }
  }

  @Test(
    "meanings part at semicolons and line breaks",
    arguments: [
      Case("one", "진위", "진위"),
      Case("two", "진위; 진품임", "진위", "진품임"),
      Case("a full-width semicolon", "진위；진품임", "진위", "진품임"),
      Case("line breaks of every kind", "a\nb\r\nc\rd", "a", "b", "c", "d"),
      Case("empty ones are nothing", ";;a; ;b;", "a", "b"),
      Case("the same one twice is one", "a;b;a", "a", "b"),
      Case("escaped semicolons are text", "a\\;b;c\\；d", "a;b", "c；d"),
      Case("a doubled backslash is one, and the semicolon parts", "a\\\\;b", "a\\", "b"),
      Case("every sign can be escaped", "\\|\\:\\{\\}\\/\\(\\)\\\\", "|:{}/()\\"),
      Case("elsewhere a backslash is itself", "C:\\new\\table\\", "C:\\new\\table\\"),
      Case("spaces go at both ends of each", "\u{A0}a\u{3000};\u{200B}b\u{2060}", "a", "b"),
      Case("composed", "\u{1100}\u{1161}\u{11B9}; e\u{301}", "\u{AC12}", "\u{E9}"),
      Case("control characters go", "a\u{7}b;\u{1B}c\u{9B}", "ab", "c"),
      Case("a tab inside is a space", "a\tb", "a b"),
    ])
  func meanings(_ expected: Case) throws {
    let found = try row("w", expected.cell).meanings
    #expect(found.map { Array($0.utf8) } == expected.expected.map { Array($0.utf8) })
  }

  @Test(
    "a word keeps the escapes that its own markup reads",
    arguments: [
      Case("as written", "(to) go / colour", "(to) go / colour"),
      Case("kept", "and\\/or \\(sic\\) \\\\n", "and\\/or \\(sic\\) \\\\n"),
      Case("resolved", "a\\;b\\|c\\:d\\{e\\}f\\；g", "a;b|c:d{e}f；g"),
      Case("no escape", "\\d+", "\\d+"),
      Case("a line break is a space", "ice\ncream", "ice cream"),
    ])
  func words(_ expected: Case) throws {
    #expect(try row(expected.cell, "m").word == expected.expected[0])
  }

  @Test(
    "an example keeps the escapes that its own markup reads",
    arguments: [
      Case("kept", "a \\{set\\} {of} \\\\", "a \\{set\\} {of} \\\\"),
      Case("resolved", "a\\;b\\/c\\(d\\)", "a;b/c(d)"),
    ])
  func examples(_ expected: Case) throws {
    let text = "word,meaning,example\nw,m,\(quoted(expected.cell))\n"
    #expect(try entries(text).first?.examples.first?.text == expected.expected[0])
  }

  @Test(
    "near-synonyms part at bars, each from its reason at the first colon",
    arguments: [
      Case("two", "credibility: 믿음 | originality: new: really", "credibility=믿음", "originality=new: really"),
      Case("escapes", "9\\:00: a\\|b | c\\:d", "9:00=a|b", "c:d="),
      Case("nothing between bars", " | a: b | : c |", "a=b"),
    ])
  func confusables(_ expected: Case) throws {
    let text = "word,meaning,confusable\nw,m,\(quoted(expected.cell))\n"
    let found = try entries(text).first?.confusables.map { "\($0.word)=\($0.reason)" }
    #expect(found == expected.expected)
  }

  @Test("a line break in a note stays, every kind as a line feed")
  func note() throws {
    let text = "word,meaning,note\nw,m,\" first\r\nsecond\rthird\\;\u{7}\n\"\n"
    let (rows, notices) = try readAll(text)
    #expect(rows.first?.entry.note == "first\nsecond\nthird;")
    #expect(notices.kept.map { $0.message(file: "d.csv") } == ["d.csv:2: control characters removed from 'note'"])
  }

  @Test("tags part at spaces of every kind, each once")
  func tags() throws {
    #expect(try entries("word,meaning,tags\nw,m,  a b\u{3000}c a \n").first?.tags == ["a", "b", "c"])
  }

  @Test("sentences keep the order of their numbers, each with its translation")
  func numberedExamples() throws {
    let text = "word,meaning,example_3,translation 2,예문2,example,해석\nw,m,E3,T2,E2,E1,T1\nx,m,E3,,,,\n"
    let found = try entries(text).map(\.examples)
    #expect(
      found == [
        [
          Example(text: "E1", translation: "T1"), Example(text: "E2", translation: "T2"), Example(text: "E3"),
        ],
        [Example(text: "E3")],
      ])
  }

  @Test("all columns reach their fields")
  func allColumns() throws {
    let text = """
      deck,language,meaning_language,level,pos,pronunciation,accepted,note,tags,word,meaning
      d,de,en,B2,noun,ˈvɔɐ̯t,das Wort;Wörter,n,t,Wort,word

      """
    let row = try readAll(text).rows.first
    let entry = Entry(
      word: "Wort", language: "de", meanings: ["word"], meaningLanguage: "en", pronunciation: "ˈvɔɐ̯t",
      partOfSpeech: "noun", level: "B2", note: "n", tags: ["t"], accepted: ["das Wort", "Wörter"])
    #expect(row == DeckRow(line: 2, deck: "d", entry: entry))
  }

  /// Every scalar of the planes' crowded parts, and samples of the long uniform runs.
  private static let scalars: [Unicode.Scalar] = {
    let runs =
      [0...0x33FF, 0xA900...0xABFF, 0xD700...0xD7FF, 0xF900...0xFFFF, 0x1F000...0x1F9FF] as [ClosedRange<UInt32>]
    return (runs.flatMap(Array.init) + stride(from: 0x3400, to: 0x110000, by: 61)).compactMap(Unicode.Scalar.init)
  }()

  @Test("the look at bytes trims as the look at scalars does, for every kind of scalar")
  func trimming() {
    for scalar in Self.scalars {
      let text = String(Character(scalar)) + "x" + String(Character(scalar))
      let bytes = Array(text.utf8)
      let trimmed = String(decoding: bytes[CellText.trimmed(bytes.span)], as: UTF8.self)
      if trimmed.utf8.count != text.trimmedSpaces.utf8.count { Issue.record("U+\(String(scalar.value, radix: 16))") }
    }
  }

  @Test("letters that are not composed are noted where that is asked for, in every format of text")
  func compositionNoted() throws {
    var options = ReadOptions(notesComposition: true)
    func messages(_ text: String) throws -> [String] {
      var reader = try TextFormat.reader(for: MemorySource(text.utf8), name: "d", options: options)
      while try reader.next() != nil {}
      return reader.notices.kept.map { $0.message(file: "d") }
    }
    let word = "caf\u{65}\u{301}"
    #expect(try messages("word,meaning\n\(word),카페\n") == ["d:2: the letters of 'word' are not composed (NFC)"])
    #expect(
      try messages("{\"word\":\"\(word)\",\"meanings\":[\"카페\"]}\n") == [
        "d:1: the letters of 'word' are not composed (NFC)"
      ])
    #expect(try messages("\(word) - 카페, 찻집\n") == ["d:1: the letters of 'word' are not composed (NFC)"])
    #expect(try messages("word,meaning\ncaf\u{E9},카페\n") == [])
    options.notesComposition = false
    #expect(try messages("word,meaning\n\(word),카페\n") == [])
  }

  @Test("a cell that the quick look lets pass is composed and has no control characters, for every kind of scalar")
  func quickLook() {
    for scalar in Self.scalars {
      for text in [String(Character(scalar)), "e가か" + String(Character(scalar)) + "b"] {
        let bytes = Array(text.utf8)
        if CellText.traits(of: bytes.span).contains(.rough) { continue }
        if text.hasControls() || Array(text.composed.utf8) != bytes {
          Issue.record("U+\(String(scalar.value, radix: 16))")
        }
      }
    }
  }

  @Test(
    "ordinary Korean, Japanese, Chinese and European text passes the quick look",
    arguments: [
      "우리는 그 문서의 진위를 확인해야 한다.", "漢字とかな、カタカナ。", "汉字，标点！", "Äußerst façade “naïve” — 10 €", "слово",
    ])
  func quickLookPasses(_ text: String) {
    let bytes = Array(text.utf8)
    #expect(CellText.traits(of: bytes.span) == [])
  }

  private func row(_ word: String, _ meaning: String) throws -> Entry {
    try #require(try entries("word,meaning\n\(quoted(word)),\(quoted(meaning))\n").first)
  }

  private func quoted(_ cell: String) -> String { "\"\(cell)\"" }
}
