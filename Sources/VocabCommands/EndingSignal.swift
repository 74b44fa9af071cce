import Synchronization
import Terminal

/// The first signal that asks the program to end; written by the thread of signals, read by whoever works.
final class EndingSignal: Sendable {
  private let first = Mutex<Signal?>(nil)

  var signal: Signal? { first.withLock { $0 } }

  func note(_ signal: Signal) {
    guard signal.exitCode != nil else { return }
    first.withLock { $0 = $0 ?? signal }
  }
}

extension Duration {
  /// Whole milliseconds.
  var milliseconds: Int64 {
    components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
  }
}
