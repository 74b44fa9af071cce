import Synchronization
import UnicodeText

/// How far long work is, in one line on a terminal that is drawn over and in the end cleared.
///
/// It shows nothing in the first half second, nor where the output is no terminal with a cursor to move.
public final class ProgressLine: Sendable {
  private struct State {
    var isShown = false
    var nextDrawing = ProgressLine.delay
  }

  /// Work that is done by then needs no word.
  static let delay = Duration.milliseconds(500)
  private static let interval = Duration.milliseconds(100)
  private static let widestBar = 30

  private let output: TerminalOutput
  private let label: String
  private let elapsed: @Sendable () -> Duration
  private let state = Mutex(State())

  /// - Parameters:
  ///   - label: what is being done.
  ///   - elapsed: the time since the work began.
  public init(_ label: String, on output: TerminalOutput, elapsed: @escaping @Sendable () -> Duration) {
    self.output = output
    self.label = label
    self.elapsed = elapsed
  }

  deinit { finish() }

  /// Takes note of how much is done; draws it now and then. A total of 0 is one that is not known.
  public func update(done: Int, total: Int) {
    guard output.movesCursor else { return }
    state.withLock { state in
      let now = elapsed()
      guard now >= state.nextDrawing else { return }
      state.nextDrawing = now + Self.interval
      state.isShown = true
      // Progress is a courtesy: if nobody sees it the work goes on.
      try? output.write(raw: "\r\(line(done: done, total: total))\u{1B}[K")
    }
  }

  /// Clears the line, if there is one. Work that goes on afterwards draws it again.
  public func finish() {
    state.withLock { state in
      guard state.isShown else { return }
      state.isShown = false
      try? output.write(raw: "\r\u{1B}[K")
    }
  }

  private func line(done: Int, total: Int) -> String {
    let room = output.columns - 1
    let label = label.onOneLine
    guard total > 0 else { return "\(label) \(done)".truncated(toColumns: room) }
    let share = min(1, max(0, Double(done) / Double(total)))
    let percent = "\(Int(share * 100))%"
    let width = min(Self.widestBar, room - label.columns - " [] 100%".columns)
    guard width >= 5 else { return "\(label) \(percent)".truncated(toColumns: room) }
    let filled = Int(share * Double(width))
    let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: width - filled)
    return "\(label) [\(bar)] \(percent)"
  }
}
