internal import Glibc

/// The rows of a database file as they lie in its pages, read without SQLite: of a damaged one, all that is whole.
///
/// It goes by the documented file format. Rows of tables have a key; the rows of indexes, and of tables without row ids,
/// have none. What the file counts as free is left out, if its list of free pages can be read. No page has bytes reserved
/// at its end.
public struct RawDatabase: ~Copyable {
  /// A row: the key, and the values of as many columns as were written.
  public struct Row {
    public var key: Int64?
    public var values: [SQLValue]
  }

  /// Longer rows are not believed.
  private static let longestBelieved = 16 << 20

  private let descriptor: Int32
  private let pageSize: Int
  private let longestRow: Int
  private let pageCount: Int
  private var free: Set<Int> = []
  /// Rows that could not be read, as far as the pages tell of them.
  public private(set) var lostRows = 0

  /// The size of its pages that a file tells in its header; nil if it is no header, or the file cannot be read.
  public static func pageSize(ofFileAt path: String) -> Int? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var header = [UInt8](repeating: 0, count: 18)
    guard pread(descriptor, &header, 18, 0) == 18, header.starts(with: Array("SQLite format 3\0".utf8)) else {
      return nil
    }
    let size = Int(header[16]) << 8 | Int(header[17])
    return size == 1 ? 65536 : size >= 512 && size & (size - 1) == 0 ? size : nil
  }

  /// Opens a file whose pages are that large, a power of two from 512 to 65,536; nil if it cannot be read.
  public init?(path: String, pageSize: Int) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var status = stat()
    fstat(descriptor, &status)
    self.pageSize = pageSize
    longestRow = min(Self.longestBelieved, Int(status.st_size))
    pageCount = (Int(status.st_size) + pageSize - 1) / pageSize
    let beginning = page(1)
    if beginning.count >= 100 { readFreePages(first: Self.number(beginning[32..<36])) }
  }

  deinit { close(descriptor) }

  /// Hands over every row that can be read, in the order of the pages.
  public mutating func forEachRow(_ body: (Row) throws -> Void) rethrows {
    for number in stride(from: 1, through: pageCount, by: 1) where !free.contains(number) {
      let bytes = page(number)
      let start = number == 1 ? 100 : 0
      guard bytes.count >= pageSize, bytes[start] == 0x0D || bytes[start] == 0x0A else { continue }
      let isTable = bytes[start] == 0x0D
      let count = Int(bytes[start + 3]) << 8 | Int(bytes[start + 4])
      guard start + 8 + count * 2 <= pageSize else {
        lostRows += 1
        continue
      }
      for cell in 0..<count {
        let place = start + 8 + cell * 2
        let offset = Int(bytes[place]) << 8 | Int(bytes[place + 1])
        guard offset >= start + 8 + count * 2, let row = row(in: bytes, at: offset, isTable: isTable) else {
          if isTable { lostRows += 1 }
          continue
        }
        try body(row)
      }
    }
  }

  private func page(_ number: Int) -> [UInt8] {
    guard (1...max(1, pageCount)).contains(number) else { return [] }
    return [UInt8](unsafeUninitializedCapacity: pageSize) { buffer, count in
      count = max(0, pread(descriptor, buffer.baseAddress, pageSize, off_t((number - 1) * pageSize)))
    }
  }

  private mutating func readFreePages(first: Int) {
    var trunk = first
    while trunk > 0, trunk <= pageCount, !free.contains(trunk) {
      let bytes = page(trunk)
      guard bytes.count >= pageSize else { return }
      let count = Self.number(bytes[4..<8])
      guard count <= pageSize / 4 - 2 else { return }
      free.insert(trunk)
      for leaf in 0..<count { free.insert(Self.number(bytes[8 + leaf * 4..<12 + leaf * 4])) }
      trunk = Self.number(bytes[0..<4])
    }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  private func row(in page: [UInt8], at offset: Int, isTable: Bool) -> Row? {
    var reader = RecordReader(bytes: page[..<pageSize], position: offset)
    guard let size = reader.varint(), size > 0, size <= longestRow else { return nil }
    var key: Int64?
    if isTable {
      key = reader.varint()
      if key == nil { return nil }
    }
    guard let payload = payload(of: Int(size), in: page, at: reader.position, isTable: isTable),
      let values = RecordReader.values(of: payload)
    else { return nil }
    return Row(key: key, values: values)
  }

  /// The bytes of a record: what lies in its cell, and the rest from page to page.
  private func payload(of size: Int, in page: [UInt8], at start: Int, isTable: Bool) -> [UInt8]? {
    let most = isTable ? pageSize - 35 : (pageSize - 12) * 64 / 255 - 23
    var local = size
    if size > most {
      let least = (pageSize - 12) * 32 / 255 - 23
      let rest = least + (size - least) % (pageSize - 4)
      local = rest <= most ? rest : least
    }
    guard start + local + (size > local ? 4 : 0) <= pageSize else { return nil }
    var bytes = Array(page[start..<start + local])
    guard size > local else { return bytes }
    var next = Self.number(page[start + local..<start + local + 4])
    while bytes.count < size {
      let further = self.page(next)
      guard further.count >= pageSize else { return nil }
      bytes += further[4..<min(pageSize, 4 + size - bytes.count)]
      next = Self.number(further[0..<4])
    }
    return bytes
  }
}
