import Foundation
import TestSupport
import Testing

@testable import SQLiteKit

@Suite struct RawDatabaseTests {
  let path = NSTemporaryDirectory() + "raw-\(UUID().uuidString).db"

  private func rows() -> [RawDatabase.Row] {
    var rows: [RawDatabase.Row] = []
    guard let size = RawDatabase.pageSize(ofFileAt: path), var raw = RawDatabase(path: path, pageSize: size) else {
      return []
    }
    raw.forEachRow { rows.append($0) }
    return rows
  }

  @Test("every kind of value, row and page is read as SQLite wrote it")
  func values() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let connection = try Connection(path: path, mode: .readWriteCreate)
    try connection.execute(
      "CREATE TABLE a (k INTEGER PRIMARY KEY, v ANY) STRICT; CREATE TABLE b (k TEXT PRIMARY KEY, v) WITHOUT ROWID")
    let long = String(repeating: "길다", count: 40_000)
    let values: [SQLValue] = [
      .null, 0, 1, 127, -128, 32_767, -8_388_608, 2_147_483_647, -140_737_488_355_328, .integer(.max), .integer(.min),
      .real(0.5), .real(-.infinity), "", "text", .text(long), .blob([0, 255]),
      .blob([UInt8](repeating: 7, count: 4_000)),
    ]
    for (number, value) in values.enumerated() {
      try connection.run("INSERT INTO a VALUES (?, ?)", [.integer(Int64(number) * 1_000_003), value])
    }
    try connection.run("INSERT INTO b VALUES ('key', 'value')")
    let read = rows()
    for (number, value) in values.enumerated() {
      #expect(read.first { $0.key == Int64(number) * 1_000_003 && $0.values.first == .null }?.values.last == value)
    }
    #expect(read.contains { $0.key == nil && $0.values == ["key", "value"] })
    try connection.run("DELETE FROM a WHERE v = ?", [.text(long)])
    #expect(!rows().contains { $0.values.contains(.text(long)) })
  }

  @Test("no bytes are too strange", arguments: 1...200 as ClosedRange<UInt64>)
  func anyBytes(_ seed: UInt64) throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    var random = SeededGenerator(seed: seed)
    var bytes = (0..<Int.random(in: 0..<12_000, using: &random)).map { _ in
      UInt8.random(in: .min ... .max, using: &random)
    }
    // Pages that look like leaves with many cells, in a file that looks like a database.
    bytes.replaceSubrange(0..<min(18, bytes.count), with: Array("SQLite format 3\0".utf8) + [2, 0])
    for page in stride(from: 512, to: bytes.count, by: 512) { bytes[page] = Bool.random(using: &random) ? 0x0D : 0x0A }
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    _ = rows()
  }
}
