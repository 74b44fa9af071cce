/// What the grader says of an answer.
public enum Verdict: String, CaseIterable, Hashable, Sendable {
  case correct
  /// Right but for accents (in Japanese: hiragana for katakana, or a kanji word as it is read).
  case accent
  /// Right but for a slip of the fingers, a noun's article left out, or a keyboard set to the other script.
  case close
  /// Another form of the right word.
  case form
  /// A near-synonym: understandable, but not the word.
  case synonym
  case wrong
  /// Nothing was typed.
  case unknown

  /// True if the answer counts as known.
  public var counts: Bool { self == .correct || self == .accent || self == .close }
  /// True if the answer is explained and may be tried once more.
  public var allowsRetry: Bool { self == .form || self == .synonym }
}
