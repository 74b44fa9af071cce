import SQLiteKit
import Testing

@Suite struct ConnectionTests {
  let connection: Connection

  init() throws {
    connection = try Connection(path: ":memory:", mode: .readWriteCreate)
    try connection.execute("CREATE TABLE item (id INTEGER PRIMARY KEY, value ANY) STRICT")
  }

  @Test(
    "a value comes back as it was bound",
    arguments: [
      .null, .integer(.min), .integer(.max), .real(0.1), .real(-.infinity), .text(""), .text("진위 \u{0} \u{1F469}"),
      .blob([]), .blob([0, 255, 0]),
    ] as [SQLValue])
  func value(_ value: SQLValue) throws {
    try connection.run("INSERT INTO item (id, value) VALUES (1, ?)", [value])
    #expect(try connection.first("SELECT value FROM item") { $0.value(at: 0) } == value)
  }

  @Test("a value over the limit ends its statement")
  func limit() throws {
    connection.limitValues(toBytes: 1000)
    #expect(try connection.integer("SELECT length(hex(zeroblob(400)))") == 800)
    let error = #expect(throws: SQLiteError.self) { try connection.integer("SELECT length(hex(zeroblob(600)))") }
    #expect(error?.kind == .tooBig)
  }

  @Test("a failing statement names its code, message and text")
  func failure() throws {
    try connection.run("INSERT INTO item (id) VALUES (1)")
    let error = #expect(throws: SQLiteError.self) { try connection.run("INSERT INTO item (id) VALUES (1)") }
    #expect(error?.kind == .constraint)
    #expect(error?.extendedCode == 1555)
    #expect(
      error?.description
        == "SQLite error 1555: UNIQUE constraint failed: item.id in \"INSERT INTO item (id) VALUES (1)\"")
  }

  @Test("a statement that failed can be run again")
  func again() throws {
    let insert = "INSERT INTO item (id) VALUES (?)"
    try connection.run(insert, [1])
    #expect(throws: SQLiteError.self) { try connection.run(insert, [1]) }
    try connection.run(insert, [2])
    #expect(try connection.integer("SELECT count(*) FROM item") == 2)
  }

  @Test("a statement may be used again while it is running")
  func nested() throws {
    for id in 1...3 { try connection.run("INSERT INTO item (id) VALUES (?)", [.integer(Int64(id))]) }
    let sums = try connection.rows("SELECT id FROM item ORDER BY id") { row in
      let outer = row.int64(at: 0)
      return try connection.rows("SELECT id FROM item ORDER BY id") { $0.int64(at: 0) }.reduce(outer, +)
    }
    #expect(sums == [7, 8, 9])
  }

  @Test("a transaction that throws leaves nothing behind")
  func rollback() throws {
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try connection.transaction {
        try connection.run("INSERT INTO item (id) VALUES (1)")
        throw Stop()
      }
    }
    #expect(try connection.integer("SELECT count(*) FROM item") == 0)
    try connection.transaction { _ = try connection.run("INSERT INTO item (id) VALUES (1)") }
    #expect(try connection.integer("SELECT count(*) FROM item") == 1)
  }

  @Test("what is no statement is an error, not a trap", arguments: ["", "-- nothing", "SELEC 1"])
  func noStatement(_ sql: String) {
    #expect(throws: SQLiteError.self) { try connection.statement(sql) }
  }

  @Test("a file that cannot be opened is an error")
  func cannotOpen() {
    let error = #expect(throws: SQLiteError.self) { try Connection(path: "/nowhere/at/all.db", mode: .readWriteCreate) }
    #expect(error?.kind == .cannotOpen)
  }

  @Test("the schema is not to be written by hand")
  func defensive() throws {
    try connection.execute("PRAGMA writable_schema = ON")
    #expect(throws: SQLiteError.self) { try connection.execute("DELETE FROM sqlite_schema") }
  }
}
