import Wording

/// The byte between two fields of a row.
public enum Delimiter: UInt8, Hashable, Sendable {
  case comma = 0x2C
  case tab = 0x09
  case semicolon = 0x3B
  case pipe = 0x7C
  /// Only where a header of Anki's names it: a colon stands in too many words to be guessed.
  case colon = 0x3A
  /// Only where a header of Anki's names it.
  case space = 0x20

  /// Those that an option can name and that are looked for in a file.
  public static let choices: [Delimiter] = [.comma, .tab, .semicolon, .pipe]

  /// The name in options.
  public var name: String { String(describing: self) }

  /// The name in a sentence.
  var wording: String {
    switch self {
    case .comma: localized("comma")
    case .tab: localized("tab")
    case .semicolon: localized("semicolon")
    case .pipe: localized("pipe")
    case .colon: localized("colon")
    case .space: localized("space")
    }
  }

  /// The delimiter of an option's name.
  public init?(name: String) {
    guard let match = Delimiter.choices.first(where: { $0.name == name }) else { return nil }
    self = match
  }
}
