import Glibc
import Synchronization
import TestSupport
import Testing

@testable import Terminal

@Suite("signals")
struct SignalTests {
  @Test("a signal that ends the program has the exit code of a shell")
  func exitCodes() {
    #expect(Signal.interrupt.exitCode == 130)
    #expect(Signal.terminate.exitCode == 143)
    #expect(Signal.hangUp.exitCode == 129)
    #expect(Signal.quit.exitCode == 131)
    #expect(Signal.stop.exitCode == nil && Signal.resume.exitCode == nil && Signal.resize.exitCode == nil)
    #expect(Signal.allCases.allSatisfy { Signal(number: $0.number) == $0 })
    #expect(Signal(number: SIGKILL) == nil)
  }

  static let policies: [(name: String, signals: [Signal], isHeard: Bool, last: SignalPolicy.Action)] = [
    ("a first Ctrl-C is announced", [.interrupt], true, .notify(.interrupt)),
    ("a second one ends the process", [.interrupt, .interrupt], true, .end(130)),
    ("one after TERM too", [.terminate, .interrupt], true, .end(130)),
    ("TERM and HUP together end it in order", [.hangUp, .terminate], true, .notify(.terminate)),
    ("nobody listens", [.terminate], false, .end(143)),
    ("nobody listens to a window", [.resize], false, .notify(.resize)),
    ("QUIT does not wait", [.quit], true, .end(131)),
    ("Ctrl-Z", [.interrupt, .stop], true, .suspend),
    ("and back", [.stop, .resume], true, .resume),
  ]

  @Test("what a signal leads to", arguments: policies)
  func policy(_ row: (name: String, signals: [Signal], isHeard: Bool, last: SignalPolicy.Action)) {
    var policy = SignalPolicy()
    #expect(row.signals.map { policy.receive($0, isHeard: row.isHeard) }.last == row.last)
  }

  @Test("a Ctrl-C that was dealt with is followed by a first one")
  func goOn() {
    var policy = SignalPolicy()
    _ = policy.receive(.interrupt, isHeard: true)
    policy.goOn()
    #expect(policy.receive(.interrupt, isHeard: true) == .notify(.interrupt))
  }

  @Test("listeners are called in order until they cancel, and a second Ctrl-C ends the process")
  func listeners() throws {
    let seen = Log()
    let source = SignalSource(
      modes: nil, process: .init(end: { seen.add("end \($0)") }, stop: { seen.add("stopped") }))
    let first = source.onArrival { seen.add("1 \($0)") }
    let second = source.onArrival { seen.add("2 \($0)") }
    source.receive(.interrupt)
    first.cancel()
    source.receive(.stop)
    source.receive(.resume)
    source.receive(.interrupt)
    second.cancel()
    source.receive(.terminate)
    #expect(seen.entries == ["1 interrupt", "2 interrupt", "2 stop", "stopped", "2 resume", "end 130", "end 143"])
  }

  @Test("a stop that did not happen is followed by a resume all the same")
  func stopWithoutShell() throws {
    let pipe = try makePipe()
    let done = try makePipe()
    let source = SignalSource(modes: nil, process: .init(end: { _ in }, stop: {}))
    let subscription = source.onArrival { if $0 == .resume { close(done.writing) } }
    #expect(source.listen(to: pipe.reading))
    writeWhole([UInt8(SIGTSTP)], to: pipe.writing)
    #expect(isReadable(done.reading, within: .seconds(20)))
    subscription.cancel()
    close(pipe.writing)
    close(done.reading)
  }

  @Test("a real signal comes as a call and in the stream, and ends nothing")
  func installed() async throws {
    let source = try SignalSource.install(modes: nil)
    var events = source.events().makeAsyncIterator()
    // Not INT, which a shell's background may have ignored.
    kill(getpid(), SIGTERM)
    #expect(await events.next() == .terminate)
    source.goOn()
    kill(getpid(), SIGWINCH)
    #expect(await events.next() == .resize)
  }

  @Test("a terminal has its modes back around a stop, and again after it")
  func modes() throws {
    let terminal = try PseudoTerminal()
    let modes = try #require(TerminalModes(descriptor: terminal.terminal))
    let reader = try #require(KeyReader(input: terminal.terminal, modes: modes))
    let source = SignalSource(
      modes: modes, process: .init(end: { _ in }, stop: { #expect(isCanonical(terminal.terminal)) }))
    #expect(!isCanonical(terminal.terminal))
    source.receive(.stop)
    source.receive(.resume)
    #expect(!isCanonical(terminal.terminal))
    source.receive(.interrupt)
    #expect(isCanonical(terminal.terminal))
    reader.close()
  }

  @Test("something that is no terminal has no modes")
  func noTerminal() {
    #expect(TerminalModes(descriptor: -1) == nil)
  }
}

@Suite("single keys")
struct KeyTests {
  @Test("a player gets keys without Enter, the terminal its modes back")
  func keys() async throws {
    let terminal = try PseudoTerminal()
    let modes = try #require(TerminalModes(descriptor: terminal.terminal))
    let reader = try #require(KeyReader(input: terminal.terminal, modes: modes))
    #expect(!isCanonical(terminal.terminal))
    try terminal.type(" n\u{1B}[C가\u{1B}")
    var keys: [Key] = []
    for await key in reader.keys {
      keys.append(key)
      if key == .escape { reader.close() }
    }
    #expect(keys == [.character(" "), .character("n"), .right, .character("가"), .escape])
    #expect(isCanonical(terminal.terminal))
  }

  static let table: [(name: String, bytes: [UInt8], keys: [Key])] = [
    ("letters", Array("aé가😀".utf8), [.character("a"), .character("é"), .character("가"), .character("😀")]),
    ("an overlong form", [0xC0, 0x80], [.character("\u{FFFD}"), .character("\u{FFFD}")]),
    ("an overlong form of three bytes", [0xE0, 0x80, 0x80], [.character("\u{FFFD}")]),
    ("a surrogate", [0xED, 0xA0, 0x80], [.character("\u{FFFD}")]),
    ("beyond Unicode", [0xF4, 0x90, 0x80, 0x80], [.character("\u{FFFD}")]),
    ("a character cut off by another", [0xEA, 0xB0, 0x61], [.character("\u{FFFD}"), .character("a")]),
    ("a line separator and C1", Array("\u{2028}\u{9B}a".utf8), [.character("a")]),
    ("Enter both ways", [0x0D, 0x0A], [.enter, .enter]),
    ("arrows both ways", Array("\u{1B}[A\u{1B}OB".utf8), [.up, .down]),
    ("a sequence broken off", Array("\u{1B}[3\r".utf8), [.enter]),
    (
      "a sequence without an end", [0x1B, 0x5B] + Array(repeating: 0x31, count: 33) + [0x61],
      [.character("1"), .character("a")]
    ),
    ("Alt-Backspace", [0x1B, 0x7F], [.deleteWordBackward]),
  ]

  @Test("bytes are decoded into keys, in whatever pieces they come", arguments: table)
  func decoded(_ row: (name: String, bytes: [UInt8], keys: [Key])) {
    var whole = KeyDecoder()
    #expect(whole.decode(row.bytes) == row.keys)
    var pieces = KeyDecoder()
    #expect(row.bytes.flatMap { pieces.decode([$0]) } == row.keys)
  }
}

/// True if the terminal hands over whole lines, as it was found.
private func isCanonical(_ descriptor: Int32) -> Bool {
  var modes = termios()
  tcgetattr(descriptor, &modes)
  return modes.c_lflag & tcflag_t(ICANON) != 0
}

private final class Log: Sendable {
  private let list = Mutex<[String]>([])
  var entries: [String] { list.withLock { $0 } }
  func add(_ entry: String) { list.withLock { $0.append(entry) } }
}
