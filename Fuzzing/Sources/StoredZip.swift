/// A zip file of one part that is stored as it is, with the checksum that it must have: so that what a reader meets
/// first is the part itself.
enum StoredZip {
  static func bytes(_ content: [UInt8], named name: String) -> [UInt8] {
    let name = Array(name.utf8)
    let sizes = number(crc32(content)) + number(UInt32(content.count)) + number(UInt32(content.count))
    let common = half(20) + half(0) + half(0) + half(0) + half(0x21) + sizes + half(UInt16(name.count)) + half(0)
    let local = number(0x0403_4B50) + common + name + content
    let central =
      number(0x0201_4B50) + half(20) + common + half(0) + half(0) + half(0) + number(0) + number(0) + name
    let end =
      number(0x0605_4B50) + half(0) + half(0) + half(1) + half(1) + number(UInt32(central.count))
      + number(UInt32(local.count)) + half(0)
    return local + central + end
  }

  private static func half(_ value: UInt16) -> [UInt8] { [UInt8(truncatingIfNeeded: value), UInt8(value >> 8)] }

  private static func number(_ value: UInt32) -> [UInt8] {
    half(UInt16(truncatingIfNeeded: value)) + half(UInt16(value >> 16))
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
  }

  private static func crc32(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ (sum >> 8) }
  }
}
