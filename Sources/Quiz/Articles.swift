internal import UnicodeText

/// The articles that may stand before a noun in its dictionary form, without capitals.
public enum Articles {
  static func of(_ language: String) -> Set<String>? {
    switch language.primaryLanguage {
    case "en": ["a", "an", "the", "to"]
    case "de": ["der", "die", "das", "ein", "eine"]
    case "fr": ["le", "la", "les", "l'", "un", "une"]
    case "es": ["el", "la", "los", "las", "un", "una"]
    default: nil
    }
  }

  /// A word of a language (a BCP 47 tag) without the article, or the English `to`, that it is learned with.
  public static func removed(from text: String, language: String) -> String {
    guard let articles = of(language), let end = text.firstIndex(where: { $0 == " " || $0.isApostrophe })
    else { return text }
    // An elided article (`l'`) joins its noun.
    let isElided = text[end].isApostrophe
    guard articles.contains(text[..<end].lowercased() + (isElided ? "'" : "")) else { return text }
    return String(text[end...].dropFirst()).trimmedSpaces
  }
}
