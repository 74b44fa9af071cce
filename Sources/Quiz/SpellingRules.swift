/// What a language leaves to the writer, and the articles that its nouns are learned with.
struct SpellingRules: Sendable {
  /// `en` of `en-US`.
  let language: String
  /// Articles that may be left out, and `to` before a verb.
  let optionalWords: [Letters]
  /// Articles that belong to the word, since they say its gender.
  let genderedArticles: [Letters]
  private let writesUmlautsOut: Bool
  private let ignoresSpaces: Bool
  private let partsLigatures: Bool
  private let elides: Bool

  init(language tag: String) {
    language = tag.primaryLanguage
    let articles = SpellingRules.articles[language] ?? []
    optionalWords = language == "en" ? articles : []
    genderedArticles = language == "en" ? [] : articles
    writesUmlautsOut = language == "de"
    ignoresSpaces = ["ko", "ja", "zh"].contains(language)
    elides = ["fr", "it", "ca"].contains(language)
    // There `æ` is a letter of its own.
    partsLigatures = !["da", "no", "nb", "nn", "is", "fo"].contains(language)
  }

  /// The folded text in one spelling of those that are equal: umlauts written out in German, `œ` as `oe`, no spaces
  /// where they do not tell words apart or behind an elided word (`l'`).
  func spelled(_ folded: Letters) -> Letters {
    guard folded.contains(where: { $0.value >= 0x80 }) || ignoresSpaces || elides else { return folded }
    var spelled: Letters = []
    spelled.reserveCapacity(folded.count + 4)
    for letter in folded {
      switch letter {
      case "ä" where writesUmlautsOut: spelled += ["a", "e"]
      case "ö" where writesUmlautsOut: spelled += ["o", "e"]
      case "ü" where writesUmlautsOut: spelled += ["u", "e"]
      case "œ" where partsLigatures: spelled += ["o", "e"]
      case "æ" where partsLigatures: spelled += ["a", "e"]
      case " " where ignoresSpaces || (elides && spelled.last == "'"): continue
      default: spelled.append(letter)
      }
    }
    return spelled
  }

  /// How many letters of a text are an optional first word and the space behind it.
  func optionalPrefix(of text: Letters) -> Int { prefix(of: text, among: optionalWords) }

  /// How many letters of a text are an article that says the gender, with the space behind it.
  func articlePrefix(of text: Letters) -> Int { prefix(of: text, among: genderedArticles) }

  private static let articles = ["en", "de", "fr", "es"].reduce(into: [String: [Letters]]()) { articles, language in
    articles[language] = (Articles.of(language) ?? []).map { Letters($0.unicodeScalars) }
  }

  private func prefix(of text: Letters, among words: [Letters]) -> Int {
    for word in words where text.count > word.count && text.starts(with: word) {
      let next = text[word.count]
      // An elided article (`l'`) joins its noun.
      if next == " " { return text.count > word.count + 1 ? word.count + 1 : 0 }
      if word.last == "'" { return word.count }
    }
    return 0
  }
}
