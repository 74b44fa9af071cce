import Glibc
import Synchronization
import Terminal
import TestSupport
import Testing

@Suite("output")
struct TerminalOutputTests {
  static let colors: [(choice: ColorChoice, isTerminal: Bool, environment: [String: String], allows: Bool)] = [
    (.auto, true, ["TERM": "xterm"], true),
    (.auto, true, ["TERM": "xterm", "NO_COLOR": ""], true),
    (.auto, true, ["TERM": "xterm", "NO_COLOR": "1"], false),
    (.auto, true, ["TERM": "dumb"], false),
    (.auto, true, [:], false),
    (.auto, false, ["TERM": "xterm"], false),
    (.always, false, ["TERM": "dumb", "NO_COLOR": "1"], true),
    (.always, true, ["TERM": "xterm"], true),
    (.never, true, ["TERM": "xterm"], false),
    (.never, false, [:], false),
  ]

  @Test("colour follows the option, then the terminal, NO_COLOR and TERM", arguments: colors)
  func color(_ row: (choice: ColorChoice, isTerminal: Bool, environment: [String: String], allows: Bool)) {
    #expect(row.choice.allowsColor(isTerminal: row.isTerminal, environment: row.environment) == row.allows)
  }

  @Test("styles are written with colour and vanish without")
  func styles() {
    let text: StyledText = "\("retain", .bold + .red) means \("유지하다")"
    #expect(text.rendered(color: true) == "\u{1B}[1;31mretain\u{1B}[0m means 유지하다")
    #expect(text.rendered(color: false) == "retain means 유지하다")
    #expect(text.columns == "retain means ".count + 8)
  }

  static let hostile: [(written: String, shown: String)] = [
    ("\u{1B}[2Jword", "[2Jword"),
    ("\u{1B}]0;title\u{7}", "]0;title"),
    ("a\u{9B}31mb", "a31mb"),
    ("a\u{7F}\u{8}\u{0}b", "ab"),
    ("over\rwritten", "overwritten"),
    ("one\r\ntwo\tthree\n", "one\ntwo three\n"),
  ]

  @Test("no control character of a deck reaches the terminal", arguments: hostile)
  func sanitizing(_ row: (written: String, shown: String)) throws {
    let pipe = try makePipe()
    defer { close(pipe.reading) }
    try TerminalOutput(descriptor: pipe.writing, color: .always, environment: [:]).write(StyledText(row.written))
    close(pipe.writing)
    #expect(try text(of: pipe.reading) == row.shown)
  }

  @Test("a pipe that nobody reads is an error of its own")
  func readerGone() throws {
    signal(SIGPIPE, SIG_IGN)
    let pipe = try makePipe()
    close(pipe.reading)
    defer { close(pipe.writing) }
    let output = TerminalOutput(descriptor: pipe.writing, environment: [:])
    #expect(throws: OutputError.readerGone) { try output.writeLine("anybody?") }
  }

  @Test("a full disk is an error with its number")
  func fullDisk() throws {
    let full = open("/dev/full", O_WRONLY)
    try #require(full >= 0)
    defer { close(full) }
    let output = TerminalOutput(descriptor: full, environment: [:])
    let error = #expect(throws: OutputError.self) { try output.writeLine("more") }
    #expect(error == .failed(errno: ENOSPC))
    #expect(error?.description == "cannot write the output: No space left on device")
  }

  @Test("what does not fit a pipe at once is written whole", arguments: [false, true])
  func whole(isNonBlocking: Bool) throws {
    let pipe = try makePipe()
    defer { close(pipe.reading) }
    if isNonBlocking { _ = fcntl(pipe.writing, F_SETFL, O_NONBLOCK) }
    let long = String(repeating: "가나다\n", count: 40_000)
    let writing = try Blocking {
      defer { close(pipe.writing) }
      return Result { try TerminalOutput(descriptor: pipe.writing, environment: [:]).write(raw: long) }
    }
    #expect(try text(of: pipe.reading) == long)
    try writing.result().get()
  }

  @Test("what is appended comes before what is written, in order")
  func buffering() throws {
    let pipe = try makePipe()
    defer { close(pipe.reading) }
    let output = TerminalOutput(descriptor: pipe.writing, environment: [:])
    try output.append(raw: "1\n")
    try output.appendLine("2")
    #expect(!isReadable(pipe.reading, within: .zero))
    try output.writeLine("3")
    close(pipe.writing)
    #expect(try text(of: pipe.reading) == "1\n2\n3\n")
  }

  @Test("the width is the window's, else COLUMNS, else 80")
  func columns() throws {
    let terminal = try PseudoTerminal(columns: 57)
    let output = TerminalOutput(descriptor: terminal.terminal, environment: ["COLUMNS": "33", "TERM": "xterm"])
    #expect(output.isTerminal && output.hasColor && output.movesCursor && output.columns == 57)
    terminal.resize(columns: 0, rows: 0)
    #expect(output.columns == 33)
    #expect(TerminalOutput(descriptor: -1, environment: ["COLUMNS": "-5"]).columns == 80)
    #expect(TerminalOutput(descriptor: -1, environment: [:]).columns == 80)
  }

  @Test("progress shows after half a second, at most ten times a second, and leaves nothing behind")
  func progress() throws {
    let terminal = try PseudoTerminal(columns: 60)
    let output = TerminalOutput(descriptor: terminal.terminal, environment: ["TERM": "xterm"])
    let clock = ManualClock()
    let line = ProgressLine("importing", on: output) { clock.time }
    line.update(done: 1, total: 4)
    clock.time = .milliseconds(499)
    line.update(done: 2, total: 4)
    clock.time = .milliseconds(500)
    line.update(done: 3, total: 4)
    let bar = String(repeating: "#", count: 22) + String(repeating: "-", count: 8)
    try terminal.waitForScreen("the bar") { $0.lines == ["importing [\(bar)] 75%"] }
    clock.time = .milliseconds(550)
    line.update(done: 4, total: 4)
    line.finish()
    let screen = try terminal.waitForScreen("an empty line") { $0.lines.isEmpty && $0.column == 0 }
    #expect(!screen.transcript.contains("100%") && !screen.transcript.contains("25%"))
  }

  @Test("progress is for a terminal that moves its cursor", arguments: ["dumb", nil])
  func noProgress(_ type: String?) throws {
    let terminal = try PseudoTerminal()
    let output = TerminalOutput(descriptor: terminal.terminal, environment: type.map { ["TERM": $0] } ?? [:])
    let line = ProgressLine("importing", on: output) { .seconds(9) }
    line.update(done: 1, total: 2)
    line.finish()
    try output.write("after")
    #expect(try terminal.waitForText("after").transcript == "after")
  }
}

/// Time that stands still until a test moves it.
private final class ManualClock: Sendable {
  private let now = Mutex(Duration.zero)
  var time: Duration {
    get { now.withLock { $0 } }
    set { now.withLock { $0 = newValue } }
  }
}
