/// How the engine pronounces a text.
public struct Pronunciation: Hashable, Sendable {
  /// In the International Phonetic Alphabet.
  public var ipa: String
  /// Whether a word of it must be learned by ear: the engine's dictionary spells out how it sounds (`colonel`), or has
  /// a spelling rule for this word alone that breaks the general one (`queue`, `yacht`). Rules that serve several words
  /// make no exception, so `throughput` is none.
  public var isException: Bool

  public init(ipa: String, isException: Bool) {
    self.ipa = ipa
    self.isException = isException
  }
}
