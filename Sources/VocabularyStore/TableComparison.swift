internal import SQLiteKit

/// How the rows of a table differ between this library (`main`) and an attached one (`restored`), in SQL.
struct TableComparison {
  let table: String
  /// The names of the columns of the primary key, and of all columns.
  private let key: String
  private let columns: String
  /// The columns that name a row of another table, and that table's key.
  private let references: [(column: String, table: String, target: String)]

  init(_ table: String, on connection: Connection) throws {
    self.table = table
    let found = try connection.rows("SELECT name, pk FROM pragma_table_info(?, 'main')", [.text(table)]) {
      (name: $0.string(at: 0), place: $0.int(at: 1))
    }
    key = found.filter { $0.place > 0 }.sorted { $0.place < $1.place }.map(\.name).joined(separator: ", ")
    columns = found.map(\.name).joined(separator: ", ")
    references = try connection.rows(
      #"SELECT "from", "table", coalesce("to", 'id') FROM pragma_foreign_key_list(?, 'main')"#, [.text(table)]
    ) { ($0.string(at: 0), $0.string(at: 1), $0.string(at: 2)) }
  }

  private static func columns(_ columns: String, of alias: String) -> String {
    columns.split(separator: ", ").map { "\(alias).\($0)" }.joined(separator: ", ")
  }

  /// The keys of rows that only this library has.
  var gone: String { "SELECT \(key) FROM main.\(table) WHERE (\(key)) NOT IN (SELECT \(key) FROM restored.\(table))" }

  /// The keys of rows that only the other has.
  var added: String { "SELECT \(key) FROM restored.\(table) WHERE (\(key)) NOT IN (SELECT \(key) FROM main.\(table))" }

  /// The keys of rows that both have, and that differ.
  var changed: String { changed(in: columns) }

  /// The keys of rows that both have, and that differ in some columns.
  func changed(in columns: String) -> String {
    """
    SELECT \(key) FROM main.\(table) AS m JOIN restored.\(table) AS r USING (\(key))
    WHERE (\(Self.columns(columns, of: "m"))) IS NOT (\(Self.columns(columns, of: "r")))
    """
  }

  /// How many of the settings under keys that a caller chooses differ.
  func count(of isMeant: (String) -> Bool, on connection: Connection) throws -> LibraryDifference.Count {
    func count(_ query: String) throws -> Int { try connection.rows(query) { $0.string(at: 0) }.count(where: isMeant) }
    return LibraryDifference.Count(added: try count(added), changed: try count(changed), gone: try count(gone))
  }

  func count(on connection: Connection) throws -> LibraryDifference.Count {
    func count(_ query: String) throws -> Int { Int(try connection.integer("SELECT count(*) FROM (\(query))")) }
    return LibraryDifference.Count(added: try count(added), changed: try count(changed), gone: try count(gone))
  }

  /// Notes the rows that must go, in a table of their own: those that the other library lacks or has otherwise, and those
  /// that belong to such a row, which must not stay without it even for a moment.
  ///
  /// - Parameter keeping: keys of rows that stay as they are.
  func noteDoomed(keeping: [String], on connection: Connection) throws {
    let orphaned = references.map { reference in
      """
      UNION SELECT \(key) FROM main.\(table)
      WHERE \(reference.column) IN (SELECT \(reference.target) FROM temp.doomed_\(reference.table))
      """
    }
    try connection.execute(
      "CREATE TEMP TABLE doomed_\(table) AS \(gone) UNION \(changed) \(orphaned.joined(separator: " "))")
    for kept in keeping { try connection.run("DELETE FROM temp.doomed_\(table) WHERE \(key) = ?", [.text(kept)]) }
  }

  /// Notes the rows that are missing once the doomed ones are gone.
  func noteMissing(keeping: [String], on connection: Connection) throws {
    try connection.execute("CREATE TEMP TABLE missing_\(table) AS \(added)")
    for kept in keeping { try connection.run("DELETE FROM temp.missing_\(table) WHERE \(key) = ?", [.text(kept)]) }
  }

  /// Rows deleted or inserted at once.
  private static let rowsPerPart: Int64 = 10_000

  func deleteDoomed(on connection: Connection, afterEachPart: () throws -> Void) throws {
    try inParts(of: "doomed_\(table)", on: connection, afterEachPart) { noted in
      "DELETE FROM main.\(table) WHERE (\(key)) IN (\(noted))"
    }
  }

  func insertMissing(on connection: Connection, afterEachPart: () throws -> Void) throws {
    try inParts(of: "missing_\(table)", on: connection, afterEachPart) { noted in
      """
      INSERT INTO main.\(table) (\(columns)) SELECT \(columns) FROM restored.\(table) WHERE (\(key)) IN (\(noted))
      ORDER BY \(key)
      """
    }
  }

  private func inParts(
    of noted: String, on connection: Connection, _ afterEachPart: () throws -> Void, _ sql: (String) -> String
  ) throws {
    let statement = sql("SELECT \(key) FROM temp.\(noted) WHERE rowid BETWEEN ? AND ?")
    let last = try connection.integer("SELECT coalesce(max(rowid), 0) FROM temp.\(noted)")
    for first in stride(from: 1, through: last, by: Int(Self.rowsPerPart)) {
      try connection.run(statement, [.integer(first), .integer(first + Self.rowsPerPart - 1)])
      try afterEachPart()
    }
    try connection.execute("DROP TABLE temp.\(noted)")
  }
}
