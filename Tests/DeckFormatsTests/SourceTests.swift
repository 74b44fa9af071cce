import Glibc
import Testing
import Vocabulary

@testable import DeckFormats

@Suite struct SourceTests {
  @Test("a pipe that a path names is read whole and kept")
  func pipe() throws {
    let reader = try pipeHolding("word,meaning\nかな,kana\n")
    let source = try FileSource(path: "/dev/fd/\(reader)")
    close(reader)
    #expect(try readAll(source).rows.map(\.entry.word) == ["かな"])
    #expect(try readAll(source).rows.count == 1)
  }

  @Test("a descriptor is read to its end and stays open")
  func descriptor() throws {
    let reader = try pipeHolding(String(repeating: "a,b\n", count: 12_000))
    let source = try MemorySource(readingAllOf: reader)
    #expect(try readAll(source).rows.count == 12_000)
    #expect(close(reader) == 0)
  }

  @Test("a source tells its size, and how much of it was read since it was opened")
  func metered() throws {
    let source = MeteredSource(MemorySource(Array(repeating: 0x61, count: 10), chunkSize: 4))
    #expect(source.size == 10 && source.bytesRead == 0)
    var buffer = [UInt8](repeating: 0, count: 8)
    let stream = try source.open()
    _ = try stream.read(into: &buffer, at: 0)
    _ = try stream.read(into: &buffer, at: 4)
    #expect(source.bytesRead == 8)
    _ = try source.open()
    #expect(source.bytesRead == 0)
    #expect(try FileSource(path: "/dev/null").size == 0)
  }

  @Test(
    "lines end as they do anywhere, wherever the pieces are cut",
    arguments: [
      ("a\nb", ["1 a", "2 b"]), ("a\r\nb\r\n", ["1 a", "2 b"]), ("a\rb\r\rc", ["1 a", "2 b", "3 ", "4 c"]),
      ("\n\n", ["1 ", "2 "]), ("", []), ("\u{FEFF}a;b\nc;", ["1 a", "1 b", "2 c"]),
      (";\r\n;x", ["1 ", "1 ", "2 ", "2 x"]),
    ])
  func lines(text: String, expected: [String]) throws {
    for chunk in 1...4 {
      var reader = LineReader(
        MemoryStream(Array(text.utf8), chunkSize: chunk), alsoEndingAt: UInt8(ascii: ";"), capacity: 1)
      var lines: [String] = []
      while try reader.advance() { lines.append("\(reader.line) \(String(decoding: reader.content, as: UTF8.self))") }
      #expect(lines == expected, "in pieces of \(chunk)")
    }
  }

  @Test("a line without an end is refused before it fills the memory")
  func longLine() {
    var reader = LineReader(MemoryStream(Array("a\nbbbbbbbb".utf8), chunkSize: 3), limit: 4, capacity: 2)
    #expect(throws: DeckFormatError(line: 2, .rowTooLong(limit: 4))) { while try reader.advance() {} }
  }

  @Test("an unreadable descriptor is an error")
  func unreadable() {
    #expect(throws: DeckFormatError(.unreadable(code: EBADF))) { _ = try MemorySource(readingAllOf: -1) }
  }

  /// The reading end of a pipe; the text must fit its buffer of 64 KiB.
  private func pipeHolding(_ text: String) throws -> Int32 {
    var ends: [Int32] = [-1, -1]
    try #require(Glibc.pipe(&ends) == 0)
    let written = text.utf8CString.withUnsafeBytes { write(ends[1], $0.baseAddress, text.utf8.count) }
    close(ends[1])
    try #require(written == text.utf8.count)
    return ends[0]
  }
}
