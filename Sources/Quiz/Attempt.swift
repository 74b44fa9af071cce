public import Scheduling
public import Vocabulary

/// One question being answered: the tries and the hints so far.
public struct Attempt: Hashable, Sendable {
  /// What an answer led to.
  public enum Outcome: Hashable, Sendable {
    /// Explained, and asked once more.
    case retry(Grade)
    /// Graded for good.
    case rated(Grade, Rating)
  }

  public let question: Question
  /// Letters shown so far.
  public private(set) var hints = 0
  public private(set) var retries = 0

  public init(_ question: Question) { self.question = question }

  /// Grades an answer: correct at once is good; after a hint or a retry, or with a slip, hard; else again.
  /// A near-synonym and another form of the word are explained and may be tried once more.
  public mutating func answer(_ given: String, others: [Entry] = []) -> Outcome {
    let grade = question.grader.grade(given, others: others)
    if grade.verdict.allowsRetry, retries == 0 {
      retries += 1
      return .retry(grade)
    }
    return .rated(grade, rating(grade.verdict))
  }

  private func rating(_ verdict: Verdict) -> Rating {
    guard verdict.counts else { return .again }
    return verdict == .correct && hints == 0 && retries == 0 ? .good : .hard
  }

  /// Shows one more letter of the answer, never its last one: `a...`, then `au...`.
  public mutating func hint() -> String {
    let answer = question.answer
    let letters = answer.filter { !$0.isWhitespace }.count
    hints = min(hints + 1, max(1, letters - 1))
    var shown = 0
    let prefix = answer.prefix { character in
      if character.isWhitespace { return true }
      shown += 1
      return shown <= hints
    }
    return prefix.count < answer.count ? prefix + "..." : "..."
  }
}
