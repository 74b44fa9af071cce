/// A zip file put together by hand, so that it can be wrong in every way.
struct TestZip {
  struct Part {
    var name: String
    var bytes: [UInt8]
    var isEncrypted = false
    /// What the file claims instead of the true size.
    var claimedSize: UInt32?
  }

  var parts: [Part]
  /// What the end of the file claims instead of the true count.
  var claimedCount: UInt16?

  init(_ parts: [Part], claimedCount: UInt16? = nil) {
    self.parts = parts
    self.claimedCount = claimedCount
  }

  /// A package with a collection of the given form and nothing else.
  init(collection: [UInt8], named name: String = "collection.anki21") {
    self.init([Part(name: name, bytes: collection), Part(name: "media", bytes: Array("{}".utf8))])
  }

  /// Local headers with the stored bytes, the central directory, its end.
  var bytes: [UInt8] {
    var body: [UInt8] = []
    var directory: [UInt8] = []
    for part in parts {
      let offset = UInt32(body.count)
      let flags: UInt16 = part.isEncrypted ? 1 : 0
      let size = UInt32(part.bytes.count)
      var common = little(UInt16(20)) + little(flags) + little(UInt16(0)) + little(UInt32(0))
      common += little(crc32(part.bytes)) + little(size) + little(part.claimedSize ?? size)
      let name = Array(part.name.utf8)
      body += little(UInt32(0x0403_4B50)) + common
      body += little(UInt16(name.count)) + little(UInt16(0)) + name + part.bytes
      directory += little(UInt32(0x0201_4B50)) + little(UInt16(20)) + common + little(UInt16(name.count))
      directory += [UInt8](repeating: 0, count: 12) + little(offset) + name
    }
    let count = claimedCount ?? UInt16(parts.count)
    var end = little(UInt32(0x0605_4B50)) + little(UInt32(0))
    end += little(count) + little(count) + little(UInt32(directory.count)) + little(UInt32(body.count))
    return body + directory + end + little(UInt16(0))
  }

  private func little(_ value: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: value.littleEndian, Array.init)
  }

  private func crc32(_ bytes: [UInt8]) -> UInt32 {
    var crc: UInt32 = .max
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return ~crc
  }
}

/// Data as zstd packs it, put together by hand.
enum TestZstd {
  /// A frame that unpacks to so many blocks of 128 KB, all zeros, from four bytes each.
  static func bomb(blocks: Int) -> [UInt8] {
    var bytes: [UInt8] = [0x28, 0xB5, 0x2F, 0xFD, 0x00, 0x38]
    for number in 1...blocks {
      let header = UInt32(number == blocks ? 1 : 0) | 1 << 1 | UInt32(1 << 17) << 3
      bytes += [UInt8(header & 0xFF), UInt8(header >> 8 & 0xFF), UInt8(header >> 16 & 0xFF), 0]
    }
    return bytes
  }
}
