internal import SQLiteKit

/// Rows that lie in the pages of a damaged file, put into a new library.
enum RowSalvage {
  /// Inserts every row that can be told to be one of a library, the first of a key alone.
  ///
  /// - Returns: rows that the file tells of and that could not be read; nil if there is no such file.
  static func fill(_ connection: Connection, from damaged: String) throws -> Int? {
    guard var raw = RawDatabase(path: damaged) else { return nil }
    let shapes = try LibrarySchema.recordedTables.map { try TableShape($0, on: connection) }
    raw.forEachRow { row in
      for shape in shapes {
        guard let values = shape.values(of: row) else { continue }
        // What a constraint refuses was read wrongly.
        _ = try? shape.insert(values, on: connection)
        return
      }
    }
    return raw.lostRows
  }
}
