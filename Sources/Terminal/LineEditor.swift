import Glibc
import Synchronization

/// Lines typed on a terminal, edited with libedit: what is erased looks erased, in Hangul and kana too.
///
/// There is no history: an answer is not to be recalled. Control characters do not get into a line, and letters that are
/// typed in parts (a letter and its accent, jamo) are composed.
public final class LineEditor: LineSource {
  private let wakePipe: WakePipe
  private let session: Mutex<EditSession>

  /// - Parameters:
  ///   - input: the terminal that is typed on; the editor uses a copy of the descriptor.
  ///   - output: the terminal that is shown on, likewise.
  ///   - terminalType: the entry of the terminal database, as in `TERM`.
  /// - Returns: nil unless both are terminals.
  public init?(input: Int32, output: Int32, terminalType: String?) {
    guard isatty(input) == 1, isatty(output) == 1 else { return nil }
    TerminalLocale.prepare()
    let wakePipe = WakePipe()
    guard let session = EditSession(input: input, output: output, terminalType: terminalType, wakePipe: wakePipe) else {
      return nil
    }
    self.wakePipe = wakePipe
    self.session = Mutex(session)
  }

  /// Asks for a line. One reader at a time, in the whole process: a second one waits for the first.
  public func readLine(prompt: String, deadline: ContinuousClock.Instant? = nil) -> LineInput {
    readLine(prompt: prompt, deadline: deadline, onFirstKey: nil)
  }

  public func readLine(
    prompt: String, deadline: ContinuousClock.Instant?, onFirstKey: (@Sendable () -> Void)?
  ) -> LineInput {
    session.withLock { $0.readLine(prompt: prompt, deadline: deadline, onFirstKey: onFirstKey) }
  }

  public func wake() { wakePipe.send { $0.interrupted = true } }

  /// Writes lines above the open prompt; with no prompt open, above the next one.
  public func print(above text: String) { wakePipe.send { $0.messages.append(text) } }

  public func redraw(isResized: Bool) {
    wakePipe.send { requests in
      if isResized { requests.resized = true } else { requests.redraws = true }
    }
  }
}
