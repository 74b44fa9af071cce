extension DeckFinding {
  /// `FILE:LINE: word: what is wrong`, with `note:` before the word where it is no fault.
  public func message(file: String) -> String {
    let place = line.map { "\(file):\($0)" } ?? file
    return "\(place): \(isFault ? "" : "note: ")\(word.map { $0 + ": " } ?? "")\(problem.wording)"
  }
}

extension DeckFinding.Problem {
  var wording: String {
    switch self {
    case .noBlank(let example): "\(named(example)) neither has braces nor holds a form of the word"
    case .foreignBlank(let blank, let example): "the blank '\(blank)' of \(named(example)) is no form of the word"
    case .answerInTranslation(let answer, let example):
      "\(named(example, "translation")) gives '\(answer)' away"
    case .repeatedExample(let example, let line): "\(named(example)) stands in line \(line) too"
    case .rightConfusable(let word): "the near-synonym '\(word)' would be taken for right"
    case .foreignLetters(let letters, let place, let language):
      "'\(letters)' in \(place.wording) is not written in the letters of '\(language)'"
    case .noOwnLetters(let place, let language): "\(place.wording) is not written in the letters of '\(language)'"
    case .noExample: "there is no example"
    case .noTranslation(let example): "\(named(example)) has no translation"
    case .sentenceLength(let count, let example, let allowed):
      "\(named(example)) has \(count) word\(count == 1 ? "" : "s"), not \(allowed.lowerBound) to \(allowed.upperBound)"
    case .oneExample: "one of the hardest third of the deck has a second example"
    case .noLevel(nil): "there is no level"
    case .noLevel(let level?): "the level '\(level)' is none of A1 to C2"
    case .noPartOfSpeech: "there is no part of speech"
    case .noTags: "there are no tags"
    case .tooManyMeanings(let count): "there are \(count) meanings, more than \(DeckPromise.mostMeanings)"
    case .tooManyConfusables(let count):
      "there are \(count) near-synonyms, more than \(DeckPromise.mostConfusables)"
    case .noReason(let word): "nothing says why '\(word)' does not fit"
    case .longReason(let word, let count):
      "the reason why '\(word)' does not fit has \(count) words, more than \(DeckPromise.longestReason)"
    case .unknownConfusable(let word): "the dictionary does not have the near-synonym '\(word)'"
    case .spokenInParts(let place, let languages):
      "a part of \(place.wording) is spoken in another language (\(languages.joined(separator: ", ")))"
    case .notSorted(let word): "it belongs before '\(word)'"
    case .fewConfusables(let count, let total):
      "\(count) of \(total) entries have near-synonyms, fewer than a third"
    }
  }

  private func named(_ number: Int, _ name: String = "example") -> String {
    DeckFinding.Place.name(name, number)
  }
}

extension DeckFinding.Place {
  var wording: String {
    switch self {
    case .word: "the word"
    case .meaning(let meaning): "the meaning '\(meaning)'"
    case .example(let number): Self.name("example", number)
    case .translation(let number): Self.name("translation", number)
    case .confusable(let word): "the near-synonym '\(word)'"
    case .reason(let word): "the reason for '\(word)'"
    }
  }

  /// As the column is called that it stands in.
  static func name(_ column: String, _ number: Int) -> String {
    number == 1 ? "the \(column)" : "\(column)_\(number)"
  }
}
