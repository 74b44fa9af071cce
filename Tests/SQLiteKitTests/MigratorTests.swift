import SQLiteKit
import Testing

@Suite struct MigratorTests {
  let connection: Connection
  let first = Migration(name: "1", sql: "CREATE TABLE a (x INTEGER PRIMARY KEY)")
  let second = Migration(name: "2", sql: "CREATE TABLE b (x INTEGER PRIMARY KEY); INSERT INTO b VALUES (7)")

  init() throws { connection = try Connection(path: ":memory:", mode: .readWriteCreate) }

  @Test("a new database gets every migration, and no call before an upgrade")
  func new() throws {
    try Migrator([first, second]).migrate(connection) { _ in Issue.record("not an upgrade") }
    #expect(try Migrator.version(of: connection) == 2)
    #expect(try connection.integer("SELECT x FROM b") == 7)
  }

  @Test("an older one gets what it lacks, after a call with its version")
  func older() throws {
    try Migrator([first]).migrate(connection)
    var versions: [Int] = []
    for _ in 1...2 { try Migrator([first, second]).migrate(connection) { versions.append($0) } }
    #expect(versions == [1])
    #expect(try Migrator.version(of: connection) == 2)
  }

  @Test("a newer one is refused and left alone")
  func newer() throws {
    try Migrator([first, second]).migrate(connection)
    #expect(throws: Migrator.Failure.newer(found: 2, known: 1)) { try Migrator([first]).migrate(connection) }
    #expect(try Migrator.version(of: connection) == 2)
  }

  @Test("a migration that fails is taken back whole and named")
  func failing() throws {
    let bad = Migration(name: "bad", sql: "CREATE TABLE c (x); INSERT INTO nowhere VALUES (1)")
    try Migrator([first]).migrate(connection)
    let failure = #expect(throws: Migrator.Failure.self) { try Migrator([first, bad]).migrate(connection) }
    guard case .failed("bad", let error)? = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
    #expect(error.message == "no such table: nowhere")
    #expect(try Migrator.version(of: connection) == 1)
    #expect(try connection.integer("SELECT count(*) FROM sqlite_schema WHERE name = 'c'") == 0)
  }

  @Test("a new database gets every migration or none, so that nobody finds half a schema")
  func newAtOnce() throws {
    let bad = Migration(name: "bad", sql: "INSERT INTO nowhere VALUES (1)")
    #expect(throws: Migrator.Failure.self) { try Migrator([first, bad]).migrate(connection) }
    #expect(try Migrator.version(of: connection) == 0)
    #expect(try connection.integer("SELECT count(*) FROM sqlite_schema") == 0)
  }
}
