import CUTF8Proc

extension StringProtocol {
  /// The text with case folded away (full folding: `ß` becomes `ss`).
  public var caseFolded: String {
    if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased() }
    return mapped(UTF8PROC_STABLE.rawValue | UTF8PROC_COMPOSE.rawValue | UTF8PROC_CASEFOLD.rawValue)
  }

  /// The text with full-width Latin letters, digits and signs made ordinary and half-width kana made full.
  public var widthFolded: String {
    guard unicodeScalars.contains(where: \.isWidthVariant) else { return String(self) }
    var folded = ""
    for scalar in unicodeScalars {
      folded += scalar.isWidthVariant ? String(scalar).mapped(compatible) : String(scalar)
    }
    return folded.composed
  }

  /// The text without accents and other marks on its letters. Kana keep their voicing marks and Hangul its form:
  /// there the mark makes another letter.
  public var withoutMarks: String {
    guard !utf8.allSatisfy({ $0 < 0x80 }) else { return String(self) }
    var bare = ""
    for character in self {
      let first = character.unicodeScalars.first?.value ?? 0
      let keeps = (0x3040...0x30FF).contains(first) || (0x1100...0x11FF).contains(first) || first >= 0xAC00
      bare += keeps ? String(character) : String(character).mapped(stripping)
    }
    return bare
  }
}

private let compatible = UTF8PROC_STABLE.rawValue | UTF8PROC_DECOMPOSE.rawValue | UTF8PROC_COMPAT.rawValue
private let stripping = UTF8PROC_STABLE.rawValue | UTF8PROC_COMPOSE.rawValue | UTF8PROC_STRIPMARK.rawValue

extension Unicode.Scalar {
  /// One of the Halfwidth and Fullwidth Forms.
  var isWidthVariant: Bool { (0xFF01...0xFFEE).contains(value) }
}
