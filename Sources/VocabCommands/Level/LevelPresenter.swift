import Quiz

/// Shows a level test: on a terminal, or as JSON lines. It decides nothing.
protocol LevelPresenter: Sendable {
  func start() throws
  func ask(_ question: LevelQuestion) throws
  func answered(_ question: LevelQuestion, isKnown: Bool) throws
  /// A line that is neither yes nor no; the question is asked again.
  func unclear(_ line: String, _ question: LevelQuestion) throws
  func end(_ result: LevelResult) throws
  /// Words that were marked known.
  func marked(_ words: [String]) throws
}

/// What a level test came to.
struct LevelResult: Hashable, Sendable {
  var estimate: LevelEstimate
  /// Questions that were answered.
  var answered: Int
  /// True if any of the words has a level, so that the result has one.
  var hasLevels: Bool
  var madeUp: [String]
  /// The made-up words that were called known.
  var falseAlarms: [String]
  /// Whether the result is kept: it is once there are enough answers.
  var isKept: Bool
}
