import Quiz
import UnicodeText

extension Grade {
  /// The reason in a sentence; nil where the verdict says all.
  var explanation: String? {
    switch reason {
    case .confusable(let word, let reason): "'\(word)' does not fit: \(reason)"
    case .sharesMeaning(let word, let shared, let itsMeanings, let meanings):
      "'\(word)' (\(itsMeanings.joined(separator: "; "))) also means '\(shared)'; "
        + "the word that is wanted means \(meanings.joined(separator: "; "))"
    case .otherForm(let given, _): "'\(given)' is the right word in another form"
    case .reading: "that is how it is read; it is written \(nearest)"
    case .keyboardLayout: "the right keys, with the keyboard set to the other language"
    case .otherScript: "those are letters of another script; the keyboard may be set to the other language"
    case .accents: "only the accents differ"
    case .slips(1): "one letter is off"
    case .slips(let count): "\(count) letters are off"
    case .missingArticle(let article): "the article is missing: \(article)"
    case .wrongArticle(let given, let expected): "the article is '\(expected)', not '\(given)'"
    case .anotherWord(let word, let meanings): "'\(word)' means \(meanings.joined(separator: "; "))"
    case nil: nil
    }
  }
}
