public import Wording

/// What an option or argument accepts, as data: the messages, the help and later the manual read it.
public enum Expectation: Hashable, Sendable {
  case anything
  case wholeNumber(Bounds)
  case number(Bounds)
  case choice([String])
  /// Two parts around an equals sign, such as `LANG=VOICE`.
  case pair(String, String)
  /// Words that complete "must be ...", such as `a date like 2026-01-31`.
  case described(Phrase<String>)
}

/// The least and the greatest number accepted, as they are written; nil where there is no limit.
public struct Bounds: Hashable, Sendable {
  public let lower: String?
  public let upper: String?

  public init(lower: String? = nil, upper: String? = nil) {
    self.lower = lower
    self.upper = upper
  }
}

/// Why a kind of value refuses a text: the text (or the part of it that is wrong) and what was expected.
public enum ValueRefusal: Error, Hashable, Sendable {
  case notAccepted(String, Expectation)
  case outOfRange(String, Bounds)
}
