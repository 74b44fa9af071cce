/// Eight bytes of a text looked at together: for the loops that see every byte of a file.
///
/// The zero-byte test is the one of Mycroft (1987): exact about whether any byte matches, not about which.
struct EightBytes {
  private let word: UInt64

  private static let high: UInt64 = 0x8080_8080_8080_8080
  private static let low: UInt64 = 0x0101_0101_0101_0101

  /// The eight bytes from `index` on; nil if fewer stand before `end`.
  @inline(__always)
  init?(_ bytes: borrowing RawSpan, at index: Int, end: Int) {
    guard index + 8 <= end else { return nil }
    word = bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
  }

  @inline(__always)
  var areASCII: Bool { word & Self.high == 0 }

  @inline(__always)
  func contain(_ byte: UInt8) -> Bool {
    let difference = word ^ (UInt64(byte) &* Self.low)
    return (difference &- Self.low) & ~difference & Self.high != 0
  }

  /// ASCII that needs no care in a cell: no control character, no backslash.
  @inline(__always)
  var arePlain: Bool {
    areASCII && (word &- 0x20 &* Self.low) & Self.high == 0 && !contain(0x7F) && !contain(.backslash)
  }
}
