internal import Quiz
internal import UnicodeText
internal import Vocabulary

/// What is looked at in an example.
extension DeckCheck {
  func check(_ example: Example, number: Int, of entry: Entry) -> [DeckFinding.Problem] {
    var problems: [DeckFinding.Problem] = []
    if BlankedSentence.hasLoneBrace(example.text) { problems.append(.loneBrace(example: number)) }
    let cloze = Cloze(example, of: entry.word, language: entry.language)
    if let cloze {
      if !isForm(cloze.answer, of: entry) { problems.append(.foreignBlank(cloze.answer, example: number)) }
    } else {
      problems.append(.noBlank(example: number))
    }
    if let translation = example.translation {
      if let answer = answer(given: translation, of: entry, cloze) {
        problems.append(.answerInTranslation(answer, example: number))
      }
    } else {
      problems.append(.noTranslation(example: number))
    }
    let length = BlankedSentence(example.text).plain.wordCount
    let allowed = DeckPromise.sentenceLength(language: entry.language)
    if !allowed.contains(length) && !["ja", "zh"].contains(entry.language.primarySubtag) {
      problems.append(.sentenceLength(length, example: number, allowed: allowed))
    }
    return problems
  }

  /// Whether a blank is a form of the word: as the grader knows it, in the languages whose forms it knows. German stems
  /// change by no rule (`leihen`, `geliehen`), and English ones need a dictionary: else a blank that has some letters of
  /// the word passes.
  private func isForm(_ blank: String, of entry: Entry) -> Bool {
    let language = entry.language
    guard ["en", "de", "ko"].contains(language.primarySubtag) else { return true }
    if AnswerGrader(word: entry).isForm(blank, stems: { knowledge.stems($0, language) }) { return true }
    let isCertain =
      switch language.primarySubtag {
      case "ko": true
      case "en": knowledge.knows(entry.word, language) != nil
      default: false
      }
    return !isCertain
      && WordPattern(entry.word).alternatives.contains { alternative in
        CommonLetters.areEnough(blank, of: Articles.removed(from: alternative.full, language: language))
      }
  }

  /// The answer that a translation gives away; nil if it does not. What a meaning itself holds cannot be kept from it:
  /// `warm` is `warm`.
  private func answer(given translation: String, of entry: Entry, _ cloze: Cloze?) -> String? {
    let words = WordPattern(entry.word).alternatives.flatMap(\.variants)
    let answers = [cloze?.answer].compactMap(\.self) + words
    let meanings = entry.meanings.map { SearchedText($0) }
    let searched = SearchedText(translation)
    return answers.map { Articles.removed(from: $0, language: entry.language) }.first { answer in
      answer.count > 1 && searched.holds(answer) && !meanings.contains { $0.holds(answer) }
    }
  }
}
