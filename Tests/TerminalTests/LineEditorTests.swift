import Glibc
import Synchronization
import TestSupport
import Testing

@testable import Terminal

/// An editor on a terminal of its own, asked for one line after another.
private struct Asked {
  let terminal: PseudoTerminal
  let editor: LineEditor

  init(columns: Int = 40, rows: Int = 10, terminalType: String? = "xterm") throws {
    terminal = try PseudoTerminal(columns: columns, rows: rows)
    editor = try #require(
      LineEditor(input: terminal.terminal, output: terminal.terminal, terminalType: terminalType))
  }

  /// Asks, lets the test act once the prompt stands there, and returns what came of it.
  func ask(_ prompt: String = "> ", _ act: (PseudoTerminal) throws -> Void) throws -> LineInput {
    let editor = editor
    let answer = try Blocking { editor.readLine(prompt: prompt) }
    do {
      try terminal.waitForText(prompt.filter { $0 != " " && $0 != "\u{1B}" })
      try act(terminal)
      return try terminal.waitForResult(of: answer)
    } catch {
      editor.wake()
      throw error
    }
  }
}

@Suite("the line editor on a terminal", .serialized)
struct LineEditorTests {
  static let edits: [(name: String, typed: String, shown: String, line: String)] = [
    ("ASCII", "verify", "> verify", "verify"),
    ("Hangul", "진위를", "> 진위를", "진위를"),
    ("Hangul erased", "진위를\u{7F}\u{7F}", "> 진", "진"),
    ("Hangul inserted in the middle", "진위\u{1B}[D확", "> 진확위", "진확위"),
    ("Hangul erased in the middle", "진확위\u{1B}[D\u{7F}", "> 진위", "진위"),
    ("kana erased", "たべる\u{7F}", "> たべ", "たべ"),
    ("umlauts erased", "Größe\u{7F}\u{7F}", "> Grö", "Grö"),
    ("every letter of Latin-1", "äöüßÄÖÜéèñÿ", "> äöüßÄÖÜéèñÿ", "äöüßÄÖÜéèñÿ"),
    ("an accent typed after its letter", "cafe\u{301}", "> café", "café"),
    ("jamo typed one by one", "\u{1112}\u{1161}\u{11AB}", "> 한", "한"),
    ("a letter composed and then erased", "xe\u{301}\u{7F}", "> x", "x"),
    ("an emoji", "a😀b\u{7F}", "> a😀", "a😀"),
    ("home and end", "bc\u{1B}[Ha\u{1B}[Fd", "> abcd", "abcd"),
    ("Ctrl-A and Ctrl-E", "bc\u{1}a\u{5}d", "> abcd", "abcd"),
    ("delete", "axb\u{1B}[D\u{1B}[D\u{1B}[3~", "> ab", "ab"),
    ("Ctrl-D within a line", "axb\u{2}\u{2}\u{4}", "> ab", "ab"),
    ("a word erased", "one two\u{17}", "> one", "one "),
    ("the line erased", "one two\u{15}three", "> three", "three"),
    ("the rest erased", "one two\u{1B}b\u{B}", "> one", "one "),
    ("a word back and forth", "one two\u{1B}[1;5D\u{1B}[1;5Dx\u{1B}[1;5Cy", "> xoney two", "xoney two"),
    ("arrow-up recalls nothing", "a\u{1B}[A\u{1B}OA\u{10}\u{E}b", "> ab", "ab"),
    ("control characters", "a\u{16}\u{1D}\u{1E}\u{0}\u{7}\u{C2}\u{85}b", "> aÂb", "aÂb"),
    ("a function key", "a\u{1B}[15~\u{1B}OP\u{1B}[[Ab", "> ab", "ab"),
    ("a paste with brackets and a tab", "\u{1B}[200~a\tb\u{1B}[201~", "> a b", "a b"),
    ("an escape before a letter", "a\u{1B}한", "> a한", "a한"),
  ]

  @Test("what is typed and erased is what is shown and returned", arguments: edits)
  func edited(_ edit: (name: String, typed: String, shown: String, line: String)) async throws {
    let asked = try Asked()
    let line = try asked.ask { terminal in
      try terminal.type(edit.typed)
      try terminal.waitForScreen("the line \(edit.shown)") { $0.lines == [edit.shown] }
      try terminal.type("\r")
    }
    #expect(line == .line(edit.line))
  }

  @Test(
    "text is UTF-8 whatever the locale, and numbers keep their point", arguments: ["C", "POSIX", "xx_XX", "C.UTF-8"])
  func locale(_ name: String) throws {
    setlocale(LC_CTYPE, "C")
    TerminalLocale.prepare(named: name)
    #expect(TerminalLocale.usesUTF8)
    #expect(String(cString: localeconv().pointee.decimal_point) == ".")
    let asked = try Asked()
    #expect(try asked.ask("뜻> ") { try $0.type("진위\u{7F}\r") } == .line("진"))
  }

  @Test("a prompt may be wide, and steers nothing")
  func widePrompt() async throws {
    let asked = try Asked()
    let line = try asked.ask("뜻\u{1B}[2J: ") { terminal in
      try terminal.type("진위\u{7F}\r")
      try terminal.waitForScreen("the line") { $0.lines == ["뜻[2J: 진"] }
    }
    #expect(line == .line("진"))
  }

  @Test("a terminal without a cursor to move still takes a line", arguments: ["dumb", "", nil, "no-such-terminal"])
  func dumbTerminal(_ type: String?) async throws {
    let asked = try Asked(terminalType: type)
    #expect(try asked.ask { try $0.type("진위\u{7F}\r") } == .line("진"))
  }

  @Test("Ctrl-D ends the input on an empty line only, the cursor on a new line")
  func endOfInput() async throws {
    let asked = try Asked()
    let end = try asked.ask { try $0.type("a\u{7F}\u{4}") }
    #expect(end == .endOfInput)
    try asked.terminal.waitForScreen("the cursor below the prompt") {
      $0.lines == [">"] && $0.row == 1 && $0.column == 0
    }
  }

  @Test("a wake leaves the line, the cursor below all of it, and the next line begins empty")
  func wake() async throws {
    let asked = try Asked(columns: 10)
    let interrupted = try asked.ask { terminal in
      try terminal.type("0123456789abcdef\u{1}")
      try terminal.waitForScreen("the cursor at the start") { $0.text.contains("89abcdef") && $0.row == 0 }
      asked.editor.wake()
    }
    #expect(interrupted == .interrupted)
    try asked.terminal.waitForScreen("the cursor below the line") { $0.row == 2 && $0.column == 0 }
    #expect(try asked.ask { try $0.type("next\r") } == .line("next"))
  }

  @Test("a wake between two lines ends the next one")
  func earlyWake() async throws {
    let asked = try Asked()
    asked.editor.wake()
    #expect(await asked.editor.next(prompt: "> ") == .interrupted)
    #expect(try asked.ask("2> ") { try $0.type("a\r") } == .line("a"))
  }

  @Test("cancelling the task that asks ends the line")
  func cancellation() async throws {
    let asked = try Asked()
    let task = Task { await asked.editor.next(prompt: "> ") }
    task.cancel()
    #expect(await task.value == .interrupted)
  }

  @Test("a deadline that has passed ends the line, not what was typed for it")
  func deadline() async throws {
    let asked = try Asked()
    #expect(await asked.editor.next(prompt: "> ", deadline: .now) == .timedOut)
  }

  @Test("a message is printed above the line that is being typed, which goes on", arguments: [40, 12])
  func message(columns: Int) async throws {
    let asked = try Asked(columns: columns)
    let line = try asked.ask { terminal in
      try terminal.type("진위를 확인하다")
      try terminal.waitForText("다")
      asked.editor.print(above: "saved\u{1B}[31m\nnow")
      try terminal.waitForScreen("message and line") { screen in
        screen.lines.prefix(2) == ["saved[31m", "now"]
          && screen.lines.dropFirst(2).joined().filter { $0 != " " } == ">진위를확인하다"
      }
      try terminal.type("\u{7F}.\r")
    }
    #expect(line == .line("진위를 확인하."))
  }

  @Test("a message that comes with a wake stands below the line that is left")
  func messageWithWake() throws {
    let asked = try Asked()
    asked.editor.print(above: "saved")
    asked.editor.wake()
    #expect(asked.editor.readLine(prompt: "> ") == .interrupted)
    try asked.terminal.waitForScreen("the message") { $0.lines == [">", "saved"] && $0.row == 2 }
  }

  @Test("a message without an open prompt stands above the next one")
  func earlyMessage() async throws {
    let asked = try Asked()
    asked.editor.print(above: "hello")
    let line = try asked.ask { terminal in
      try terminal.waitForScreen("the message") { $0.lines == ["hello", ">"] }
      try terminal.type("a\r")
    }
    #expect(line == .line("a"))
  }

  @Test("the line is drawn again in a window of another size and after a stop")
  func redraw() async throws {
    let asked = try Asked()
    let line = try asked.ask { terminal in
      try terminal.type("진위")
      try terminal.waitForText("진위")
      terminal.resize(columns: 20, rows: 5)
      asked.editor.receive(.resize)
      try terminal.waitForText("> 진위")
      terminal.resize(columns: 20, rows: 5)
      asked.editor.receive(.resume)
      try terminal.waitForText("> 진위")
      try terminal.type("\r")
    }
    #expect(line == .line("진위"))
  }

  @Test("a line of 10,000 characters, more than the screen holds, comes whole")
  func longLine() async throws {
    let asked = try Asked(columns: 80, rows: 24)
    let text = String((0..<10_000).map { "가나다라마바사abc"[$0 % 10] })
    #expect(try asked.ask { try $0.type(text + "\r") } == .line(text))
  }

  @Test("lines that are pasted together come one by one")
  func pastedLines() async throws {
    let asked = try Asked()
    #expect(try asked.ask { try $0.type("하나\rtwo\r") } == .line("하나"))
    #expect(await asked.editor.next(prompt: "> ") == .line("two"))
  }

  @Test(
    "the first key that writes, erases or ends is told at once, and no other",
    arguments: [
      (quiet: "\u{1B}[D\u{1B}[A\u{1}\u{5}\u{1B}[C", telling: "한", rest: "글\r", line: "한글"),
      (quiet: "", telling: "\r", rest: "", line: ""), (quiet: "\u{1B}[H", telling: "\u{7F}", rest: "a\r", line: "a"),
    ])
  func firstKey(_ row: (quiet: String, telling: String, rest: String, line: String)) throws {
    let asked = try Asked()
    let told = Told()
    let answer = try Blocking {
      asked.editor.readLine(prompt: "> ", deadline: nil, onFirstKey: { told.tell() })
    }
    try asked.terminal.waitForText(">")
    try asked.terminal.type(row.quiet)
    asked.editor.print(above: "quiet")
    try asked.terminal.waitForText("quiet")
    #expect(told.count == 0)
    try asked.terminal.type(row.telling)
    if row.rest.isEmpty {
      #expect(try asked.terminal.waitForResult(of: answer) == .line(row.line))
    } else {
      try #require(told.isTold())
      try asked.terminal.type(row.rest)
      #expect(try asked.terminal.waitForResult(of: answer) == .line(row.line))
    }
    #expect(told.count == 1)
  }

  @Test("a line that is left without a key tells nobody, and the next line whom it was given")
  func noKey() async throws {
    let asked = try Asked()
    let (first, second) = (Told(), Told())
    #expect(await asked.editor.next(prompt: "> ", deadline: .now, onFirstKey: { first.tell() }) == .timedOut)
    try asked.terminal.type("a\r")
    #expect(await asked.editor.next(prompt: "> ", onFirstKey: { second.tell() }) == .line("a"))
    #expect(first.count == 0)
    #expect(second.count == 1)
  }

  @Test("the terminal has its modes back after a line")
  func modes() async throws {
    let asked = try Asked()
    var before = termios()
    tcgetattr(asked.terminal.terminal, &before)
    _ = try asked.ask { terminal in
      var during = termios()
      tcgetattr(terminal.terminal, &during)
      #expect(during.c_lflag & tcflag_t(ICANON) == 0)
      try terminal.type("a\r")
    }
    var after = termios()
    tcgetattr(asked.terminal.terminal, &after)
    #expect(after.c_lflag == before.c_lflag)
  }

  @Test("whatever bytes are typed, a line of valid text without control characters comes", arguments: 0..<30)
  func anyBytes(seed: Int) async throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let telling: [UInt8] = [
      0x1B, 0x5B, 0x4F, 0x33, 0x7E, 0x7F, 0x08, 0xEA, 0xB0, 0x80, 0xF0, 0x9F, 0xCC, 0x81, 0xED, 0xFF,
    ]
    let bytes = (0..<600).map { _ in
      Bool.random(using: &generator)
        ? telling.randomElement(using: &generator) ?? 0 : .random(in: 0...255, using: &generator)
    }
    // Enter, Ctrl-C, Ctrl-D and what the terminal itself answers would end the line before its time.
    let ending: Set<UInt8> = [0x03, 0x04, 0x0A, 0x0D, 0x1A, 0x1C, 0x11, 0x13]
    let asked = try Asked(columns: 20, rows: 5)
    let answer = try asked.ask { try $0.type(bytes: bytes.filter { !ending.contains($0) } + [0x1B, 0x5B, 0x41, 0x0D]) }
    guard case .line(let line) = answer else {
      Issue.record("\(answer)")
      return
    }
    #expect(line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
  }

  @Test("an editor wants terminals on both sides")
  func wantsTerminals() throws {
    let pipe = try makePipe()
    defer { for end in [pipe.reading, pipe.writing] { close(end) } }
    #expect(LineEditor(input: pipe.reading, output: pipe.writing, terminalType: "xterm") == nil)
  }
}

/// Counts how often it is told something.
private final class Told: Sendable {
  private let told = Mutex(0)

  var count: Int { told.withLock { $0 } }

  func tell() { told.withLock { $0 += 1 } }

  /// Waits until it is told; false if nobody does.
  func isTold() -> Bool {
    let deadline = ContinuousClock.now + .seconds(20)
    while count == 0, ContinuousClock.now < deadline { usleep(1_000) }
    return count > 0
  }
}

extension String {
  fileprivate subscript(offset: Int) -> Character { self[index(startIndex, offsetBy: offset)] }
}
