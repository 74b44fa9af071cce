/// A first look at text that should be UTF-8, piece by piece: whether it is, and whether it holds kana.
struct UTF8Survey {
  /// The first byte that belongs to no character, and its offset.
  struct Fault: Hashable {
    var offset: Int
    var byte: UInt8
  }

  private(set) var fault: Fault?
  private(set) var hasKana = false
  /// A sequence of three bytes or more was well formed: text in another encoding hardly ever has one by chance.
  private(set) var hasLongSequence = false

  private var offset = 0
  /// The scalar that is being put together, how many bytes it still needs, and what the next may be.
  private var scalar: UInt32 = 0
  private var missing = 0
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF
  private var lead: UInt8 = 0
  private var leadOffset = 0

  /// Looks at the next `count` bytes.
  mutating func look(at buffer: [UInt8], count: Int) {
    if fault != nil { return }
    let bytes = buffer.span
    let raw = bytes.bytes
    var index = 0
    while index < count {
      if missing == 0 { index = skipPlain(raw, from: index, to: count) }
      if index == count { break }
      let byte = bytes[index]
      if missing == 0 {
        begin(byte, at: offset + index)
      } else if allowed.contains(byte) {
        scalar = scalar << 6 | UInt32(byte & 0x3F)
        allowed = 0x80...0xBF
        missing -= 1
        if missing == 0 { end() }
      } else {
        fault = Fault(offset: leadOffset, byte: lead)
      }
      if fault != nil { return }
      index += 1
    }
    offset += count
  }

  /// The first place from `start` on that is neither ASCII nor begins a character from U+4000 to U+CFFF, which are
  /// most Han and Hangul: three bytes without further limits, and no kana.
  private mutating func skipPlain(_ bytes: borrowing RawSpan, from start: Int, to end: Int) -> Int {
    var index = start
    while index < end {
      let byte = bytes.unsafeLoad(fromByteOffset: index, as: UInt8.self)
      if byte < 0x80 {
        index += 1
        while let eight = EightBytes(bytes, at: index, end: end), eight.areASCII { index += 8 }
      } else if byte >= 0xE4, byte <= 0xEC, index + 4 <= end,
        bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt32.self).bigEndian & 0x00C0_C000 == 0x0080_8000
      {
        hasLongSequence = true
        index += 3
      } else {
        break
      }
    }
    return index
  }

  /// Ends the text: a character cut off is a fault.
  mutating func finish() {
    if fault == nil && missing > 0 { fault = Fault(offset: leadOffset, byte: lead) }
  }

  /// Table 3-7 of the Unicode standard: what may follow each first byte.
  private mutating func begin(_ byte: UInt8, at place: Int) {
    lead = byte
    leadOffset = place
    switch byte {
    case 0xC2...0xDF: (missing, scalar) = (1, UInt32(byte & 0x1F))
    case 0xE0...0xEF: (missing, scalar) = (2, UInt32(byte & 0x0F))
    case 0xF0...0xF4: (missing, scalar) = (3, UInt32(byte & 0x07))
    default: fault = Fault(offset: place, byte: byte)
    }
    switch byte {
    case 0xE0: allowed = 0xA0...0xBF
    case 0xED: allowed = 0x80...0x9F
    case 0xF0: allowed = 0x90...0xBF
    case 0xF4: allowed = 0x80...0x8F
    default: allowed = 0x80...0xBF
    }
  }

  private mutating func end() {
    if lead >= 0xE0 { hasLongSequence = true }
    if !hasKana && Script.isKana(scalar) { hasKana = true }
  }
}
