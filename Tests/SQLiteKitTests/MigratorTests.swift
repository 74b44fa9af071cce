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

  @Test("a table can be made anew without what refers to it going, and foreign keys count again afterwards")
  func rebuilt() throws {
    let tables = Migration(
      name: "1",
      sql: """
        CREATE TABLE a (x INTEGER PRIMARY KEY);
        CREATE TABLE b (a INTEGER PRIMARY KEY REFERENCES a (x) ON DELETE CASCADE);
        INSERT INTO a VALUES (1);
        INSERT INTO b VALUES (1);
        """)
    let rebuilding = Migration(
      name: "2",
      sql: """
        CREATE TABLE c (x INTEGER PRIMARY KEY, y);
        INSERT INTO c SELECT x, 0 FROM a;
        DROP TABLE a;
        ALTER TABLE c RENAME TO a;
        """)
    try Migrator([tables]).migrate(connection)
    try Migrator([tables, rebuilding]).migrate(connection)
    #expect(try connection.integer("SELECT count(*) FROM b") == 1)
    try connection.execute("DELETE FROM a")
    #expect(try connection.integer("SELECT count(*) FROM b") == 0)
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
