public import Wording

extension StyledText: PhraseText {
  public init(plain text: String) { self.init(text) }
}

extension Phrase.StringInterpolation where Text == StyledText {
  public mutating func appendInterpolation(_ value: some CustomStringConvertible, _ style: Style) {
    appendInterpolation(StyledText(value.description, style))
  }
}

/// A text for a person with styles, in the language of the process: `localized("\(word, .bold) is suspended.")`.
@_disfavoredOverload
public func localized(_ phrase: Phrase<StyledText>) -> StyledText { phrase.text }
