/// A text for a person: its English with places for what differs each time, `"\(count) added to \(deck)."`.
///
/// The English with its places numbered, `{1} added to {2}.`, is the key under which `Korean` holds the translation.
/// Write `localized("...")` where a text is said, `Phrase("...")` where one is declared to be said later: a test finds
/// both in the sources and asks for their Korean.
public struct Phrase<Text: PhraseText>: Sendable {
  /// The English, with `{1}`, `{2}` and on for the arguments.
  public let template: String
  public let arguments: [Text]

  /// The phrase in the language of the process.
  public var text: Text { text(in: .current) }

  public func text(in language: Language) -> Text {
    switch language {
    case .english: Template(template).filled(with: arguments)
    case .korean: Template(Korean.table[template] ?? template).filled(with: arguments)
    }
  }
}

extension Phrase: Equatable where Text: Equatable {}
extension Phrase: Hashable where Text: Hashable {}

extension Phrase: ExpressibleByStringInterpolation {
  public struct StringInterpolation: StringInterpolationProtocol {
    var template = ""
    var arguments: [Text] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      template.reserveCapacity(literalCapacity + 3 * interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) { template += literal }

    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      appendInterpolation(Text(plain: value.description))
    }

    public mutating func appendInterpolation(_ text: Text) {
      arguments.append(text)
      template += "{\(arguments.count)}"
    }
  }

  public init(stringLiteral value: String) {
    template = value
    arguments = []
  }

  public init(stringInterpolation: StringInterpolation) {
    template = stringInterpolation.template
    arguments = stringInterpolation.arguments
  }
}

/// What a phrase is made of: plain strings, or texts with styles.
public protocol PhraseText: Sendable {
  init(plain text: String)
  /// The text without styles.
  var plain: String { get }
  static func += (one: inout Self, other: Self)
}

extension String: PhraseText {
  public init(plain text: String) { self = text }
  public var plain: String { self }
}

/// A text for a person, in the language of the process.
public func localized(_ phrase: Phrase<String>) -> String { phrase.text }
