internal import UnicodeText
internal import Vocabulary

/// The rungs of the ladder below "correct".
extension AnswerGrader {
  /// The answer without its accents, katakana in hiragana, or kanji in kana as they are read. A near-synonym that
  /// differs from the answer in accents only, and is typed as it is, is the near-synonym.
  func accents(_ typed: ComparedText, _ plain: [Letters]) -> Grade? {
    if prepared.hasAccents || !typed.isPlain,
      let match = prepared.answers.first(where: { $0.equalsWithoutAccents(plain) }),
      !prepared.confusables.contains(where: { $0.equals(typed) })
    {
      return Grade(verdict: .accent, reason: .accents, nearest: match.text)
    }
    guard prepared.readings.contains(where: plain.contains) else { return nil }
    return Grade(verdict: .accent, reason: .reading, nearest: shownAnswer)
  }

  /// German, French and Spanish nouns are learned with their article: a missing one is close, a wrong one wrong.
  func article(_ typed: ComparedText) -> Grade? {
    for answer in prepared.answers {
      guard let wanted = answer.compared.article else { continue }
      guard typed.bare == answer.compared.bare || typed.plainBare(prepared.rules) == answer.plainBare else { continue }
      guard let article = typed.article else {
        return Grade(verdict: .close, reason: .missingArticle(String(wanted)), nearest: answer.text)
      }
      guard article != wanted else { continue }
      return Grade(
        verdict: .wrong, reason: .wrongArticle(given: String(article), expected: String(wanted)), nearest: answer.text)
    }
    return nil
  }

  /// A near-synonym that the entry lists, accents and article aside, or a word that shares a meaning with it.
  func synonym(_ typed: ComparedText, _ plain: [Letters], _ others: [Entry]) -> Grade.Reason? {
    if !prepared.confusables.isEmpty {
      let bare = typed.plainBare(prepared.rules)
      let listed =
        prepared.confusables.firstIndex { $0.equals(typed) }
        ?? prepared.confusables.firstIndex { $0.equalsWithoutAccents(plain) || $0.plainBare == bare }
      if let listed {
        return .confusable(word: entry.confusables[listed].word, reason: entry.confusables[listed].reason)
      }
    }
    guard !others.isEmpty else { return nil }
    let rules = SpellingRules(language: entry.meaningLanguage)
    func key(_ meaning: String) -> Letters { rules.spelled(AnswerText.letters(of: meaning)) }
    let ours = entry.meanings.map { ($0, key($0)) }
    for other in others where other.meaningLanguage == entry.meaningLanguage {
      let theirs = other.meanings.map(key)
      guard let (shared, _) = ours.first(where: { theirs.contains($0.1) }) else { continue }
      return .sharesMeaning(
        word: WordPattern.shown(other.word), shared: shared, itsMeanings: other.meanings, meanings: entry.meanings)
    }
    return nil
  }

  /// Whether a text is the entry's word as written, its article aside, or another form of it: what a sentence may have
  /// in its blank. Stems are those of ``grade(_:others:stems:)``.
  public func isForm(_ text: String, stems: (String) -> [String] = { _ in [] }) -> Bool {
    let typed = ComparedText(text, prepared.rules)
    return prepared.answers.contains { $0.equals(typed) || $0.compared.bare == typed.bare }
      || isForm(typed, isSlip: false, stems)
  }

  /// The entry's own word where a sentence wants another form, or a text that shares a stem with the answer.
  func isForm(_ typed: ComparedText, isSlip: Bool, _ stems: (String) -> [String]) -> Bool {
    if prepared.words.contains(where: { $0.equals(typed) || $0.compared.bare == typed.bare }) { return true }
    let targets = (prepared.answers + prepared.words).lazy.map(\.compared.bare)
    let typed = typed.bare
    let isRegular =
      switch prepared.rules.language {
      case "en": targets.contains { WordForm.areForms(typed, $0, EnglishForms.areForms) }
      case "de": targets.contains { GermanForms.areForms(typed, $0) }
      // One jamo more or less is a slip before it is a conjugation.
      case "ko": !isSlip && targets.contains { KoreanForms.isForm(typed, of: $0) }
      default: false
      }
    return isRegular || targets.contains { WordForm.areForms(typed, $0) { WordForm.shareStem($0, $1, stems) } }
  }

  func slips(_ typed: ComparedText) -> Grade? {
    var best: (slips: Int, text: String)?
    let units = EditDistance.units(of: typed.bare)
    for answer in prepared.answers {
      let limit = answer.units.count >= 9 ? 2 : answer.units.count >= 5 ? 1 : 0
      // A slip in the article is the wrong article, and a Korean particle more or less is no slip.
      guard limit > 0, typed.article == answer.compared.article,
        let slips = EditDistance.between(units, answer.units, atMost: limit), slips < best?.slips ?? .max,
        !(prepared.rules.language == "en" && EnglishForms.differInPrefix(typed.bare, answer.compared.bare)),
        !(prepared.rules.language == "ko" && KoreanForms.differByParticle(typed.bare, answer.compared.bare))
      else { continue }
      best = (slips, answer.text)
    }
    return best.map { Grade(verdict: .close, reason: .slips($0.slips), nearest: $0.text) }
  }

  /// The answer typed on the wrong keyboard is close; another script altogether is at least said.
  func script(_ given: String, _ typed: ComparedText) -> Grade? {
    let scripts = LetterScripts(of: typed.bare)
    guard !scripts.isEmpty, !prepared.scripts.isEmpty else { return nil }
    let match =
      if scripts.contains(.hangul) && !prepared.scripts.contains(.hangul) {
        latinAnswer(typed)
      } else if scripts == .latin && prepared.scripts.contains(.hangul) {
        hangulAnswer(given)
      } else {
        ExpectedAnswer.Writing?.none
      }
    if let match { return Grade(verdict: .close, reason: .keyboardLayout, nearest: match.text) }
    guard scripts.isDisjoint(with: prepared.scripts) else { return nil }
    return Grade(verdict: .wrong, reason: .otherScript, nearest: shownAnswer)
  }

  private func latinAnswer(_ typed: ComparedText) -> ExpectedAnswer.Writing? {
    let keys = KoreanKeyboard.keys(of: typed.spellings[0])
    // Keys have capitals for doubled consonants, answers have no case.
    let text = ComparedText(String(keys), prepared.rules)
    return prepared.answers.first { $0.equals(text) }
  }

  private func hangulAnswer(_ given: String) -> ExpectedAnswer.Writing? {
    var letters = Letters(given.widthFolded.unicodeScalars.filter { !$0.isSpaceOrInvisible })[...]
    while let last = letters.last, AnswerText.isClosingPunctuation(last) { letters.removeLast() }
    let typed = KoreanKeyboard.keys(typed: letters)
    return prepared.answers.first { answer in
      KoreanKeyboard.keys(of: answer.compared.bare.filter { $0 != " " }) == typed
    }
  }
}
