import Speech

/// Shows what is being spoken. It decides nothing.
protocol SpeechPresenter: Sendable {
  func start() throws
  /// A line of the script begins to be heard.
  func began(_ player: SpeechPlayer) throws
  /// A line was heard to its end; seconds in the stream.
  func spoke(_ line: Int, of player: SpeechPlayer, start: Double, end: Double) throws
  /// Something of what is shown has changed: the word that is said, the pause, the rate, the time, the window.
  func changed(_ player: SpeechPlayer) throws
  /// The list is over, after so many seconds of sound.
  func finished(_ player: SpeechPlayer, seconds: Double) throws
  func stopped(_ player: SpeechPlayer, why: SpeechStop) throws
}

/// Why speaking stopped before the end of its list.
enum SpeechStop: Hashable, Sendable {
  /// A signal or a key.
  case asked
  /// `--sleep-after`.
  case asleep
  /// The sound server or the engine failed.
  case failed
}
