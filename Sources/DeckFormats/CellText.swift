import UnicodeText

/// The cleaning of one cell's bytes: spaces at its ends, control characters, composition.
enum CellText {
  /// What a look at the bytes tells of a cell.
  struct Traits: OptionSet {
    let rawValue: UInt8
    /// Control characters, or letters that composition could change: the cell needs a second, careful look.
    static let rough = Traits(rawValue: 1)
    static let backslash = Traits(rawValue: 2)
  }

  static func traits(of bytes: borrowing Span<UInt8>) -> Traits {
    var traits: Traits = []
    var index = 0
    let raw = bytes.bytes
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80, let eight = EightBytes(raw, at: index, end: bytes.count), eight.arePlain {
        index += 8
        continue
      }
      index += 1
      switch byte {
      case .backslash: traits.insert(.backslash)
      case 0x20...0x7E, 0x80...0xBF: continue
      // Latin letters, Cyrillic, common Han and the middle of the Hangul syllables are composed as they stand.
      case 0xE4...0xE9, 0xEB, 0xEC: index += 2
      case 0xC3...0xCB, 0xD0, 0xD1: index += 1
      case 0xC2, 0xE2, 0xE3, 0xEA, 0xED, 0xEF, 0xF0:
        let second = index < bytes.count ? bytes[index] : 0
        let third = index + 1 < bytes.count ? bytes[index + 1] : 0
        if !isComposed(byte, second, third) { return traits.union(.rough) }
      default: return traits.union(.rough)
      }
    }
    return traits
  }

  /// Whether a character that begins with these bytes neither combines, nor has another composed form, nor is a
  /// control character. False also means "not certain".
  private static func isComposed(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    switch (first, second) {
    case (0xC2, let second): second >= 0xA0
    // General punctuation after U+2001 but for the marks of direction, currency signs, arrows, geometric shapes.
    case (0xE2, 0x80): third >= 0x82 && !(0xAA...0xAE).contains(third)
    case (0xE2, 0x82): third < 0xB0
    case (0xE2, 0x86), (0xE2, 0x96): true
    // Marks stand at U+302A to 302F and U+3099 to 309A.
    case (0xE3, 0x80): third < 0xAA || third > 0xAF
    case (0xE3, 0x82): third != 0x99 && third != 0x9A
    case (0xE3, _): true
    case (0xEA, let second): second >= 0xB0
    case (0xED, let second): second <= 0x9D
    case (0xEF, let second): second == 0xBC || second == 0xBD
    // Pictures.
    case (0xF0, let second): second == 0x9F
    default: false
    }
  }

  /// The bytes without the spaces and invisible marks at both ends, as a range.
  static func trimmed(_ bytes: borrowing Span<UInt8>) -> Range<Int> {
    var start = 0
    var end = bytes.count
    while start < end, let length = spaceLength(bytes, from: start, to: end) { start += length }
    while end > start, let length = spaceLength(bytes, before: end, from: start) { end -= length }
    return start..<end
  }

  private static func spaceLength(_ bytes: borrowing Span<UInt8>, from start: Int, to end: Int) -> Int? {
    let byte = bytes[start]
    if byte < 0x80 { return isSpace(byte) ? 1 : nil }
    switch byte {
    case 0xC2: return start + 1 < end && isSpace(byte, bytes[start + 1]) ? 2 : nil
    case 0xE1, 0xE2, 0xE3, 0xEF:
      return start + 2 < end && isSpace(byte, bytes[start + 1], bytes[start + 2]) ? 3 : nil
    default: return nil
    }
  }

  private static func spaceLength(_ bytes: borrowing Span<UInt8>, before end: Int, from start: Int) -> Int? {
    let byte = bytes[end - 1]
    if byte < 0x80 { return isSpace(byte) ? 1 : nil }
    if end - start >= 2, isSpace(bytes[end - 2], byte) { return 2 }
    return end - start >= 3 && isSpace(bytes[end - 3], bytes[end - 2], byte) ? 3 : nil
  }

  private static func isSpace(_ ascii: UInt8) -> Bool { ascii == 0x20 || (0x09...0x0D).contains(ascii) }

  private static func isSpace(_ first: UInt8, _ second: UInt8) -> Bool {
    first == 0xC2 && Unicode.Scalar(second).isSpaceOrInvisible
  }

  private static func isSpace(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> Bool {
    guard first == 0xE1 || first == 0xE2 || first == 0xE3 || first == 0xEF else { return false }
    let value = UInt32(first & 0x0F) << 12 | UInt32(second & 0x3F) << 6 | UInt32(third & 0x3F)
    return Unicode.Scalar(value)?.isSpaceOrInvisible ?? false
  }

  /// The careful look: line breaks made one (`\n`) or, where they say nothing, a space like tabs; control characters
  /// gone; composed. Further values tell whether a control character went, and whether the text was composed before.
  static func smoothed(
    _ text: String, keepingLineBreaks: Bool
  ) -> (text: String, removedControls: Bool, wasComposed: Bool) {
    var scalars = String.UnicodeScalarView()
    var removedControls = false
    var afterReturn = false
    for scalar in text.trimmedSpaces.unicodeScalars {
      let continuesBreak = afterReturn && scalar == "\n"
      afterReturn = scalar == "\r"
      switch scalar {
      case "\n" where continuesBreak: continue
      case "\n", "\r":
        if keepingLineBreaks { scalars.append("\n") } else if scalars.last != " " { scalars.append(" ") }
      case "\t":
        // A tab parts words, so a space takes its place.
        if scalars.last != " " { scalars.append(" ") }
        removedControls = true
      case let scalar where scalar.isControl: removedControls = true
      default: scalars.append(scalar)
      }
    }
    let smooth = String(scalars)
    let composed = smooth.composed
    return (composed, removedControls, smooth.utf8.elementsEqual(composed.utf8))
  }
}

extension CellText {
  /// A title as it is shown: trimmed, composed, without control characters.
  static func title(_ text: String) -> String {
    smoothed(text, keepingLineBreaks: false).text.trimmedSpaces
  }
}
