import Wording

/// Reads JSON text forwards, strictly after RFC 8259. The bytes must outlive it.
public struct JSONReader {
  /// Text that is no JSON.
  public struct Failure: Error, Hashable, CustomStringConvertible {
    /// The byte, counted from 0, at which it cannot go on.
    public var offset: Int
    /// Lists and objects stand within each other more deeply than the reader allows.
    public var isTooDeep: Bool

    public var description: String { localized("text that is no JSON, at byte \(offset)") }
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  public init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// What it fails with here.
  var failure: Failure { Failure(offset: position, isTooDeep: false) }

  /// The next byte that is no space; nil at the end.
  var next: UInt8? {
    mutating get {
      skipSpaces()
      return position < bytes.count ? bytes[position] : nil
    }
  }

  /// Goes past a byte and the spaces before it; false, at the byte, if it is another.
  public mutating func accept(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  public mutating func expect(_ byte: UInt8) throws(Failure) {
    if !accept(byte) { throw failure }
  }

  /// Goes past a word such as `null`.
  public mutating func expect(_ word: StaticString) throws(Failure) {
    skipSpaces()
    for index in 0..<word.utf8CodeUnitCount {
      guard position < bytes.count, bytes[position] == word.utf8Start[index] else { throw failure }
      position += 1
    }
  }

  public mutating func string() throws(Failure) -> String {
    try expect(UInt8(ascii: "\""))
    var text = plainRun()
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        position += 1
        return text
      case UInt8(ascii: "\\"):
        position += 1
        text.unicodeScalars.append(try escaped())
        text += plainRun()
      default: throw failure
      }
    }
    throw failure
  }

  /// The digits of a number as they stand.
  mutating func number() throws(Failure) -> Substring {
    skipSpaces()
    let start = position
    _ = skip(UInt8(ascii: "-"))
    if !skip(UInt8(ascii: "0")) { try digits() }
    if skip(UInt8(ascii: ".")) { try digits() }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      if !skip(UInt8(ascii: "+")) { _ = skip(UInt8(ascii: "-")) }
      try digits()
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)[...]
  }

  private mutating func digits() throws(Failure) {
    let start = position
    while position < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position]) { position += 1 }
    if position == start { throw failure }
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  /// The text up to the next quote, backslash or control character.
  private mutating func plainRun() -> String {
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "\""), bytes[position] != UInt8(ascii: "\\"),
      bytes[position] >= 0x20
    {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func escaped() throws(Failure) -> Unicode.Scalar {
    guard position < bytes.count else { throw failure }
    let kind = bytes[position]
    position += 1
    switch kind {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(kind)
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"): return try codePoint()
    default:
      position -= 1
      throw failure
    }
  }

  /// The scalar of `\u` and four digits, or of a pair of surrogates; one alone is no text.
  private mutating func codePoint() throws(Failure) -> Unicode.Scalar {
    let unit = try codeUnit()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xDC00, skip(UInt8(ascii: "\\")), skip(UInt8(ascii: "u")) else { throw failure }
    let low = try codeUnit()
    guard low & 0xFC00 == 0xDC00, let scalar = Unicode.Scalar(0x10000 + (unit & 0x3FF) << 10 + (low & 0x3FF)) else {
      throw failure
    }
    return scalar
  }

  private mutating func codeUnit() throws(Failure) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard position < bytes.count, let digit = Character(Unicode.Scalar(bytes[position])).hexDigitValue else {
        throw failure
      }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }

  private mutating func skipSpaces() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      default: return
      }
    }
  }
}
