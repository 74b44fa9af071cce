import SQLiteKit
import Testing

@Suite struct ChangeRecorderTests {
  let connection: Connection

  init() throws {
    connection = try Connection(path: ":memory:", mode: .readWriteCreate)
    try connection.execute(
      """
      CREATE TABLE parent (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT) STRICT;
      CREATE TABLE child (
        id INTEGER PRIMARY KEY AUTOINCREMENT, parent_id INTEGER NOT NULL REFERENCES parent (id) ON DELETE CASCADE
      ) STRICT;
      CREATE INDEX child_parent ON child (parent_id);
      INSERT INTO parent (name) VALUES ('one'), ('two');
      INSERT INTO child (parent_id) VALUES (1), (1), (2);
      """)
  }

  private func dump() throws -> [[SQLValue]] {
    try connection.rows("SELECT id, name FROM parent") { [$0.value(at: 0), $0.value(at: 1)] }
      + connection.rows("SELECT id, parent_id FROM child") { [$0.value(at: 0), $0.value(at: 1)] }
  }

  @Test(
    "a change is taken back and made again",
    arguments: [
      "INSERT INTO parent (name) VALUES ('three')", "UPDATE parent SET name = NULL WHERE id = 2",
      "DELETE FROM parent WHERE id = 1", "DELETE FROM parent",
    ])
  func invert(_ sql: String) throws {
    let before = try dump()
    let recorder = try ChangeRecorder(connection, tables: ["parent", "child"])
    try connection.run(sql)
    let changes = try recorder.recorded()
    let after = try dump()
    #expect(before != after)
    try Changeset.apply(Changeset.inverted(changes), to: connection)
    #expect(try dump() == before)
    try Changeset.apply(changes, to: connection)
    #expect(try dump() == after)
  }

  @Test("changes that cancel each other leave nothing")
  func net() throws {
    let recorder = try ChangeRecorder(connection, tables: ["parent"])
    try connection.run("UPDATE parent SET name = 'x' WHERE id = 1")
    #expect(try !recorder.recorded(as: .patchset).isEmpty)
    try connection.run("UPDATE parent SET name = 'one' WHERE id = 1")
    #expect(try recorder.recorded().isEmpty)
  }

  @Test("a row that was changed since is a conflict, and nothing is applied")
  func conflict() throws {
    let recorder = try ChangeRecorder(connection, tables: ["parent"])
    try connection.run("UPDATE parent SET name = name || '!'")
    let inverse = try Changeset.inverted(recorder.recorded())
    try connection.run("UPDATE parent SET name = 'other' WHERE id = 2")
    let before = try dump()
    let error = #expect(throws: SQLiteError.self) { try Changeset.apply(inverse, to: connection) }
    #expect(error?.isConflict == true)
    #expect(try dump() == before)
  }

  @Test("bytes that are no changeset are an error, not a trap")
  func garbage() {
    #expect(throws: SQLiteError.self) { try Changeset.apply([1, 2, 3, 4], to: connection) }
    #expect(throws: SQLiteError.self) { try Changeset.inverted([0x54, 0xFF, 0xFF]) }
  }
}
