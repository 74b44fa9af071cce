/// What asking for a line ended with.
public enum LineInput: Equatable, Sendable {
  /// The line, valid UTF-8, without its end.
  case line(String)
  /// The input is over: its end, Ctrl-D on an empty line, or the terminal is gone.
  case endOfInput
  /// Ctrl-C, `wake()`, or the asking task was cancelled.
  case interrupted
  /// The deadline passed.
  case timedOut
}
