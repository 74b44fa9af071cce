import Wording

extension DeckFinding {
  /// `FILE:LINE: word: what is wrong`, with `note:` before the word where it is no fault.
  public func message(file: String) -> String {
    let place = line.map { "\(file):\($0)" } ?? file
    let finding = (word.map { $0 + ": " } ?? "") + problem.wording
    return isFault ? "\(place): \(finding)" : localized("\(place): note: \(finding)")
  }
}

extension DeckFinding.Problem {
  var wording: String {
    switch self {
    case .noBlank(let example): localized("\(named(example)) neither has braces nor holds a form of the word")
    case .loneBrace(let example): localized("\(named(example)) has a brace without its partner")
    case .foreignBlank(let blank, let example):
      localized("the blank '\(blank)' of \(named(example)) is no form of the word")
    case .answerInTranslation(let answer, let example):
      localized("\(DeckFinding.Place.translation(example).wording) gives '\(answer)' away")
    case .repeatedExample(let example, let line): localized("\(named(example)) stands in line \(line) too")
    case .rightConfusable(let word): localized("the near-synonym '\(word)' would be taken for right")
    case .foreignLetters(let letters, let place, let language):
      localized("'\(letters)' in \(place.wording) is not written in the letters of '\(language)'")
    case .noOwnLetters(let place, let language):
      localized("\(place.wording) is not written in the letters of '\(language)'")
    case .noExample: localized("there is no example")
    case .noTranslation(let example): localized("\(named(example)) has no translation")
    case .sentenceLength(let count, let example, let allowed):
      localized("\(named(example)) has \(count.counted(.word)), not \(allowed.lowerBound) to \(allowed.upperBound)")
    case .oneExample: localized("it is of the hardest third of the deck, and has only one example")
    case .noLevel(nil): localized("there is no level")
    case .noLevel(let level?): localized("the level '\(level)' is none of A1 to C2")
    case .noPartOfSpeech: localized("there is no part of speech")
    case .noTags: localized("there are no tags")
    case .tooManyMeanings(let count):
      localized("there are \(count) meanings, more than \(DeckPromise.mostMeanings)")
    case .tooManyConfusables(let count):
      localized("there are \(count) near-synonyms, more than \(DeckPromise.mostConfusables)")
    case .noReason(let word): localized("nothing says why '\(word)' does not fit")
    case .longReason(let word, let count):
      localized("the reason why '\(word)' does not fit has \(count) words, more than \(DeckPromise.longestReason)")
    case .unknownConfusable(let word): localized("the dictionary does not have the near-synonym '\(word)'")
    case .spokenInParts(let place, let languages):
      localized("a part of \(place.wording) is spoken in another language (\(languages.joined(separator: ", ")))")
    case .repeatedWord(let line): localized("the word stands in line \(line) too")
    case .notSorted(let word): localized("it belongs before '\(word)'")
    case .fewConfusables(let count, let total):
      count == 1
        ? localized("\(count) of \(total) entries has near-synonyms, fewer than a third")
        : localized("\(count) of \(total) entries have near-synonyms, fewer than a third")
    }
  }

  private func named(_ example: Int) -> String { DeckFinding.Place.example(example).wording }
}

extension DeckFinding.Place {
  /// Sentences are named as the columns that they stand in.
  var wording: String {
    switch self {
    case .word: localized("the word")
    case .meaning(let meaning): localized("the meaning '\(meaning)'")
    case .example(1): localized("the example")
    case .example(let number): localized("example_\(number)")
    case .translation(1): localized("the translation")
    case .translation(let number): localized("translation_\(number)")
    case .confusable(let word): localized("the near-synonym '\(word)'")
    case .reason(let word): localized("the reason for '\(word)'")
    }
  }
}
