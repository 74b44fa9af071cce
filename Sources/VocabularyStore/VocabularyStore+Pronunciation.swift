internal import SQLiteKit

/// How a voice pronounces a text.
public struct KeptPronunciation: Hashable, Sendable {
  /// In the International Phonetic Alphabet.
  public var ipa: String
  /// True if the spelling does not suggest the sound.
  public var isException: Bool

  public init(ipa: String, isException: Bool) {
    self.ipa = ipa
    self.isException = isException
  }
}

extension VocabularyStore {
  /// What was kept of a text in a voice; nil if nothing was.
  public func pronunciation(of text: String, voice: String) throws(StoreError) -> KeptPronunciation? {
    try attempt { connection in
      try connection.first(
        "SELECT ipa, is_exception FROM pronunciation WHERE voice = ? AND text = ?", [.text(voice), .text(text)]
      ) { KeptPronunciation(ipa: $0.string(at: 0), isException: $0.int64(at: 1) != 0) }
    }
  }

  /// Keeps a pronunciation; no step of the history, since it follows from the text.
  public func keep(_ pronunciation: KeptPronunciation, of text: String, voice: String) throws(StoreError) {
    try attempt { connection in
      if isReadOnly { throw StoreError.readOnly(path: path) }
      try connection.run(
        "INSERT OR REPLACE INTO pronunciation (voice, text, ipa, is_exception) VALUES (?, ?, ?, ?)",
        [.text(voice), .text(text), .text(pronunciation.ipa), SQLValue(pronunciation.isException)])
    }
  }
}
