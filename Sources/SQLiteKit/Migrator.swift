/// A step of a schema's history. A released one is never edited, a new one goes to the end.
public struct Migration: Hashable, Sendable {
  public var name: String
  public var sql: String

  public init(name: String, sql: String) {
    self.name = name
    self.sql = sql
  }
}

/// Brings a database to the newest schema; `user_version` counts the migrations that it has had.
public struct Migrator: Sendable {
  /// Why a database was not migrated.
  public enum Failure: Error, Hashable, Sendable {
    /// A newer program wrote it.
    case newer(found: Int, known: Int)
    case failed(migration: String, SQLiteError)
  }

  public let migrations: [Migration]

  public init(_ migrations: [Migration]) { self.migrations = migrations }

  /// The number of migrations that the database has had.
  public static func version(of connection: Connection) throws(SQLiteError) -> Int {
    Int(try connection.integer("PRAGMA user_version"))
  }

  /// Applies what is missing, each migration in a transaction of its own; a new database gets all of them in one, so that
  /// nobody who opens it meanwhile finds half a schema and takes it for an old one. Foreign keys rest meanwhile.
  ///
  /// - Parameter beforeUpgrade: called with the old version before an older database, not a new one, is changed.
  /// - Throws: `Failure`, `SQLiteError` for a database that cannot be read or locked, and what `beforeUpgrade` throws.
  public func migrate(_ connection: Connection, beforeUpgrade: (Int) throws -> Void = { _ in }) throws {
    let found = try Self.version(of: connection)
    if found > migrations.count { throw Failure.newer(found: found, known: migrations.count) }
    if found == migrations.count { return }
    // A table that is made anew is dropped, which must not delete what refers to it.
    try connection.execute("PRAGMA foreign_keys = OFF")
    defer { try? connection.execute("PRAGMA foreign_keys = ON") }
    if found == 0 {
      try connection.transaction { try apply(migrations.indices, on: connection) }
    } else {
      try beforeUpgrade(found)
      for index in migrations.indices.dropFirst(found) {
        try connection.transaction { try apply(index..<index + 1, on: connection) }
      }
    }
  }

  private func apply(_ indices: Range<Int>, on connection: Connection) throws {
    for index in indices {
      // Another process may have migrated while this one waited for the lock.
      let version = try Self.version(of: connection)
      if version > migrations.count { throw Failure.newer(found: version, known: migrations.count) }
      if version > index { continue }
      do throws(SQLiteError) {
        try connection.execute(migrations[index].sql)
        try connection.execute("PRAGMA user_version = \(index + 1)")
      } catch {
        throw Failure.failed(migration: migrations[index].name, error)
      }
    }
  }
}
