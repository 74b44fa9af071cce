import TestSupport
import Testing
import Vocabulary

@testable import DeckFormats

@Suite struct EncodingTests {
  @Test("UTF-8 is checked as the standard library checks it, in pieces of any size")
  func utf8() {
    var random = SeededGenerator(seed: 3)
    let pieces: [[UInt8]] = [
      [0x61], [0xC3, 0xA9], [0xEA, 0xB0, 0x92], [0xE3, 0x81, 0x8B], [0xF0, 0x9F, 0x98, 0x80], [0xED, 0x9F, 0xBF],
      [0xE0, 0xA0, 0x80], [0xF4, 0x8F, 0xBF, 0xBF], Array("ordinary ASCII".utf8),
    ]
    let faults: [[UInt8]] = [
      [0x80], [0xFF], [0xC0, 0x80], [0xC3], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF5], [0xF4, 0x90, 0x80, 0x80],
      [0xEA, 0xB0], [0xF0, 0x9F, 0x98],
    ]
    for _ in 0..<3_000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...6, using: &random) { bytes += pieces.randomElement(using: &random) ?? [] }
      let fault = Bool.random(using: &random) ? bytes.count : nil
      if fault != nil {
        bytes += faults.randomElement(using: &random) ?? []
        bytes += pieces.randomElement(using: &random) ?? []
      }
      let chunkSize = Int.random(in: 1...9, using: &random)
      var survey = UTF8Survey()
      for start in stride(from: 0, to: bytes.count, by: chunkSize) {
        let chunk = Array(bytes[start..<min(bytes.count, start + chunkSize)])
        survey.look(at: chunk, count: chunk.count)
      }
      survey.finish()
      #expect((String(validating: bytes, as: UTF8.self) == nil) == (survey.fault != nil))
      #expect(survey.fault?.offset == fault)
      #expect(survey.fault?.byte == fault.map { bytes[$0] })
      if fault == nil { #expect(survey.hasKana == String(decoding: bytes, as: UTF8.self).contains("か")) }
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var bytes: [UInt8]
    var requested: String?
    var encoding: String
    var words: [String]
  }

  static let utf16: [UInt16] = Array("값,か\r\né,x\r\n".utf16)
  static let little = utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
  static let big = utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }

  @Test(
    "the encoding is the one asked for, else found",
    arguments: [
      Case(testDescription: "UTF-8", bytes: Array("값,か\n".utf8), encoding: "UTF-8", words: ["값"]),
      Case(
        testDescription: "UTF-16 by its mark", bytes: [0xFF, 0xFE] + little, encoding: "UTF-16LE", words: ["값", "é"]),
      Case(testDescription: "big-endian", bytes: [0xFE, 0xFF] + big, encoding: "UTF-16BE", words: ["값", "é"]),
      Case(
        testDescription: "UTF-16 without a mark, asked for", bytes: little, requested: "utf-16le", encoding: "utf-16le",
        words: ["값", "é"]),
      Case(
        testDescription: "CP949 found", bytes: [0xB4, 0xDC, 0xBE, 0xEE, 0x2C, 0x61, 0x0A], encoding: "CP949",
        words: ["단어"]),
      Case(
        testDescription: "Shift_JIS asked for", bytes: [0x8C, 0xA2, 0x2C, 0x61, 0x0A], requested: "Shift_JIS",
        encoding: "Shift_JIS", words: ["犬"]),
      Case(
        testDescription: "Latin-1 asked for", bytes: [0xE9, 0x2C, 0x61], requested: "latin1", encoding: "latin1",
        words: ["é"]),
    ], [1, 3, 1 << 16])
  func encodings(_ expected: Case, chunkSize: Int) throws {
    let source = MemorySource(expected.bytes, chunkSize: chunkSize)
    var reader = try DeckReader(source: source, options: ReadOptions(encoding: expected.requested))
    #expect(reader.summary.encoding == expected.encoding)
    var words: [String] = []
    while let row = try reader.next() { words.append(row.entry.word) }
    #expect(words == expected.words)
  }

  @Test(
    "that a character set was guessed is told, whatever the format",
    arguments: [
      ("columns", "\u{B4}\u{DC}\u{BE}\u{EE}\u{C0}\u{E5},a\n"),
      ("quizlet", "\u{B4}\u{DC}\u{BE}\u{EE}\u{C0}\u{E5} - a\nb - c\n"),
      ("JSON lines", #"{"word":"\#u{B4}\#u{DC}\#u{BE}\#u{EE}\#u{C0}\#u{E5}","meanings":["a"]}"#),
    ])
  func told(format: String, text: String) throws {
    let bytes = text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
    var reader = try TextFormat.reader(for: MemorySource(bytes))
    #expect(try reader.next()?.entry.word == "단어장", "\(reader.facts)")
    #expect(reader.notices.kept == [ReadNotice(line: 0, kind: .guessedEncoding("CP949"))])
  }

  @Test(
    "bytes that are no text are told apart from a text with a slip",
    arguments: [
      ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D], true),
      (Array("SQLite format 3".utf8) + [0, 0x10, 0, 1, 1, 0, 0x40, 0x20, 0x20, 0, 0, 0, 5, 0, 0], true),
      (Array("word,meaning\nhund\0,dog\n".utf8), false),
    ] as [([UInt8], Bool)])
  func binary(bytes: [UInt8], isBinary: Bool) {
    do {
      _ = try DecodedText(MemorySource(bytes), encoding: nil)
      #expect(!isBinary)
    } catch {
      #expect(isBinary && error == DeckFormatError(.binary))
    }
  }

  @Test("damaged UTF-8 is not taken for CP949")
  func damaged() {
    // As CP949 it would read as `媛믨컪` and so on.
    let bytes = Array("word,meaning\na,값값\nb,".utf8) + [0xB4, 0xDC]
    #expect(throws: DeckFormatError(line: 3, .undecodable(byte: 0xB4, encoding: "UTF-8"))) {
      _ = try DeckReader(source: MemorySource(bytes))
    }
  }

  @Test("a long text of another encoding is decoded whole")
  func long() throws {
    let rows = (0..<20_000).map { "word\($0),뜻\($0)\n" }.joined()
    let bytes = rows.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let read = try readAll(MemorySource([0xFF, 0xFE] + bytes)).rows
    #expect(read.count == 20_000)
    #expect(read.last?.entry.meanings == ["뜻19999"])
  }
}

extension EncodingTests {
  @Test("a Western file is not taken for Korean because its bytes would do")
  func western() {
    let bytes = Array("word,meaning\n".utf8) + [0xC4] + Array("rger,Zorn\n".utf8) + [0xC4] + Array("pfel,apples\n".utf8)
    #expect(throws: DeckFormatError.self) { try DeckReader(source: MemorySource(bytes)) }
  }

  @Test("UTF-16 without its mark is found by its zero bytes", arguments: [false, true])
  func unmarked(isBigEndian: Bool) throws {
    let units = "word,meaning\nalpha2,첫째\n".utf16.map { isBigEndian ? $0.bigEndian : $0.littleEndian }
    let bytes = units.flatMap { unit in withUnsafeBytes(of: unit) { Array($0) } }
    var reader = try DeckReader(source: MemorySource(bytes))
    #expect(reader.summary.encoding == (isBigEndian ? "UTF-16BE" : "UTF-16LE"))
    #expect(try reader.next()?.entry.meanings == ["첫째"])
  }
}
