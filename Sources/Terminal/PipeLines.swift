import Synchronization

/// Lines from a pipe or a file: no prompt, no editing.
///
/// A line ends with LF or CR LF, the last one need not; invalid UTF-8 is repaired with U+FFFD, a NUL dropped, and of a
/// line longer than a mebibyte the rest.
public final class PipeLines: LineSource {
  private let input: Int32
  private let output: TerminalOutput
  private let wakePipe = WakePipe()
  private let splitter = Mutex(LineSplitter())

  /// - Parameters:
  ///   - input: the descriptor to read; it stays the caller's.
  ///   - output: where `print(above:)` writes.
  public init(input: Int32, output: TerminalOutput) {
    self.input = input
    self.output = output
  }

  public func readLine(prompt: String, deadline: ContinuousClock.Instant?) -> LineInput {
    while true {
      if let ready = readyLine() { return ready }
      switch waitForInput(input, wake: wakePipe.descriptor, until: deadline) {
      case .deadline: return .timedOut
      case .wake: if wakePipe.take().interrupted { return .interrupted }
      case .input:
        guard let bytes = readAvailable(input, atMost: 1 << 16) else {
          let last = splitter.withLock { splitter in
            splitter.end()
            return splitter.next()
          }
          return last.map(LineInput.line) ?? .endOfInput
        }
        splitter.withLock { $0.append(bytes) }
      }
    }
  }

  public func readyLine() -> LineInput? {
    if waitForInput(-1, wake: wakePipe.descriptor, until: .now) == .wake, wakePipe.take().interrupted {
      return .interrupted
    }
    return splitter.withLock { $0.next() }.map(LineInput.line)
  }

  public func wake() { wakePipe.send { $0.interrupted = true } }

  /// Writes the text and a line feed; whether someone reads it is for the next write of a result to find out.
  public func print(above text: String) {
    try? output.writeLine(StyledText(text))
  }

  public func redraw(isResized: Bool) {}
}
