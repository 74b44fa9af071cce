public import Scheduling
internal import UnicodeText
public import Vocabulary

/// One question being answered: the tries and the hints so far.
public struct Attempt: Hashable, Sendable {
  /// What an answer led to.
  public enum Outcome: Hashable, Sendable {
    /// Explained, and asked once more.
    case retry(Grade)
    /// Graded for good.
    case rated(Grade, Rating)
    /// The answer is to be shown; the learner then rates it.
    case reveal
    /// No number that there is, or of pieces not each once: asked again, nothing counted.
    case misread(allowed: ClosedRange<Int>)
  }

  public let question: Question
  /// Letters shown so far.
  public private(set) var hints = 0
  public private(set) var retries = 0
  private var isRevealed = false

  public init(_ question: Question) { self.question = question }

  /// Grades an answer: correct at once is good; after a hint or a retry, or with a slip, hard; else again.
  /// A near-synonym, another form of the word and letters of another script, for which the keyboard may be to blame, are
  /// explained and may be tried once more.
  ///
  /// - Parameters:
  ///   - given: the line that was typed.
  ///   - others: the entries of the library whose word is what was typed.
  ///   - stems: what a word may be a form of, where a dictionary says so.
  public mutating func answer(
    _ given: String, others: [Entry] = [], stems: (String) -> [String] = { _ in [] }
  ) -> Outcome {
    switch question.marking {
    case .typed(let grader): return typed(grader.grade(given, others: others, stems: stems))
    case .dictation(let grader, let sentence):
      if AnswerText.folded(given) == AnswerText.folded(sentence) {
        return typed(Grade(verdict: .correct, nearest: sentence))
      }
      return typed(grader.grade(given, others: others, stems: stems))
    case .choice(let right): return chosen(given, right: right)
    case .order(let sentence): return ordered(given, sentence: sentence)
    case .byLearner: return rated(given)
    }
  }

  private mutating func typed(_ grade: Grade) -> Outcome {
    if grade.verdict.allowsRetry || grade.reason == .otherScript, retries == 0 {
      retries += 1
      return .retry(grade)
    }
    return .rated(grade, rating(grade.verdict))
  }

  private func chosen(_ given: String, right: Int) -> Outcome {
    let text = given.trimmedSpaces
    if text.isEmpty { return .rated(Grade(verdict: .unknown, nearest: question.answer), .again) }
    let number = text.count == 1 ? text.first?.wholeNumberValue : Int(text)
    let index =
      number.map { $0 - 1 } ?? question.choices.firstIndex { AnswerText.folded($0) == AnswerText.folded(text) }
    guard let index, question.choices.indices.contains(index) else {
      return .misread(allowed: 1...question.choices.count)
    }
    let verdict: Verdict = index == right ? .correct : .wrong
    return .rated(Grade(verdict: verdict, nearest: question.answer), rating(verdict))
  }

  private func ordered(_ given: String, sentence: String) -> Outcome {
    if given.trimmedSpaces.isEmpty { return .rated(Grade(verdict: .unknown, nearest: sentence), .again) }
    guard case .sentence(let built) = question.built(from: given) else {
      return .misread(allowed: 1...question.pieces.count)
    }
    let verdict: Verdict = Question.skeleton(built) == Question.skeleton(sentence) ? .correct : .wrong
    return .rated(Grade(verdict: verdict, nearest: sentence), rating(verdict))
  }

  /// A card is shown at the first line, whatever it is but a rating, and rated at the second.
  private mutating func rated(_ given: String) -> Outcome {
    let text = given.trimmedSpaces
    let rating = text.count == 1 ? text.first?.wholeNumberValue.flatMap(Rating.init(rawValue:)) : nil
    if let rating {
      return .rated(Grade(verdict: rating == .again ? .unknown : .correct, nearest: question.answer), rating)
    }
    if isRevealed { return .misread(allowed: 1...4) }
    isRevealed = true
    return .reveal
  }

  private func rating(_ verdict: Verdict) -> Rating {
    guard verdict.counts else { return .again }
    return verdict == .correct && hints == 0 && retries == 0 ? .good : .hard
  }

  /// Shows one more letter of the answer, never its last one: `a...`, then `au...`; nil where nothing is typed.
  public mutating func hint() -> String? {
    guard question.isTyped else { return nil }
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
