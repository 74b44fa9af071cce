extension Unicode.Scalar {
  /// A space of any Unicode kind, or one of the invisible marks that word processors leave at the ends of cells.
  public var isSpaceOrInvisible: Bool {
    switch value {
    case 0x20, 0x09...0x0D: true
    case 0..<0x80: false
    case 0x200B, 0x2060, 0xFEFF: true
    // No script has a space of its own above the ideographic one: those of Hangul, kana and Han need no looking up.
    case 0x3001...: false
    default: properties.isWhitespace
    }
  }
}

extension StringProtocol {
  /// The text without spaces of any Unicode kind, U+200B, U+2060 and U+FEFF at both ends.
  public var trimmedSpaces: String {
    let scalars = unicodeScalars
    guard let first = scalars.firstIndex(where: { !$0.isSpaceOrInvisible }),
      let last = scalars.lastIndex(where: { !$0.isSpaceOrInvisible })
    else { return "" }
    return String(self[first...last])
  }

  /// The text trimmed, and every run of spaces inside made one ordinary space.
  public var collapsedSpaces: String { String(self).collapsedSpaces }
}

extension String {
  /// The text trimmed, and every run of spaces inside made one ordinary space.
  public var collapsedSpaces: String {
    guard !hasCollapsedSpaces else { return self }
    var collapsed = String.UnicodeScalarView()
    var pendingSpace = false
    for scalar in unicodeScalars {
      if scalar.isSpaceOrInvisible {
        pendingSpace = !collapsed.isEmpty
      } else {
        if pendingSpace { collapsed.append(" ") }
        pendingSpace = false
        collapsed.append(scalar)
      }
    }
    return String(collapsed)
  }

  /// True if collapsing spaces changes nothing.
  private var hasCollapsedSpaces: Bool {
    var mayBeSpace = false
    for scalar in unicodeScalars {
      let isSpace = scalar == " "
      guard isSpace ? mayBeSpace : !scalar.isSpaceOrInvisible else { return false }
      mayBeSpace = !isSpace
    }
    return mayBeSpace || isEmpty
  }
}
