/// Reads SQLite's record format: a header of types, then the values.
struct RecordReader {
  let bytes: ArraySlice<UInt8>
  var position: Int

  /// A number of one to nine bytes; nil at the end of the bytes.
  mutating func varint() -> Int64? {
    var value: UInt64 = 0
    for index in 0..<9 {
      guard bytes.indices.contains(position) else { return nil }
      let byte = bytes[position]
      position += 1
      if index == 8 { return Int64(bitPattern: value << 8 | UInt64(byte)) }
      value = value << 7 | UInt64(byte & 0x7F)
      if byte & 0x80 == 0 { break }
    }
    return Int64(bitPattern: value)
  }

  /// The values of a whole record; nil if its sizes do not add up.
  static func values(of record: [UInt8]) -> [SQLValue]? {
    var header = RecordReader(bytes: record[...], position: 0)
    guard let headerSize = header.varint(), headerSize <= record.count, headerSize >= header.position else {
      return nil
    }
    var values: [SQLValue] = []
    var body = RecordReader(bytes: record[...], position: Int(headerSize))
    while header.position < headerSize {
      guard let type = header.varint(), let value = body.value(of: type) else { return nil }
      values.append(value)
    }
    return header.position == headerSize && body.position == record.count ? values : nil
  }

  private mutating func value(of type: Int64) -> SQLValue? {
    switch type {
    case 0: return .null
    case 1, 2, 3, 4: return integer(of: Int(type))
    case 5: return integer(of: 6)
    case 6: return integer(of: 8)
    case 7:
      guard case .integer(let bits)? = integer(of: 8) else { return nil }
      return .real(Double(bitPattern: UInt64(bitPattern: bits)))
    case 8, 9: return .integer(type - 8)
    case 12...:
      let count = Int((type - 12) / 2)
      guard count <= bytes.endIndex - position else { return nil }
      defer { position += count }
      let content = bytes[position..<position + count]
      return type % 2 == 0 ? .blob(Array(content)) : .text(String(decoding: content, as: UTF8.self))
    default: return nil
    }
  }

  private mutating func integer(of count: Int) -> SQLValue? {
    guard count <= bytes.endIndex - position else { return nil }
    defer { position += count }
    let negative: Int64 = Int8(bitPattern: bytes[position]) < 0 ? -1 : 0
    return .integer(bytes[position..<position + count].reduce(negative) { $0 << 8 | Int64($1) })
  }
}
