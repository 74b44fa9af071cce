import CUTF8Proc

extension Character {
  /// How many columns of a terminal the character takes: 0, 1 or 2.
  public var columns: Int {
    if let ascii = asciiValue { return ascii < 0x20 || ascii == 0x7F ? 0 : 1 }
    // A text sign followed by the emoji selector is drawn as a picture, two columns wide.
    if unicodeScalars.contains("\u{FE0F}") { return 2 }
    // Jamo that make one syllable share its two columns; marks have none of their own.
    return unicodeScalars.lazy.map { Int(utf8proc_charwidth(Int32(bitPattern: $0.value))) }.max() ?? 0
  }
}

extension StringProtocol {
  /// How many columns of a terminal the text takes, wide characters counted as two.
  public var columns: Int { reduce(0) { $0 + $1.columns } }

  /// The text padded with spaces at its end to a width in columns; longer text stays as it is.
  public func padded(toColumns width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - columns))
  }

  /// The text padded with spaces at its beginning to a width in columns; longer text stays as it is.
  public func leftPadded(toColumns width: Int) -> String {
    String(repeating: " ", count: Swift.max(0, width - columns)) + self
  }

  /// The text cut to a width in columns, an ellipsis in its last column where something was left out.
  public func truncated(toColumns width: Int) -> String {
    guard columns > width else { return String(self) }
    var kept = ""
    var used = 0
    for character in self {
      guard used + character.columns <= width - 1 else { break }
      kept.append(character)
      used += character.columns
    }
    return width > 0 ? kept + "…" : ""
  }
}
