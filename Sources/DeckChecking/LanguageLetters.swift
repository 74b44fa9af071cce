internal import Quiz

/// The scripts that a language is written in, as far as they are known.
struct LanguageLetters {
  private let language: String
  /// One of them stands in every text; nil where the language is not known.
  private let own: LetterScripts?

  init(_ language: String) {
    self.language = language
    own =
      switch language.primarySubtag {
      case "en", "de", "fr", "es", "it", "pt", "nl", "sv", "da", "nb", "no", "fi", "pl", "cs", "tr", "vi", "id", "la":
        .latin
      case "ko": .hangul
      case "ja", "zh", "cmn", "yue": .kanaAndHan
      case "ru", "uk", "bg", "be": .cyrillic
      case "el": .greek
      default: nil
      }
  }

  /// What is wrong with the letters of a text. Every language takes names and units in Latin letters, and Korean takes
  /// Han.
  func problem(of text: String, at place: DeckFinding.Place) -> DeckFinding.Problem? {
    if let mixed = Self.mixedWord(in: text) { return .foreignLetters(mixed, place, language: language) }
    guard let own else { return nil }
    let all = LetterScripts(of: text.unicodeScalars)
    guard !all.isEmpty else { return nil }
    switch place {
    case .word, .example, .translation, .confusable:
      if !all.isDisjoint(with: own) { return foreign(in: text).map { .foreignLetters($0, place, language: language) } }
      return .noOwnLetters(place, language: language)
    // A meaning may be an abbreviation; a meaning and a reason may quote the other language.
    case .meaning: return all.isDisjoint(with: own.union(.latin)) ? .noOwnLetters(place, language: language) : nil
    case .reason: return all.isDisjoint(with: own) ? .noOwnLetters(place, language: language) : nil
    }
  }

  /// The first word of another script.
  private func foreign(in text: String) -> String? {
    let allowed = (own ?? []).union(.latin).union(own == .hangul ? .kanaAndHan : [])
    return text.split { !$0.isLetter }.first {
      !LetterScripts(of: $0.unicodeScalars).isSubset(of: allowed)
    }.map(String.init)
  }

  /// The first word that mixes scripts whose letters look alike: a Cyrillic `а` in `latency` cannot be seen, nor typed.
  private static func mixedWord(in text: String) -> String? {
    text.split { !$0.isLetter }.first { word in
      let scripts = LetterScripts(of: word.unicodeScalars)
      return [.latin, .cyrillic, .greek].count { (script: LetterScripts) in scripts.contains(script) } > 1
    }.map(String.init)
  }
}
