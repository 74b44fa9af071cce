internal import UnicodeText
public import Vocabulary

/// Grades a typed answer as a good teacher would: a pure function down a ladder of ever looser comparisons.
public struct AnswerGrader: Hashable, Sendable {
  public var entry: Entry
  /// The form that is wanted: the blank of a sentence, or the entry's word as written.
  public var expected: String
  /// True if `expected` carries a word's markup (alternatives, optional parts).
  public var isPattern: Bool

  /// A grader of typed words.
  public init(word entry: Entry) {
    self.entry = entry
    expected = entry.word
    isPattern = true
  }

  /// A grader of a sentence's blank.
  public init(entry: Entry, cloze: Cloze) {
    self.entry = entry
    expected = cloze.answer
    isPattern = false
  }

  /// The answer as shown to the learner.
  public var shownAnswer: String { isPattern ? WordPattern.shown(expected) : expected }

  /// Grades an answer.
  ///
  /// - Parameters:
  ///   - given: what was typed.
  ///   - others: the entries of the library, in the entry's language, whose word is what was typed. A slip of the
  ///     fingers is never taken for one when it makes another word of the library.
  public func grade(_ given: String, others: [Entry] = []) -> Grade {
    let given = given.composed
    let trimmed = given.trimmedSpaces
    guard !trimmed.isEmpty, trimmed != "?" else { return Grade(verdict: .unknown, nearest: shownAnswer) }
    let answers = acceptable
    let typed = Forms(of: given, language: entry.language)
    if let match = answers.first(where: { typed.equals($0.forms) }) {
      return Grade(verdict: .correct, nearest: match.text)
    }
    if let match = answers.first(where: { typed.equalsWithoutAccents($0.forms) }) {
      return Grade(verdict: .accent, reason: .accents, nearest: match.text)
    }
    if let grade = articleGrade(typed, answers) { return grade }
    let other = others.first { $0.word != entry.word }
    if let reason = synonym(typed, other) {
      return Grade(verdict: .synonym, reason: reason, nearest: shownAnswer)
    }
    if isForm(typed, answers) {
      let reason = Grade.Reason.otherForm(given: trimmed, expected: shownAnswer)
      return Grade(verdict: .form, reason: reason, nearest: shownAnswer)
    }
    if let other {
      let reason = Grade.Reason.anotherWord(word: WordPattern.shown(other.word), meanings: other.meanings)
      return Grade(verdict: .wrong, reason: reason, nearest: shownAnswer)
    }
    return typo(typed, answers) ?? Grade(verdict: .wrong, nearest: shownAnswer)
  }

  // MARK: - The rungs of the ladder

  private struct Answer {
    var text: String
    var forms: Forms
  }

  /// Every way to write the answer that counts as right, with the accepted ones.
  private var acceptable: [Answer] {
    let variants = WordPattern(entry.word).alternatives.flatMap(\.variants)
    // Where the sentence has one way to write the word, the other ways are as good.
    let isWhole = isPattern || variants.contains { AnswerText.folded($0) == AnswerText.folded(expected) }
    let written = isPattern ? variants : [expected] + (isWhole ? variants : [])
    return (written + entry.accepted).map { Answer(text: $0, forms: Forms(of: $0, language: entry.language)) }
  }

  private func synonym(_ typed: Forms, _ other: Entry?) -> Grade.Reason? {
    let listed = entry.confusables.first { typed.equals(Forms(of: $0.word, language: entry.language)) }
    if let listed { return .confusable(word: listed.word, reason: listed.reason) }
    guard let other, other.meaningLanguage == entry.meaningLanguage else { return nil }
    let theirs = Set(other.meanings.map(AnswerText.folded))
    guard let shared = entry.meanings.first(where: { theirs.contains(AnswerText.folded($0)) }) else { return nil }
    return .sharesMeaning(
      word: WordPattern.shown(other.word), shared: shared, itsMeanings: other.meanings, meanings: entry.meanings)
  }

  private func isForm(_ typed: Forms, _ answers: [Answer]) -> Bool {
    let words = WordPattern(entry.word).alternatives.flatMap(\.variants)
    if !isPattern, words.contains(where: { typed.equals(Forms(of: $0, language: entry.language)) }) { return true }
    let targets = answers.flatMap(\.forms.spellings) + words.map(AnswerText.folded)
    switch entry.language.primaryLanguage {
    case "en": return targets.contains { target in typed.spellings.contains { EnglishForms.areForms($0, target) } }
    // One jamo more or less is a slip before it is a conjugation.
    case "ko":
      return typo(typed, answers) == nil
        && targets.contains { target in typed.spellings.contains { KoreanForms.isForm($0, of: target) } }
    default: return false
    }
  }

  /// German nouns are learned with their article: a missing one is close, a wrong one wrong.
  private func articleGrade(_ typed: Forms, _ answers: [Answer]) -> Grade? {
    guard entry.language.primaryLanguage == "de" else { return nil }
    for answer in answers {
      guard let wanted = answer.forms.article else { continue }
      guard typed.withoutArticle == answer.forms.withoutArticle else { continue }
      guard let article = typed.article else {
        return Grade(verdict: .close, reason: .missingArticle(wanted), nearest: answer.text)
      }
      return Grade(verdict: .wrong, reason: .wrongArticle(given: article, expected: wanted), nearest: answer.text)
    }
    return nil
  }

  private func typo(_ typed: Forms, _ answers: [Answer]) -> Grade? {
    var best: (slips: Int, text: String)?
    for answer in answers {
      let units = EditDistance.units(of: answer.forms.spelled)
      let limit = units.count >= 9 ? 2 : units.count >= 5 ? 1 : 0
      guard limit > 0,
        let slips = EditDistance.between(EditDistance.units(of: typed.spelled), units, atMost: limit)
      else { continue }
      // A slip in the article is the wrong article.
      if let wanted = answer.forms.article, typed.article != wanted { continue }
      if slips < best?.slips ?? .max { best = (slips, answer.text) }
    }
    return best.map { Grade(verdict: .close, reason: .slips($0.slips), nearest: $0.text) }
  }
}
