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
