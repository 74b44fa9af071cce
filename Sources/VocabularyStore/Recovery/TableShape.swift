internal import SQLiteKit

/// What the rows of a table look like, so that one is known when it is met without its table.
struct TableShape {
  fileprivate struct Column {
    var type: String
    var isRequired: Bool
    var isKey: Bool
  }

  let table: String
  private let columns: [Column]
  private let names: [String]

  init(_ table: String, on connection: Connection) throws {
    self.table = table
    var names: [String] = []
    columns = try connection.rows(
      #"SELECT name, type, "notnull", pk, dflt_value FROM pragma_table_info(?)"#, [.text(table)]
    ) { row in
      names.append(row.string(at: 0))
      return Column(
        type: row.string(at: 1), isRequired: row.bool(at: 2) && row.isNull(at: 4), isKey: row.int(at: 3) > 0)
    }
    self.names = names
  }

  /// The values to insert if a row is one of this table, the row's key in its place; nil if it is none.
  func values(of row: RawDatabase.Row) -> [SQLValue]? {
    guard row.values.count <= columns.count, columns.dropFirst(row.values.count).allSatisfy({ !$0.isRequired }) else {
      return nil
    }
    var values = row.values
    var hasKey = false
    for (index, column) in zip(values.indices, columns) {
      if column.isKey, column.type == "INTEGER" {
        // The file keeps the key beside the row, and null in its column.
        guard let key = row.key, values[index] == .null else { return nil }
        values[index] = .integer(key)
        hasKey = true
      } else if !column.takes(values[index]) {
        return nil
      }
    }
    return hasKey == (row.key != nil) ? values : nil
  }

  /// Inserts what `values` gave; a row that is there already stays.
  func insert(_ values: [SQLValue], on connection: Connection) throws -> Bool {
    let places = Array(repeating: "?", count: values.count).joined(separator: ", ")
    let sql =
      "INSERT OR IGNORE INTO \(table) (\(names.prefix(values.count).joined(separator: ", "))) VALUES (\(places))"
    return try connection.run(sql, values) == 1
  }
}

extension TableShape.Column {
  fileprivate func takes(_ value: SQLValue) -> Bool {
    switch (value, type) {
    case (.null, _): !isRequired && !isKey
    // A whole number is kept as an integer in a column of real ones.
    case (.integer, "INTEGER"), (.integer, "REAL"), (.real, "REAL"), (.text, "TEXT"), (.blob, "BLOB"): true
    default: false
    }
  }
}
