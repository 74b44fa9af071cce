internal import Glibc

/// Who may look at `PULSE_SERVER`, and when.
///
/// Even a silent start of espeak-ng contacts the sound server, and hangs when the server is wedged. While it starts,
/// the variable points nowhere; a sink that opens at that moment waits, or it would find no server either. Whoever looks
/// at other variables meanwhile finds them: this one is replaced in its place, or is the last of all and goes again.
enum ServerEnvironment {
  private static let lock = Condition()

  static func withServer<Result>(_ body: () throws -> Result) rethrows -> Result {
    try lock.withLock { try body() }
  }

  static func withoutServer<Result>(_ body: () throws -> Result) rethrows -> Result {
    try lock.withLock {
      let before = getenv("PULSE_SERVER").map { String(cString: $0) }
      setenv("PULSE_SERVER", "unix:/nonexistent", 1)
      defer {
        if let before { setenv("PULSE_SERVER", before, 1) } else { unsetenv("PULSE_SERVER") }
      }
      return try body()
    }
  }
}
