/// Something that a checker of decks found, as data; `message(file:)` words it.
public struct DeckFinding: Hashable, Sendable {
  /// Where in an entry a text stands.
  public enum Place: Hashable, Sendable {
    case word
    case meaning(String)
    /// Examples, and their translations, by number from 1.
    case example(Int)
    case translation(Int)
    case confusable(String)
    /// The reason why this near-synonym does not fit.
    case reason(String)
  }

  public enum Problem: Hashable, Sendable {
    // Wrong in anybody's deck.
    /// The example has no braces and holds no form of the word.
    case noBlank(example: Int)
    /// A brace of the example lacks its partner, so that it marks nothing and is shown.
    case loneBrace(example: Int)
    /// What the braces mark is no form of the word.
    case foreignBlank(String, example: Int)
    /// The translation holds the answer.
    case answerInTranslation(String, example: Int)
    /// The sentence stands at another line too.
    case repeatedExample(Int, line: Int)
    /// The near-synonym would be taken for right.
    case rightConfusable(String)
    /// Letters of scripts that the text's language is not written in, within a word or at all.
    case foreignLetters(String, Place, language: String)
    /// No letter of the script that the language is written in.
    case noOwnLetters(Place, language: String)

    // Asked of a deck that is made for others.
    case noExample
    case noTranslation(example: Int)
    /// The words of an example that is too short or too long.
    case sentenceLength(Int, example: Int, allowed: ClosedRange<Int>)
    case oneExample
    case noLevel(String?)
    case noPartOfSpeech
    case noTags
    case tooManyMeanings(Int)
    case tooManyConfusables(Int)
    case noReason(String)
    case longReason(String, words: Int)
    /// The dictionary has no such word.
    case unknownConfusable(String)
    /// The voice turns to another language for a part of the text.
    case spokenInParts(Place, languages: [String])
    /// The word stands at another line too; an import joins their meanings.
    case repeatedWord(line: Int)
    /// The word belongs before the one above it.
    case notSorted(after: String)
    /// Too few entries have near-synonyms.
    case fewConfusables(Int, of: Int)
  }

  /// The line on which the entry begins; nil for what concerns the deck as a whole.
  public var line: Int?
  public var word: String?
  public var problem: Problem

  public init(line: Int?, word: String?, _ problem: Problem) {
    self.line = line
    self.word = word
    self.problem = problem
  }

  /// True for what is wrong in anybody's deck; else it is what a deck made for others lacks.
  public var isFault: Bool {
    switch problem {
    case .noBlank, .loneBrace, .foreignBlank, .answerInTranslation, .repeatedExample, .rightConfusable, .foreignLetters,
      .noOwnLetters:
      true
    case .noExample, .noTranslation, .sentenceLength, .oneExample, .noLevel, .noPartOfSpeech, .noTags, .tooManyMeanings,
      .tooManyConfusables, .noReason, .longReason, .unknownConfusable, .spokenInParts, .repeatedWord, .notSorted,
      .fewConfusables:
      false
    }
  }
}
