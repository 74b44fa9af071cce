import Glibc
import Synchronization
import Terminal
import TestSupport
import Testing

@Suite("lines from a pipe")
struct PipeLinesTests {
  static let table: [(name: String, bytes: [UInt8], lines: [String])] = [
    ("nothing", [], []),
    ("lines", Array("one\ntwo\n".utf8), ["one", "two"]),
    ("a last line without an end", Array("one\ntwo".utf8), ["one", "two"]),
    ("an empty line", Array("\n\na\n".utf8), ["", "", "a"]),
    ("CR LF", Array("one\r\ntwo\r\nthree\r".utf8), ["one", "two", "three"]),
    ("Hangul", Array("진위\n".utf8), ["진위"]),
    ("invalid UTF-8", [0x61, 0xFF, 0x62, 0x0A, 0xEA, 0xB0], ["a\u{FFFD}b", "\u{FFFD}"]),
    ("a NUL", [0x61, 0x00, 0x62, 0x0A], ["ab"]),
  ]

  @Test("bytes become lines, in whatever pieces they come", arguments: table, [1, 2, 3, 1000])
  func lines(_ row: (name: String, bytes: [UInt8], lines: [String]), piece: Int) throws {
    let pipe = try makePipe()
    defer { close(pipe.reading) }
    let source = PipeLines(input: pipe.reading, output: TerminalOutput(descriptor: -1, environment: [:]))
    let writer = try Blocking {
      for start in stride(from: 0, to: row.bytes.count, by: piece) {
        writeWhole(row.bytes[start..<min(start + piece, row.bytes.count)], to: pipe.writing)
      }
      close(pipe.writing)
    }
    var lines: [String] = []
    while case .line(let line) = source.readLine(prompt: "> ", deadline: nil) { lines.append(line) }
    #expect(lines == row.lines)
    #expect(source.readLine(prompt: "> ", deadline: nil) == .endOfInput)
    _ = try writer.result()
  }

  @Test("of a line longer than a mebibyte the rest is left out, and the next line is whole")
  func longLine() throws {
    let pipe = try makePipe()
    defer { close(pipe.reading) }
    let source = PipeLines(input: pipe.reading, output: TerminalOutput(descriptor: -1, environment: [:]))
    let writer = try Blocking {
      writeWhole([UInt8](repeating: 0x61, count: 3 << 20) + Array("\nnext\n".utf8), to: pipe.writing)
      close(pipe.writing)
    }
    #expect(source.readLine(prompt: "", deadline: nil) == .line(String(repeating: "a", count: 1 << 20)))
    #expect(source.readLine(prompt: "", deadline: nil) == .line("next"))
    #expect(source.readLine(prompt: "", deadline: nil) == .endOfInput)
    _ = try writer.result()
  }

  @Test("a wake ends the wait for a line, and what comes later is not lost")
  func wake() throws {
    let pipe = try makePipe()
    defer { for end in [pipe.reading, pipe.writing] { close(end) } }
    let source = PipeLines(input: pipe.reading, output: TerminalOutput(descriptor: -1, environment: [:]))
    writeWhole("ha".utf8, to: pipe.writing)
    let waiting = try Blocking { source.readLine(prompt: "", deadline: nil) }
    source.wake()
    #expect(try waiting.result() == .interrupted)
    writeWhole("lf\n".utf8, to: pipe.writing)
    #expect(source.readLine(prompt: "", deadline: nil) == .line("half"))
  }

  @Test("a cancelled task does not wait, a deadline ends the wait")
  func cancellation() async throws {
    let pipe = try makePipe()
    defer { for end in [pipe.reading, pipe.writing] { close(end) } }
    let source = PipeLines(input: pipe.reading, output: TerminalOutput(descriptor: -1, environment: [:]))
    let task = Task { await source.next(prompt: "") }
    task.cancel()
    #expect(await task.value == .interrupted)
    #expect(await source.next(prompt: "", deadline: .now) == .timedOut)
  }

  @Test("each line that is there tells of itself, the end of the input does not")
  func firstKey() async throws {
    let pipe = try makePipe()
    defer { close(pipe.reading) }
    let source = PipeLines(input: pipe.reading, output: TerminalOutput(descriptor: -1, environment: [:]))
    writeWhole("one\ntwo\nthree".utf8, to: pipe.writing)
    close(pipe.writing)
    let told = Mutex(0)
    let tell: @Sendable () -> Void = { told.withLock { $0 += 1 } }
    for (count, line) in ["one", "two", "three"].enumerated() {
      #expect(await source.next(prompt: "", onFirstKey: tell) == .line(line))
      #expect(told.withLock { $0 } == count + 1)
    }
    #expect(await source.next(prompt: "", onFirstKey: tell) == .endOfInput)
    #expect(told.withLock { $0 } == 3)
  }

  @Test("messages go to the output, safely")
  func messages() throws {
    let (input, output) = (try makePipe(), try makePipe())
    defer { for end in [input.reading, input.writing, output.reading] { close(end) } }
    PipeLines(input: input.reading, output: TerminalOutput(descriptor: output.writing, environment: [:]))
      .print(above: "\u{1B}[2Jsaved")
    close(output.writing)
    #expect(try text(of: output.reading) == "[2Jsaved\n")
  }
}
