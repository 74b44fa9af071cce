/// Reads the fields of a message in the wire format of protocol buffers, as far as Anki's settings need it.
///
/// A message that is malformed, or claims more than there is, ends where it goes wrong.
struct ProtobufReader {
  enum Value: Hashable {
    case number(UInt64)
    case bytes(ArraySlice<UInt8>)
    /// Four or eight bytes, which nothing here needs.
    case fixed
  }

  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  /// The next field; nil at the end.
  mutating func next() -> (number: UInt64, value: Value)? {
    guard let tag = number(), tag >> 3 > 0 else { return nil }
    switch tag & 7 {
    case 0: return number().map { (tag >> 3, .number($0)) }
    case 1: return take(8).map { _ in (tag >> 3, .fixed) }
    case 2: return number().flatMap { take($0) }.map { (tag >> 3, .bytes($0)) }
    case 5: return take(4).map { _ in (tag >> 3, .fixed) }
    default: return nil
    }
  }

  /// The first number that stands in a field.
  static func number(_ field: UInt64, in bytes: [UInt8]) -> UInt64? {
    var message = ProtobufReader(bytes[...])
    while let next = message.next() {
      if next.number == field, case .number(let value) = next.value { return value }
    }
    return nil
  }

  /// The beginning of the first text that stands in a field.
  static func text(_ field: UInt64, in bytes: [UInt8], limit: Int) -> String? {
    var message = ProtobufReader(bytes[...])
    while let next = message.next() {
      if next.number == field, case .bytes(let value) = next.value {
        return String(decoding: value.prefix(limit), as: UTF8.self)
      }
    }
    return nil
  }

  private mutating func take(_ count: UInt64) -> ArraySlice<UInt8>? {
    guard count <= UInt64(rest.count) else { return nil }
    defer { rest = rest.dropFirst(Int(count)) }
    return rest.prefix(Int(count))
  }

  /// A number of up to ten bytes, seven bits in each.
  private mutating func number() -> UInt64? {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), through: 63, by: 7) {
      guard let byte = rest.popFirst() else { return nil }
      value |= UInt64(byte & 0x7F) << shift
      if byte & 0x80 == 0 { return value }
    }
    return nil
  }
}
