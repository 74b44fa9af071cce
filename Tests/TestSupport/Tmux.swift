import Glibc

/// A terminal in a private tmux server: what a person would see, job control included.
public final class Tmux: Sendable {
  private let socket: String
  private let folder: String
  private let environment: [String: String]

  /// Starts a server with one window that runs a command line in `sh`.
  ///
  /// - Parameter environment: what the command gets beside `PATH`, `HOME`, `TERM` and a UTF-8 locale.
  public init(
    _ command: String, environment: [String: String] = [:], columns: Int = 80, rows: Int = 24
  ) throws {
    var template = Array("/tmp/tmux-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw SystemFailure("mkdtemp") }
    folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    socket = folder + "/socket"
    self.environment = ["LC_ALL": "C.UTF-8", "HOME": folder, "TERM": "xterm"].merging(environment) { _, given in given }
    try tmux(
      ["-f", "/dev/null", "new-session", "-d", "-x", "\(columns)", "-y", "\(rows)", command, ";"]
        + ["set-option", "-g", "remain-on-exit", "on", ";", "set-option", "-g", "escape-time", "0"])
  }

  deinit {
    _ = try? tmux(["kill-server"])
    unlink(socket)
    rmdir(folder)
  }

  /// Presses keys by tmux's names, such as `Enter`, `BSpace`, `C-c` and `Up`.
  public func press(_ keys: String...) throws { try tmux(["send-keys"] + keys) }

  /// Types a text as it is.
  public func type(_ text: String) throws { try tmux(["send-keys", "-l", "--", text]) }

  /// What the window shows, spaces at the ends of lines left out; with the sequences of its colours if asked.
  public func screen(withStyles: Bool = false) throws -> String {
    try tmux(["capture-pane", "-p"] + (withStyles ? ["-e"] : []))
  }

  public func resize(columns: Int, rows: Int) throws {
    try tmux(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// Waits until the window shows a text, and returns all that it shows.
  @discardableResult
  public func waitForText(_ text: String, within limit: Duration = .seconds(20)) throws -> String {
    try waitForScreen("the text \"\(text)\"", within: limit) { $0.contains(text) }
  }

  /// Waits until the window is as described.
  @discardableResult
  public func waitForScreen(
    _ description: String, within limit: Duration = .seconds(20), _ condition: (String) -> Bool
  ) throws -> String {
    let deadline = ContinuousClock.now + limit
    while true {
      let screen = try screen()
      if condition(screen) { return screen }
      guard ContinuousClock.now < deadline else { throw Timeout(waitingFor: description, last: screen) }
      // tmux tells nobody of changes: look again shortly.
      _ = poll(nil, 0, 20)
    }
  }

  @discardableResult
  private func tmux(_ arguments: [String]) throws -> String {
    let result = try BuiltProgram.run(
      ["-u", "-S", socket] + arguments, environment: environment, program: "tmux", within: .seconds(20))
    guard result.exit == .code(0) else { throw TmuxFailure(description: result.errors) }
    return result.output
  }
}

/// What tmux said when it could not do something.
struct TmuxFailure: Error, CustomStringConvertible {
  var description: String
}
