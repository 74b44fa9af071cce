import Glibc

/// Single keys from a terminal, for a player: no Enter, no echo.
///
/// Ctrl-C and Ctrl-Z are still signals. The terminal gets its modes back with `close()`, when the reader is let go, and
/// on every way out that restores `TerminalModes`.
public final class KeyReader: Sendable {
  /// The keys, until the input ends or the reader is closed.
  public let keys: AsyncStream<Key>

  private let modes: TerminalModes
  private let wakePipe: WakePipe

  /// Takes the terminal's input; nil if the descriptor is no terminal or the system has no thread left.
  ///
  /// - Parameter modes: the modes of the same terminal.
  public init?(input: Int32, modes: TerminalModes) {
    guard isatty(input) == 1 else { return nil }
    let wakePipe = WakePipe()
    let (stream, continuation) = AsyncStream.makeStream(of: Key.self)
    self.modes = modes
    self.wakePipe = wakePipe
    keys = stream
    modes.readKeys()
    let started = startThread {
      readKeys(from: input, wakePipe: wakePipe) { continuation.yield($0) }
      continuation.finish()
    }
    guard started else {
      modes.restore()
      return nil
    }
  }

  deinit { close() }

  /// Ends `keys` and gives the terminal its modes back; a second call does nothing more.
  public func close() {
    wakePipe.send { $0.interrupted = true }
    modes.restore()
  }
}

/// How long a sequence may take to follow its escape byte, over a slow line too.
private let escapeDelay = Duration.milliseconds(50)

private func readKeys(from input: Int32, wakePipe: WakePipe, deliver: (Key) -> Void) {
  var decoder = KeyDecoder()
  while true {
    let deadline = decoder.isAfterEscape ? ContinuousClock.now + escapeDelay : nil
    switch waitForInput(input, wake: wakePipe.descriptor, until: deadline) {
    case .wake: if wakePipe.take().interrupted { return }
    case .deadline: if let key = decoder.endOfEscape() { deliver(key) }
    case .input:
      guard let bytes = readAvailable(input, atMost: 64) else { return }
      for key in decoder.decode(bytes) { deliver(key) }
    }
  }
}
