internal import UnicodeText
public import Vocabulary

/// Grades a typed answer as a good teacher would: a pure function down a ladder of ever looser comparisons.
public struct AnswerGrader: Hashable, Sendable {
  public let entry: Entry
  /// The form that is wanted: the blank of a sentence, or the entry's word as written.
  public let expected: String
  /// True if `expected` carries a word's markup (alternatives, optional parts).
  public let isPattern: Bool
  /// Made of the three above.
  let prepared: ExpectedAnswer

  /// A grader of typed words.
  public init(word entry: Entry) {
    self.init(entry: entry, expected: entry.word, isPattern: true)
  }

  /// A grader of a sentence's blank.
  public init(entry: Entry, cloze: Cloze) {
    self.init(entry: entry, expected: cloze.answer, isPattern: false)
  }

  private init(entry: Entry, expected: String, isPattern: Bool) {
    self.entry = entry
    self.expected = expected
    self.isPattern = isPattern
    prepared = ExpectedAnswer(entry: entry, expected: expected, isPattern: isPattern)
  }

  /// The answer as shown to the learner.
  public var shownAnswer: String { isPattern ? WordPattern.shown(expected) : expected }

  /// Grades an answer.
  ///
  /// - Parameters:
  ///   - given: what was typed.
  ///   - others: the entries of the library, in the entry's language, whose word is what was typed. A slip of the
  ///     fingers is never taken for one when it makes another word of the library.
  ///   - stems: the dictionary forms that a word of the entry's language may be a form of; asked for single words, and
  ///     only where no earlier step of the ladder decides.
  public func grade(
    _ given: String, others: [Entry] = [], stems: (String) -> [String] = { _ in [] }
  ) -> Grade {
    let folded = AnswerText.letters(of: given)
    guard !folded.isEmpty, folded != ["?"] else { return Grade(verdict: .unknown, nearest: shownAnswer) }
    let typed = ComparedText(folded: folded, prepared.rules)
    if let match = prepared.answers.first(where: { $0.equals(typed) }) {
      return Grade(verdict: .correct, nearest: match.text)
    }
    let plain = typed.plain(prepared.rules)
    if let grade = accents(typed, plain) ?? article(typed) { return grade }
    let others = others.filter { $0.word != entry.word }
    if let reason = synonym(typed, plain, others) {
      return Grade(verdict: .synonym, reason: reason, nearest: shownAnswer)
    }
    let slip = slips(typed)
    if isForm(typed, isSlip: slip != nil, stems) {
      let reason = Grade.Reason.otherForm(given: given.composed.trimmedSpaces, expected: shownAnswer)
      return Grade(verdict: .form, reason: reason, nearest: shownAnswer)
    }
    if let other = others.first {
      let reason = Grade.Reason.anotherWord(word: WordPattern.shown(other.word), meanings: other.meanings)
      return Grade(verdict: .wrong, reason: reason, nearest: shownAnswer)
    }
    return slip ?? script(given, typed) ?? Grade(verdict: .wrong, nearest: shownAnswer)
  }

  public static func == (a: AnswerGrader, b: AnswerGrader) -> Bool {
    a.entry == b.entry && a.expected == b.expected && a.isPattern == b.isPattern
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(entry)
    hasher.combine(expected)
    hasher.combine(isPattern)
  }
}
