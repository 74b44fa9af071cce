/// The articles that may stand before a noun in its dictionary form, without capitals.
enum Articles {
  static func of(_ language: String) -> Set<String>? {
    switch language.primaryLanguage {
    case "en": ["a", "an", "the", "to"]
    case "de": ["der", "die", "das", "ein", "eine"]
    case "fr": ["le", "la", "les", "l'", "un", "une"]
    case "es": ["el", "la", "los", "las", "un", "una"]
    default: nil
    }
  }
}
