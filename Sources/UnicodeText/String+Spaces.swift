extension Unicode.Scalar {
  /// A space of any Unicode kind, or one of the invisible marks that word processors leave at the ends of cells.
  public var isSpaceOrInvisible: Bool {
    switch value {
    case 0x20, 0x09...0x0D: true
    case 0..<0x80: false
    case 0x200B, 0x2060, 0xFEFF: true
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
  public var collapsedSpaces: String {
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
}
