/// A verdict and what a teacher would say with it.
public struct Grade: Hashable, Sendable {
  /// Why the answer was graded so; the facts, worded by who shows them.
  public enum Reason: Hashable, Sendable {
    /// A near-synonym that the entry lists, with its reason why it does not fit.
    case confusable(word: String, reason: String)
    /// Another word of the library that shares a meaning with the entry.
    case sharesMeaning(word: String, shared: String, itsMeanings: [String], meanings: [String])
    /// The sentence wants another form of the same word.
    case otherForm(given: String, expected: String)
    /// The letters differ in accents only, or in hiragana for katakana.
    case accents
    /// The word in kana, as it is read, where it is written in kanji.
    case reading
    /// This many slips of the fingers.
    case slips(Int)
    /// The noun lacks the article that its gender is learned with (German, French, Spanish).
    case missingArticle(String)
    /// The noun has the wrong article.
    case wrongArticle(given: String, expected: String)
    /// What was typed is another word of the library.
    case anotherWord(word: String, meanings: [String])
    /// The answer's keys were pressed while the keyboard was set to Korean, or the other way round.
    case keyboardLayout
    /// No letter is of the answer's script: Hangul for Latin letters, Latin letters for kana.
    case otherScript
  }

  public var verdict: Verdict
  public var reason: Reason?
  /// The expected answer that the given one came nearest to.
  public var nearest: String

  public init(verdict: Verdict, reason: Reason? = nil, nearest: String) {
    self.verdict = verdict
    self.reason = reason
    self.nearest = nearest
  }
}
