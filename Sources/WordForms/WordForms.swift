import Synchronization

/// The stems of words, from the hunspell dictionaries that are installed.
///
/// A dictionary is loaded when a word of its language is first asked for, and kept. All calls go one after another:
/// hunspell's handles bear no two threads at once.
public final class WordForms: Sendable {
  private let catalog: DictionaryCatalog
  /// By language tag; nil where there is no dictionary.
  private let dictionaries = Mutex<[String: HunspellDictionary?]>([:])

  /// Looks for dictionaries in the given folders, in their order; else where hunspell does: `$DICPATH`,
  /// `/usr/share/hunspell`, `/usr/share/myspell/dicts`.
  public init(folders: [String]? = nil) {
    catalog = DictionaryCatalog(folders: folders ?? DictionaryCatalog.standardFolders)
  }

  /// The dictionary forms that a word may be a form of, the word itself among them if it is one: `retained` has the
  /// stem `retain`. Regular forms only, as far as the dictionary has rules. Empty for a word that the dictionary does
  /// not know, and without a dictionary of the language (a BCP 47 tag).
  public func stems(of word: String, language: String) -> [String] {
    withDictionary(of: language) { $0?.stems(of: word) ?? [] }
  }

  /// Whether the dictionary of the language has the word or a form or compound of it; nil without a dictionary.
  public func knows(_ word: String, language: String) -> Bool? {
    withDictionary(of: language) { $0?.knows(word) }
  }

  private func withDictionary<T: Sendable>(of language: String, _ body: @Sendable (HunspellDictionary?) -> T) -> T {
    dictionaries.withLock { dictionaries in
      let dictionary: HunspellDictionary?
      if let known = dictionaries[language] {
        dictionary = known
      } else {
        dictionary = catalog.files(for: language).flatMap { HunspellDictionary($0) }
        dictionaries[language] = .some(dictionary)
      }
      return body(dictionary)
    }
  }
}
