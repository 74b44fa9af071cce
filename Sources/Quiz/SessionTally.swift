internal import Scheduling
internal import Vocabulary

/// What a session came to.
public struct SessionTally: Hashable, Sendable {
  /// Answers given.
  public private(set) var asked = 0
  /// Answers that counted as known.
  public private(set) var correct = 0
  /// Cards asked for the first time ever.
  public private(set) var new = 0
  /// Words that were missed at least once, in the order in which they were.
  public private(set) var missed: [String] = []

  mutating func count(_ question: Question, rating: Rating, verdict: Verdict, wasNew: Bool) {
    asked += 1
    if wasNew { new += 1 }
    if rating != .again {
      correct += 1
    } else {
      let word = WordPattern.shown(question.entry.word)
      if !missed.contains(word) { missed.append(word) }
    }
  }
}
