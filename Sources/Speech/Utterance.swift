internal import UnicodeText

/// A text in one language, spoken in one breath: what the engine renders.
///
/// The text is cleaned when the utterance is made, so that no deck can steer the engine: it is composed (NFC), line breaks
/// are spaces, other control characters are gone (U+0001 followed by `300S` would change the rate of all that follows),
/// and it ends after ``maximumLength`` Unicode scalars. Positions of words count scalars of this cleaned text.
public struct Utterance: Hashable, Sendable {
  /// The longest text that is rendered, in Unicode scalars: about three minutes of speech.
  public static let maximumLength = 2_000

  public let text: String
  /// A BCP 47 tag such as `en`, `en-US` or `ko`.
  public let language: String
  /// Whatever the caller wants to find again in the events; the library does not read it.
  public let tag: Int

  public init(_ text: String, language: String, tag: Int = 0) {
    // Most texts are short and clean as they are, and a list has tens of thousands of them.
    let isClean = text.utf8.count <= Self.maximumLength && text.isPlainLine
    self.text = isClean ? text : Self.cleaned(text)
    self.language = language
    self.tag = tag
  }

  /// The text as it is rendered; right for every text.
  static func cleaned(_ text: String) -> String {
    let start = String(String.UnicodeScalarView(text.unicodeScalars.prefix(2 * maximumLength)))
    let clean = start.onOneLine.composed
    return String(String.UnicodeScalarView(clean.unicodeScalars.prefix(maximumLength)))
  }
}
