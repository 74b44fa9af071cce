/// What a ``SpeechQueue`` tells of one list. Positions are samples of the list's stream, exact.
public enum SpeechEvent: Hashable, Sendable {
  /// The first sample of an utterance is heard (or written).
  case began(index: Int, start: Int)
  /// A word is reached; the range counts Unicode scalars of the utterance's text.
  case word(index: Int, range: Range<Int>)
  /// An utterance was heard to its end.
  case spoke(index: Int, start: Int, end: Int)
  /// An utterance was left before its end, to go on elsewhere in the list.
  case skipped(index: Int, start: Int, end: Int)

  /// Terminal: the whole list was heard.
  case finished
  /// Terminal: it was cancelled, or another list took its place, at this utterance.
  case stopped(index: Int)
  /// Terminal: it cannot go on; the index is that of the utterance that failed, or that was heard last.
  case failed(SpeechError, index: Int)

  public var isTerminal: Bool {
    switch self {
    case .finished, .stopped, .failed: true
    case .began, .word, .spoke, .skipped: false
    }
  }
}
