internal import SQLiteKit

/// Rows that lie in the pages of a damaged file, put into a new library.
enum RowSalvage {
  /// The sizes of pages that libraries have been made with.
  private static let pageSizes = [8192, 4096]

  /// Inserts every row that can be told to be one of a library, the first of a key alone.
  ///
  /// - Returns: rows that the file tells of and that could not be read; nil if there is no such file.
  static func fill(_ connection: Connection, from damaged: String) throws -> Int? {
    let shapes = try LibrarySchema.recordedTables.map { try TableShape($0, on: connection) }
    guard let size = pageSize(of: damaged, shapes), var raw = RawDatabase(path: damaged, pageSize: size) else {
      return nil
    }
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

  /// The size that the file tells, else the one by which most rows can be read.
  private static func pageSize(of path: String, _ shapes: [TableShape]) -> Int? {
    if let size = RawDatabase.pageSize(ofFileAt: path) { return size }
    let counts = pageSizes.map { size -> (size: Int, rows: Int) in
      guard var raw = RawDatabase(path: path, pageSize: size) else { return (size, 0) }
      var rows = 0
      raw.forEachRow { row in if shapes.contains(where: { $0.values(of: row) != nil }) { rows += 1 } }
      return (size, rows)
    }
    return counts.max { $0.rows < $1.rows }?.size
  }
}
