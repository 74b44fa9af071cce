/// The articles that may stand before a noun in its dictionary form.
enum Articles {
  static let english: Set<String> = ["a", "an", "the"]
  static let german: Set<String> = ["der", "die", "das", "ein", "eine"]

  static func of(_ language: String) -> Set<String>? {
    switch language.primaryLanguage {
    case "en": english.union(["to"])
    case "de": german
    case "fr": ["le", "la", "les", "un", "une"]
    case "es": ["el", "la", "los", "las", "un", "una"]
    default: nil
    }
  }
}
