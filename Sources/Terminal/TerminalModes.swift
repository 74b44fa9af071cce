import Glibc
import Synchronization

/// The modes of a terminal (`termios`) as the program found them: the one owner of putting them back.
///
/// Any thread may call any of it. Nothing is changed while the program is in the background, where the terminal
/// belongs to the shell.
public final class TerminalModes: Sendable {
  private struct State {
    var suspended: termios?
  }

  private let descriptor: Int32
  private let found: termios
  private let state = Mutex(State())

  /// Notes the modes of a terminal; nil if the descriptor is none.
  public init?(descriptor: Int32) {
    var modes = termios()
    guard tcgetattr(descriptor, &modes) == 0 else { return nil }
    self.descriptor = descriptor
    found = modes
  }

  /// Puts the modes back as they were found. To be called on every way out of the program.
  public func restore() {
    state.withLock { _ in apply(found) }
  }

  /// Puts the modes back before the program stops, and remembers the present ones for `resume()`.
  public func suspend() {
    state.withLock { state in
      var present = termios()
      guard tcgetattr(descriptor, &present) == 0 else { return }
      state.suspended = present
      apply(found)
    }
  }

  /// Sets the modes that `suspend()` took away.
  public func resume() {
    state.withLock { state in
      guard let modes = state.suspended, isForeground else { return }
      state.suspended = nil
      apply(modes)
    }
  }

  /// Hands over single keys, not echoed. Ctrl-C and Ctrl-Z still raise their signals.
  func readKeys() {
    state.withLock { _ in
      var modes = found
      modes.c_lflag &= ~tcflag_t(ICANON | ECHO)
      withUnsafeMutableBytes(of: &modes.c_cc) { characters in
        characters[Int(VMIN)] = 1
        characters[Int(VTIME)] = 0
      }
      apply(modes)
    }
  }

  private func apply(_ modes: termios) {
    guard isForeground else { return }
    var modes = modes
    while tcsetattr(descriptor, TCSADRAIN, &modes) == -1, errno == EINTR {}
  }

  /// False if another process group has the terminal: setting its modes would stop this one (SIGTTOU).
  private var isForeground: Bool {
    let owner = tcgetpgrp(descriptor)
    return owner < 0 || owner == getpgrp()
  }
}
