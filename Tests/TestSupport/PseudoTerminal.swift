import Glibc
import Synchronization

/// A terminal whose keyboard and screen are in the test's hands.
public final class PseudoTerminal: Sendable {
  /// The side that programs use, open for code under test in this process.
  public let terminal: Int32
  /// Its path, for a child that is to have it as its controlling terminal.
  public let path: String
  private let keyboard: Int32
  private let image: Mutex<ScreenImage>

  public init(columns: Int = 80, rows: Int = 24) throws {
    var name = [CChar](repeating: 0, count: 128)
    (keyboard, terminal) = try makeDescriptors("openpty") { openpty(&$0, &$1, &name, nil, nil) }
    path = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    _ = fcntl(keyboard, F_SETFL, O_NONBLOCK)
    image = Mutex(ScreenImage(columns: columns, rows: rows))
    resize(columns: columns, rows: rows)
  }

  deinit {
    close(terminal)
    close(keyboard)
  }

  /// Starts a program with this as its controlling terminal.
  public func start(
    _ arguments: [String], environment: [String: String], program: String = BuiltProgram.path
  ) throws -> ChildProcess {
    let path = getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin"
    return try ChildProcess(
      program, arguments, environment: environment.merging(["PATH": path, "TERM": "xterm"]) { given, _ in given },
      controllingTerminal: self.path)
  }

  /// Gives the window another size; what is on the image is forgotten.
  public func resize(columns: Int, rows: Int) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(keyboard, UInt(TIOCSWINSZ), &size)
    image.withLock { $0 = ScreenImage(columns: columns, rows: rows) }
  }

  /// Types a text; `\u{3}` is Ctrl-C.
  public func type(_ text: String) throws { try type(bytes: Array(text.utf8)) }

  /// Types bytes, taking in what the program writes meanwhile.
  public func type(bytes: [UInt8], within limit: Duration = .seconds(20)) throws {
    let deadline = ContinuousClock.now + limit
    var rest = bytes[...]
    while !rest.isEmpty {
      let left = ContinuousClock.now.duration(to: deadline)
      guard left > .zero else { throw Timeout(waitingFor: "\(rest.count) bytes to be read", last: screen.text) }
      var watched = pollfd(fd: keyboard, events: Int16(POLLIN | POLLOUT), revents: 0)
      _ = poll(&watched, 1, Int32(left / .milliseconds(1)))
      if watched.revents & Int16(POLLIN) != 0 { collect() }
      if watched.revents & Int16(POLLOUT) != 0 {
        let count = rest.withUnsafeBytes { write(keyboard, $0.baseAddress, $0.count) }
        rest = rest.dropFirst(max(0, count))
      }
    }
  }

  /// The screen as far as the program's output has been taken in.
  public var screen: ScreenImage { image.withLock { $0 } }

  /// Waits until the screen shows a text.
  @discardableResult
  public func waitForText(_ text: String, within limit: Duration = .seconds(20)) throws -> ScreenImage {
    try waitForScreen("the text \"\(text)\"", within: limit) { $0.text.contains(text) }
  }

  /// Waits until the screen is as described.
  @discardableResult
  public func waitForScreen(
    _ description: String, within limit: Duration = .seconds(20), _ condition: (ScreenImage) -> Bool
  ) throws -> ScreenImage {
    let deadline = ContinuousClock.now + limit
    while true {
      let screen = screen
      if condition(screen) { return screen }
      let left = ContinuousClock.now.duration(to: deadline)
      guard left > .zero, isReadable(keyboard, within: left), collect() else {
        throw Timeout(waitingFor: description, last: screen.text)
      }
    }
  }

  /// Waits until a call returns that writes to the terminal, taking in what it writes.
  public func waitForResult<Value>(
    of call: Blocking<Value>, within limit: Duration = .seconds(20)
  ) throws -> Value {
    let deadline = ContinuousClock.now + limit
    while ContinuousClock.now < deadline {
      var watched = [keyboard, call.returned].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      _ = poll(&watched, nfds_t(watched.count), Int32(ContinuousClock.now.duration(to: deadline) / .milliseconds(1)))
      if watched[0].revents != 0 { collect() }
      if watched[1].revents != 0 { return try call.result() }
    }
    throw Timeout(waitingFor: "the call to return", last: screen.text)
  }

  /// Takes in what the program has written; false once the terminal is closed on the other side.
  @discardableResult
  private func collect() -> Bool {
    let bytes = readSome(keyboard)
    image.withLock { $0.write(bytes) }
    return !bytes.isEmpty
  }
}
