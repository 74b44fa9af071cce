import Quiz
import UnicodeText
import Wording

extension Grade {
  /// The reason in a sentence; nil where the verdict says all.
  var explanation: String? {
    switch reason {
    case .confusable(let word, let reason): localized("'\(word)' does not fit: \(reason)")
    case .sharesMeaning(let word, let shared, let itsMeanings, let meanings):
      localized(
        """
        '\(word)' (\(itsMeanings.joined(separator: "; "))) also means '\(shared)'; \
        the word that is wanted means \(meanings.joined(separator: "; "))
        """)
    case .otherForm(let given, _): localized("'\(given)' is the right word in another form")
    case .reading: localized("that is how it is read; it is written \(nearest)")
    case .keyboardLayout: localized("the right keys, with the keyboard set to the other language")
    case .otherScript:
      localized("those are letters of another script; the keyboard may be set to the other language")
    case .accents: localized("only the accents differ")
    case .slips(1): localized("one letter is off")
    case .slips(let count): localized("\(count) letters are off")
    case .missingArticle(let article): localized("the article is missing: \(article)")
    case .wrongArticle(let given, let expected): localized("the article is '\(expected)', not '\(given)'")
    case .anotherWord(let word, let meanings): localized("'\(word)' means \(meanings.joined(separator: "; "))")
    case nil: nil
    }
  }
}
