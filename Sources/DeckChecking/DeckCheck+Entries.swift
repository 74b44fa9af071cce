internal import Quiz
internal import Vocabulary

/// What is looked at in an entry, its examples aside.
extension DeckCheck {
  func check(_ entry: Entry) -> [DeckFinding.Problem] {
    var problems = letters(of: entry)
    problems += entry.confusables.flatMap { check($0, of: entry) }
    if entry.examples.isEmpty { problems.append(.noExample) }
    if entry.level.flatMap({ CEFRLevel(rawValue: $0) }) == nil { problems.append(.noLevel(entry.level)) }
    if entry.partOfSpeech == nil { problems.append(.noPartOfSpeech) }
    if entry.tags.isEmpty { problems.append(.noTags) }
    if entry.meanings.count > DeckPromise.mostMeanings { problems.append(.tooManyMeanings(entry.meanings.count)) }
    if entry.confusables.count > DeckPromise.mostConfusables {
      problems.append(.tooManyConfusables(entry.confusables.count))
    }
    return problems
  }

  private func check(_ confusable: Confusable, of entry: Entry) -> [DeckFinding.Problem] {
    var problems: [DeckFinding.Problem] = []
    let graders = [AnswerGrader(word: entry)] + Cloze.all(of: entry).map { AnswerGrader(entry: entry, cloze: $0) }
    if graders.contains(where: { $0.grade(confusable.word).verdict == .correct }) {
      problems.append(.rightConfusable(confusable.word))
    }
    if hasUnknownWord(confusable.word, language: entry.language) {
      problems.append(.unknownConfusable(confusable.word))
    }
    let words = confusable.reason.wordCount
    if words == 0 { problems.append(.noReason(confusable.word)) }
    if words > DeckPromise.longestReason { problems.append(.longReason(confusable.word, words: words)) }
    return problems
  }

  /// Whether a dictionary does not have one of the words; compounds with hyphens are asked for whole and in parts.
  private func hasUnknownWord(_ text: String, language: String) -> Bool {
    text.split(separator: " ").contains { word in
      guard knowledge.knows(String(word), language) == false else { return false }
      let parts = word.split(separator: "-")
      return parts.count < 2 || parts.contains { knowledge.knows(String($0), language) == false }
    }
  }

  private func letters(of entry: Entry) -> [DeckFinding.Problem] {
    var texts: [(DeckFinding.Place, String)] = [(.word, WordPattern.shown(entry.word))]
    texts += entry.meanings.map { (.meaning($0), $0) }
    for (index, example) in entry.examples.enumerated() {
      texts.append((.example(index + 1), BlankedSentence(example.text).plain))
      if let translation = example.translation { texts.append((.translation(index + 1), translation)) }
    }
    for confusable in entry.confusables {
      texts += [(.confusable(confusable.word), confusable.word), (.reason(confusable.word), confusable.reason)]
    }
    return texts.compactMap { place, text in
      LanguageLetters(place.language(of: entry)).problem(of: text, at: place)
    }
  }
}

extension String {
  /// How many words there are, as spaces part them; signs alone are none.
  var wordCount: Int {
    split(whereSeparator: \.isWhitespace).count { $0.contains { $0.isLetter || $0.isNumber } }
  }
}
