import VocabularyStore
import Wording

extension Settings {
  /// Speaks the language that is set in the library, else that of the locale.
  func chooseLanguage(_ variables: [String: String]) {
    Language.choose(self[SettingKeys.language].language ?? Language(variables: variables))
  }
}

extension Program {
  /// Speaks the language that is set in a library that need not be there, else that of the locale: for what is said
  /// before a library is open, such as the help.
  static func chooseLanguage(library path: String?, _ variables: [String: String]) {
    let text = path.flatMap { VocabularyStore.glance(SettingKeys.language.name, at: $0) }
    Settings(text.map { [SettingKeys.language.name: $0] } ?? [:]).chooseLanguage(variables)
  }
}
