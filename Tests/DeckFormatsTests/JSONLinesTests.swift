import DeckFormats
import Testing
import Vocabulary

@Suite("JSON lines")
struct JSONLinesTests {
  private func read(
    _ text: String, _ options: ReadOptions = ReadOptions()
  ) throws(DeckFormatError) -> (rows: [DeckRow], notices: [String]) {
    var reader = try TextFormat.reader(for: MemorySource(text.utf8), name: "d.jsonl", options: options)
    var rows: [DeckRow] = []
    while let row = try reader.next() { rows.append(row) }
    return (rows, reader.notices.kept.map { $0.message(file: "d.jsonl") })
  }

  @Test("a word and meanings are enough; what is unknown is passed over, languages are guessed")
  func least() throws {
    let (rows, notices) = try read(
      "\u{FEFF}\n{\"word\":\" retain \",\"meanings\":[\" 유지하다 \",\"보유; 하다\"],\"x\":[{}],\"note\":null}\r\n\n")
    let entry = Entry(word: "retain", language: "en", meanings: ["유지하다", "보유; 하다"], meaningLanguage: "ko")
    #expect(rows == [DeckRow(line: 2, entry: entry)])
    #expect(notices.isEmpty)
  }

  @Test("a line without a word or a meaning is skipped, control characters go, and both are reported")
  func skipped() throws {
    let (rows, notices) = try read(
      #"""
      {"word":"a"}
      {"meanings":["b"]}
      {"word":"c\u001b[31m","meanings":["d\u0000"],"tags":["x y"],"note":"e\r\nf"}
      """#)
    #expect(rows.map(\.entry.word) == ["c[31m"])
    #expect(rows.first?.entry.note == "e\nf" && rows.first?.entry.tags == ["x", "y"])
    #expect(
      notices == [
        "d.jsonl:1: no meaning", "d.jsonl:2: no word", "d.jsonl:3: control characters removed from 'word'",
        "d.jsonl:3: control characters removed from 'meaning'",
      ])
  }

  @Test(
    "a line that is no entry names itself and what to do",
    arguments: [
      ("{\"word\":\"a\",\"meanings\":[\"b\"]}\nx", "d.jsonl:2: this is no JSON object from byte 1 on. Put one entry"),
      ("{\"word\":\"a\",}", "d.jsonl:1: this is no JSON object from byte 13 on."),
      ("[]", "d.jsonl:1: this is no JSON object from byte 1 on."),
      ("\n\n{\"word\":1}", "d.jsonl:3: 'word' must be a text. Write it as"),
      ("{\"meanings\":\"x\"}", "d.jsonl:1: 'meanings' must be a list of texts."),
      ("{\"examples\":[1]}", "d.jsonl:1: 'examples' must be a list of objects"),
      ("{\"confusables\":[\"x\"]}", "d.jsonl:1: 'confusables' must be an object of texts."),
      ("{\"word\":\"a\",\"meanings\":[\"b\"],\"reviews\":[{}]}", "d.jsonl:1: 'reviews' must be a list of objects"),
      ("{\"word\":\"a\",\"meanings\":[\"b\"],\"flagged\":1}", "d.jsonl:1: 'flagged' must be true or false."),
      ("{\"a\":" + String(repeating: "[", count: 99), "d.jsonl:1: lists and objects stand too deeply"),
      ("", "d.jsonl:1: the file is empty."),
    ])
  func refused(text: String, message: String) {
    do {
      _ = try read(text)
      Issue.record("it was read")
    } catch {
      #expect(error.message(file: "d.jsonl").hasPrefix(message))
    }
  }

  @Test("a byte that is no UTF-8 is an error with its line")
  func undecodable() {
    let bytes = Array("{\"word\":\"한\",\"meanings\":[\"b\"]}\n{\"word\":\"".utf8) + [0xFF]
    #expect(throws: DeckFormatError(line: 2, .undecodable(byte: 0xFF, encoding: "UTF-8"))) {
      _ = try TextFormat.reader(for: MemorySource(bytes))
    }
  }
}

@Suite("Quizlet's text")
struct QuizletTests {
  private func read(_ text: String, _ options: ReadOptions = ReadOptions(isQuizlet: true)) throws -> [String] {
    var reader = try TextFormat.reader(for: MemorySource(text.utf8, chunkSize: 5), options: options)
    var rows: [String] = []
    while let row = try reader.next() {
      rows.append("\(row.line) \(row.entry.word): \(row.entry.meanings.joined(separator: " | "))")
    }
    return rows + reader.notices.kept.map { $0.message(file: "q.txt") }
  }

  @Test(
    "cards are parted however Quizlet was told to",
    arguments: [
      ("fork\t포크\npull\t당기다\n", ["1 fork: 포크", "2 pull: 당기다"]),
      ("fork\t포크\r\n갈래\r\n\r\npull\t당기다", ["1 fork: 포크 | 갈래", "4 pull: 당기다"]),
      ("\"fork\" it\t\"포크\" 하다\n", ["1 \"fork\" it: \"포크\" 하다"]),
      ("fork\t포크;pull\t당기다;", ["1 fork: 포크", "1 pull: 당기다"]),
      ("fork - a - b\npull - c\n", ["1 fork: a - b", "2 pull: c"]),
      ("fork - a;pull - b", ["1 fork: a", "1 pull: b"]), ("fork,a, b\npull,c\n", ["1 fork: a, b", "2 pull: c"]),
      ("lone\nfork\ta\n", ["2 fork: a", "q.txt:1: no meaning"]), ("\ta\n", ["q.txt:1: no word"]),
    ])
  func shapes(text: String, rows: [String]) throws { #expect(try read(text) == rows) }

  @Test(
    "what can be nothing else is known without being told",
    arguments: [
      ("fork - 포크, 갈래\npull - 당기다; 끌다\n", ["1 fork: 포크, 갈래", "2 pull: 당기다 | 끌다"]),
      ("fork\ta;pull\tb;merge\tc", ["1 fork: a", "1 pull: b", "1 merge: c"]),
      ("fork,a;pull,b;merge,c", ["1 fork: a", "1 pull: b", "1 merge: c"]),
      // Columns: their meanings hold the sign.
      ("fork,a - b\npull,c - d\n", ["1 fork: a - b", "2 pull: c - d"]), ("fork,a;b\n", ["1 fork: a | b"]),
      ("fork\ta\nlone\npull\tb\n", ["1 fork: a", "3 pull: b", "q.txt:2: no meaning"]),
    ])
  func known(text: String, rows: [String]) throws { #expect(try read(text, ReadOptions()) == rows) }

  @Test("a delimiter that is named counts, with and without the option")
  func delimiter() throws {
    #expect(
      try read("a,b\tc\nd,e\tf\n", ReadOptions(delimiter: .comma, isQuizlet: true)) == [
        "1 a: b c", "2 d: e f", "q.txt:1: control characters removed from 'meaning'",
        "q.txt:2: control characters removed from 'meaning'",
      ])
    #expect(try read("a - x\tb\n", ReadOptions(delimiter: .tab)) == ["1 a - x: b"])
  }
}
