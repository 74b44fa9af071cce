import TestSupport
import Testing

@testable import DeckFormats

@Suite struct RecordReaderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var records: [[String]]

    init(_ name: String, _ text: String, _ records: [[String]]) {
      testDescription = name
      self.text = text
      self.records = records
    }
  }

  static let cases = [
    Case("nothing", "", []),
    Case("no line end at the end", "a,b", [["a", "b"]]),
    Case("a delimiter at the end makes an empty field", "a,", [["a", ""]]),
    Case(
      "line feeds, returns and pairs mixed", "a,b\nc,d\re,f\r\ng,h",
      [["a", "b"], ["c", "d"], ["e", "f"], ["g", "h"]]),
    Case("blank lines have no fields", "a\n\n\r\nb\r\r", [["a"], [], [], ["b"], []]),
    Case("a quoted empty field is a field", "\"\"\n", [[""]]),
    Case("doubled quotes are one", "\"a \"\"b\"\" c\",\"\"\"\"\n", [["a \"b\" c", "\""]]),
    Case("delimiters and line ends inside quotes", "\"a,b\",\"c\nd\r\ne\"\n", [["a,b", "c\nd\r\ne"]]),
    Case("a quote inside an unquoted field is text", "5\" disk,a\"\"b\n", [["5\" disk", "a\"\"b"]]),
    Case("spaces may follow a closing quote", "\"a\"  ,\"b\" \n\"c\" ", [["a", "b"], ["c"]]),
    Case("spaces before a quote make it text", " \"a\",b", [[" \"a\"", "b"]]),
    Case("a quoted field after a return", "a\r\"b\"\r\n\"c\"", [["a"], ["b"], ["c"]]),
  ]

  @Test("a text is cut into records whatever the size of its pieces", arguments: cases, [1, 2, 3, 7, 1 << 16])
  func cutting(_ expected: Case, chunkSize: Int) throws {
    #expect(try records(expected.text, chunkSize: chunkSize).map(\.fields) == expected.records)
  }

  @Test("a record's line is the one it begins on, whatever ends the lines", arguments: ["\n", "\r", "\r\n"])
  func lines(_ end: String) throws {
    let text = ["a", "", "\"b", "still b\",c", "d"].joined(separator: end)
    #expect(try records(text, chunkSize: 1).map(\.line) == [1, 2, 3, 5])
  }

  @Test("line ends inside quotes count as lines, a pair as one", arguments: [1, 2, 1 << 16])
  func linesInQuotes(chunkSize: Int) throws {
    #expect(try records("\"a\rb\nc\r\nd\",x\ny", chunkSize: chunkSize).map(\.line) == [1, 5])
  }

  struct Faulty: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var error: DeckFormatError
  }

  static let faulty = [
    Faulty(
      testDescription: "an unclosed quote names the line it opens on", text: "a,b\n\"c\nd\",\"e\n\nf\n",
      error: DeckFormatError(line: 3, .unclosedQuote)),
    Faulty(
      testDescription: "text after a closing quote", text: "a\n\"b\nc\"d\n",
      error: DeckFormatError(line: 3, .textAfterQuote)),
    Faulty(
      testDescription: "a second quote after a closing quote and a space", text: "\"a\" \"b\"",
      error: DeckFormatError(line: 1, .textAfterQuote)),
    Faulty(
      testDescription: "a field over a megabyte", text: "a\n" + String(repeating: "x", count: 1_000_001),
      error: DeckFormatError(line: 2, .fieldTooLong(limit: 1_000_000))),
    Faulty(
      testDescription: "a quoted field over a megabyte", text: "\n\"" + String(repeating: "x\n", count: 600_000) + "\"",
      error: DeckFormatError(line: 2, .fieldTooLong(limit: 1_000_000))),
    Faulty(
      testDescription: "more than a thousand columns", text: "a\n" + String(repeating: ",", count: 1_000),
      error: DeckFormatError(line: 2, .tooManyColumns(limit: 1_000))),
    Faulty(
      testDescription: "a row over sixteen megabytes",
      text: String(repeating: String(repeating: "x", count: 999_999) + ",", count: 18),
      error: DeckFormatError(line: 1, .rowTooLong(limit: 16_000_000))),
  ]

  @Test("what cannot be cut is an error with its line", arguments: faulty)
  func faults(_ expected: Faulty) {
    #expect(throws: expected.error) { _ = try records(expected.text, chunkSize: 1 << 16) }
  }

  @Test("a field of a megabyte and a row of a thousand columns are read")
  func atTheLimits() throws {
    let field = String(repeating: "x", count: 1_000_000)
    #expect(try records("\"\(field)\"\n\(field)\n", chunkSize: 1 << 16).map(\.fields) == [[field], [field]])
    #expect(try records(String(repeating: ",", count: 999), chunkSize: 1 << 16).map(\.fields.count) == [1_000])
  }

  @Test("records written as RFC 4180 read equal", arguments: [1, 2, 3, 7], ["\n", "\r", "\r\n"])
  func roundTrip(chunkSize: Int, lineEnd: String) throws {
    var random = SeededGenerator(seed: UInt64(chunkSize * 10 + lineEnd.utf8.count))
    let pieces = [
      "a", "\"", "\"\"", ",", ";", "\n", "\r", "\r\n", " ", "\t", "\\", "진", "값", "か", "é", "e\u{301}", "\u{0}", "😀",
      "\u{FEFF}", "#", ":", "|",
    ]
    for delimiter in Delimiter.choices {
      for _ in 0..<40 {
        let table = (0..<Int.random(in: 1...6, using: &random)).map { _ in
          (0..<Int.random(in: 1...4, using: &random)).map { _ in
            (0..<Int.random(in: 0...6, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
          }
        }
        let text = table.map { row in written(row, delimiter, using: &random) }.joined(separator: lineEnd)
        let read = try records(text, delimiter: delimiter, chunkSize: chunkSize, capacity: 16)
        // Bytes, because equal strings need not be.
        try #require(read.map { $0.fields.map { Array($0.utf8) } } == table.map { $0.map { Array($0.utf8) } })
      }
    }
  }

  /// A row as RFC 4180 writes it; fields that need no quotes have them or not, by chance.
  private func written(_ row: [String], _ delimiter: Delimiter, using random: inout SeededGenerator) -> String {
    let sign = Unicode.Scalar(delimiter.rawValue)
    return row.map { field in
      let needsQuotes = field.unicodeScalars.contains { [sign, "\"", "\n", "\r"].contains($0) }
      // A lone empty field would be a blank line.
      guard needsQuotes || (row.count == 1 && field.isEmpty) || Bool.random(using: &random) else { return field }
      return "\"" + field.unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
    }.joined(separator: String(sign))
  }

  private func records(
    _ text: String, delimiter: Delimiter = .comma, chunkSize: Int, capacity: Int = 1 << 16
  ) throws(DeckFormatError) -> [(line: Int, fields: [String])] {
    var reader = try RecordReader(
      MemoryStream(Array(text.utf8), chunkSize: chunkSize), delimiter: delimiter, capacity: capacity)
    var records: [(line: Int, fields: [String])] = []
    while try reader.advance() { records.append((reader.line, reader.fields.map(reader.text))) }
    return records
  }
}
