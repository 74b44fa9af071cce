internal import Vocabulary

/// Kanji answers as they are read, from an entry's pronunciation.
enum JapaneseReadings {
  /// The readings of the answers, hiragana for katakana; none for answers without kanji.
  static func of(_ answers: [String], entry: Entry) -> [Letters] {
    guard let pronunciation = entry.pronunciation else { return [] }
    let word = AnswerText.letters(of: entry.word).filter { $0 != " " }
    return pronunciation.split { ",;、；，/／・".contains($0) }.flatMap { text in
      let reading = AnswerText.withoutAccents(AnswerText.letters(of: String(text)).filter { $0 != " " })
      guard !reading.isEmpty, reading.allSatisfy(isKana) else { return [Letters]() }
      return answers.compactMap { answer($0, word: word, reading: reading) }
    }
  }

  /// An answer read. Its word and another form of it (`食べる`, `食べた`) share the part in kanji, whose reading is the
  /// word's without the kana that end both.
  private static func answer(_ answer: String, word: Letters, reading: Letters) -> Letters? {
    let answer = AnswerText.letters(of: answer).filter { $0 != " " }
    guard !answer.allSatisfy(isKana) else { return nil }
    if answer == word { return reading }
    var stem = word[...]
    var read = reading[...]
    while let last = stem.last, isKana(last), last == read.last {
      stem.removeLast()
      read.removeLast()
    }
    guard !stem.isEmpty, answer.starts(with: stem) else { return nil }
    let ending = answer[stem.count...]
    return ending.allSatisfy(isKana) ? read + AnswerText.withoutAccents(Letters(ending)) : nil
  }

  private static func isKana(_ letter: Unicode.Scalar) -> Bool {
    (0x3041...0x3096).contains(letter.value) || (0x30A1...0x30FE).contains(letter.value)
  }
}
