/// A string as JSON writes it.
public enum JSONString {
  /// Adds a text in its quotes. Control characters are escaped, also those that JSON would allow to stand as they are,
  /// and those that turn the direction of a line: a terminal must not act on them.
  public static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { utf8 in
      if utf8.allSatisfy(isPlain) {
        bytes.append(contentsOf: utf8)
      } else {
        appendEscaped(utf8, to: &bytes)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func appendEscaped(_ utf8: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    var index = 0
    while index < utf8.count {
      let byte = utf8[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0x0A: bytes += #"\n"#.utf8
      case 0x0D: bytes += #"\r"#.utf8
      case 0x09: bytes += #"\t"#.utf8
      case 0..<0x20, 0x7F: appendCode(UInt16(byte), to: &bytes)
      case 0xC2 where index < utf8.count && utf8[index] < 0xA0:
        appendCode(UInt16(utf8[index]), to: &bytes)
        index += 1
      case 0xE2 where index + 1 < utf8.count && turnsDirection(utf8[index], utf8[index + 1]):
        appendCode(0x2000 | UInt16(utf8[index] & 0x3F) << 6 | UInt16(utf8[index + 1] & 0x3F), to: &bytes)
        index += 2
      default: bytes.append(byte)
      }
    }
  }

  /// Whether 0xE2 and these bytes are one of U+202A to U+202E or U+2066 to U+2069.
  private static func turnsDirection(_ second: UInt8, _ third: UInt8) -> Bool {
    second == 0x80 && (0xAA...0xAE).contains(third) || second == 0x81 && (0xA6...0xA9).contains(third)
  }

  private static func appendCode(_ value: UInt16, to bytes: inout [UInt8]) {
    bytes += #"\u"#.utf8
    for shift in [12, 8, 4, 0] { bytes.append(hexDigits[Int(value >> shift & 15)]) }
  }

  /// True for a byte that never begins an escape. 0xC2 begins the control characters from U+0080 on, 0xE2 those that
  /// turn the direction.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") && byte != 0x7F && byte != 0xC2
      && byte != 0xE2
  }

  private static let hexDigits = Array("0123456789abcdef".utf8)
}
