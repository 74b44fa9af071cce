/// What a learner keeps of one word: its content, without key, progress or place.
public struct Entry: Hashable, Sendable {
  /// The word as written, composed (NFC) and trimmed: `a / b` are alternatives, `(to)` is optional, a backslash
  /// makes `/`, `(`, `)` and itself plain. With the deck it is the entry's natural key.
  public var word: String
  /// The word's language, a BCP 47 tag such as `en` or `ko`.
  public var language: String
  public var meanings: [String]
  public var meaningLanguage: String
  public var examples: [Example]
  /// How the word is read (kana, pinyin, IPA), where the spelling does not say.
  public var pronunciation: String?
  public var partOfSpeech: String?
  /// A level such as `B2`.
  public var level: String?
  public var note: String?
  public var tags: [String]
  /// Answers that the learner had accepted besides the word itself.
  public var accepted: [String]
  /// Near-synonyms and why each does not fit, in the deck's order.
  public var confusables: [Confusable]

  public init(
    word: String, language: String, meanings: [String], meaningLanguage: String, examples: [Example] = [],
    pronunciation: String? = nil, partOfSpeech: String? = nil, level: String? = nil, note: String? = nil,
    tags: [String] = [], accepted: [String] = [], confusables: [Confusable] = []
  ) {
    self.word = word
    self.language = language
    self.meanings = meanings
    self.meaningLanguage = meaningLanguage
    self.examples = examples
    self.pronunciation = pronunciation
    self.partOfSpeech = partOfSpeech
    self.level = level
    self.note = note
    self.tags = tags
    self.accepted = accepted
    self.confusables = confusables
  }
}

/// A sentence that shows the word, with its translation.
public struct Example: Hashable, Sendable {
  /// The sentence as written: `{retained}` marks the blank, `\{`, `\}` and `\\` are plain.
  public var text: String
  public var translation: String?

  public init(text: String, translation: String? = nil) {
    self.text = text
    self.translation = translation
  }
}

/// A word that learners mix up with the entry's, and the reason why it does not fit.
public struct Confusable: Hashable, Sendable {
  public var word: String
  public var reason: String

  public init(word: String, reason: String) {
    self.word = word
    self.reason = reason
  }
}
