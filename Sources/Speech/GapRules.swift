/// What a stretch of speech is to the learner; the pause before it depends on that.
public enum SpeechKind: Hashable, Sendable {
  case word, meaning, example
}

/// The pauses of a list, in seconds. A pause is chosen by what comes next.
public struct GapRules: Hashable, Sendable {
  /// Before the word of another entry.
  public var wordGap: Double
  /// Between two meanings, and before an example that follows a meaning or an example.
  public var meaningGap: Double
  /// Between a word and its meaning, or its example.
  public var wordMeaningGap: Double

  public static let gaps = 0.0...60.0

  public init(wordGap: Double = 0.5, meaningGap: Double = 0.1, wordMeaningGap: Double = 0.3) {
    self.wordGap = wordGap
    self.meaningGap = meaningGap
    self.wordMeaningGap = wordMeaningGap
  }

  /// The pause between two stretches; none before the first.
  public func gap(from previous: SpeechKind?, to next: SpeechKind, sameEntry: Bool) -> Double {
    guard let previous else { return 0 }
    guard sameEntry, next != .word else { return wordGap }
    return previous == .word ? wordMeaningGap : meaningGap
  }
}
