internal import Quiz
internal import UnicodeText
internal import Vocabulary

/// What a deck made for others keeps to, in numbers.
enum DeckPromise {
  static let mostMeanings = 3
  static let mostConfusables = 3
  /// In words.
  static let longestReason = 20
  /// One entry of so many has near-synonyms, and one of so many two examples: the hardest ones.
  static let share = 3

  /// How many words an example has. A Korean word holds its particles and endings, and is what spaces part.
  static func sentenceLength(language: String) -> ClosedRange<Int> {
    language.primarySubtag == "ko" ? 3...12 : 6...16
  }

  /// What entries are ordered by: the word without its article, case aside, by code points, so that no two computers
  /// sort differently.
  static func sortKey(of entry: Entry) -> [Unicode.Scalar] {
    let bare = Articles.removed(from: WordPattern.shown(entry.word), language: entry.language)
    return Array(bare.caseFolded.unicodeScalars)
  }
}

extension String {
  /// `en` of `en-US`.
  var primarySubtag: String { String(prefix { $0 != "-" && $0 != "_" }).lowercased() }
}

extension [Unicode.Scalar] {
  func comes(before other: [Unicode.Scalar]) -> Bool { lexicographicallyPrecedes(other) { $0.value < $1.value } }
}
