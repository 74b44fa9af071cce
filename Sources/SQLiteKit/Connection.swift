internal import CSQLite

/// An open database: the one owner of its handle, used by one thread at a time.
public final class Connection {
  /// How a file is opened.
  public enum Mode: Hashable, Sendable {
    /// An existing file, to read and write.
    case readWrite
    /// Made if it is missing.
    case readWriteCreate
    case readOnly
    /// Read-only, and nobody else writes meanwhile: no lock is taken and no file made beside it, also in WAL mode.
    case immutable
  }

  public let path: String
  let handle: OpaquePointer
  private var statements: [String: Statement] = [:]

  /// Opens a file (`sqlite3_open_v2`) with extended result codes, defensive, trusting no schema, with foreign keys.
  ///
  /// - Parameter busyTimeout: milliseconds to wait for a lock that another connection holds.
  public init(path: String, mode: Mode, busyTimeout: Int32 = 5000) throws(SQLiteError) {
    _ = Self.configuration
    var opened: OpaquePointer?
    var flags = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    var name = path
    switch mode {
    case .readWrite: flags |= SQLITE_OPEN_READWRITE
    case .readWriteCreate: flags |= SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    case .readOnly: flags |= SQLITE_OPEN_READONLY
    case .immutable:
      flags |= SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
      name = Self.immutableURI(path)
    }
    // A name that begins with a colon is SQLite's own (":memory:" is meant, any other is a file).
    if name.hasPrefix(":"), name != ":memory:" { name = "./" + name }
    let result = sqlite3_open_v2(name, &opened, flags, nil)
    guard result == SQLITE_OK, let opened else {
      let error = SQLiteError(result, on: opened)
      sqlite3_close_v2(opened)
      throw error
    }
    self.path = path
    handle = opened
    sqlite3_busy_timeout(handle, busyTimeout)
    for (option, value) in [
      (SQLITE_DBCONFIG_DEFENSIVE, 1), (SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0), (SQLITE_DBCONFIG_ENABLE_FKEY, 1),
    ] as [(Int32, Int32)] {
      let result = csqlite_db_config(handle, option, value)
      // Throwing leaves every property set, so `deinit` closes the handle.
      if result != SQLITE_OK { throw SQLiteError(result, on: handle) }
    }
  }

  deinit {
    statements = [:]
    sqlite3_close_v2(handle)
  }

  /// No counts of memory, for which each allocation would take a lock (`sqlite3_config`). It must be said before SQLite's
  /// first use; where another part of the process was earlier, it counts.
  private static let configuration = csqlite_config(SQLITE_CONFIG_MEMSTATUS, 0)

  private static func immutableURI(_ path: String) -> String {
    var uri = "file:"
    // "//host" would be read as an authority.
    if path.hasPrefix("//") { uri += "//" }
    for byte in path.utf8 {
      switch byte {
      // Two hexadecimal digits are wanted, and none of these bytes has fewer.
      case UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "%"), 0x80...:
        uri += "%" + String(byte, radix: 16, uppercase: true)
      default: uri.unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
    return uri + "?immutable=1"
  }

  /// Bounds the bytes of every value and row (`SQLITE_LIMIT_LENGTH`); a longer one ends its statement with the code 18
  /// (`SQLITE_TOOBIG`).
  public func limitValues(toBytes count: Int) { sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, Int32(clamping: count)) }

  /// The statement of this text, compiled at its first use and kept; a further one while that one is running.
  public func statement(_ sql: String) throws(SQLiteError) -> Statement {
    if let kept = statements[sql] {
      if kept.isRunning { return try Statement(sql, on: self, persistent: false) }
      kept.reset()
      return kept
    }
    let made = try Statement(sql, on: self, persistent: true)
    statements[sql] = made
    return made
  }

  /// The texts of the statements that are kept.
  public var keptStatements: [String] { Array(statements.keys) }

  /// Runs every statement of `sql`, without parameters (`sqlite3_exec`).
  public func execute(_ sql: String) throws(SQLiteError) {
    let result = sqlite3_exec(handle, sql, nil, nil, nil)
    if result != SQLITE_OK { throw SQLiteError(result, on: handle, sql: sql) }
  }

  /// Runs one statement; the answer is the number of rows that it inserted, changed or deleted itself.
  @discardableResult
  public func run(_ sql: String, _ values: [SQLValue] = []) throws(SQLiteError) -> Int {
    let statement = try statement(sql)
    try statement.bind(values)
    try statement.run()
    return changedRows
  }

  /// Every row that the statement gives, as `row` reads it.
  public func rows<T>(_ sql: String, _ values: [SQLValue] = [], _ row: (Statement) throws -> T) throws -> [T] {
    let statement = try statement(sql)
    defer { statement.reset() }
    try statement.bind(values)
    var rows: [T] = []
    while try statement.step() { rows.append(try row(statement)) }
    return rows
  }

  /// The first row that the statement gives, as `row` reads it; nil if it gives none.
  public func first<T>(_ sql: String, _ values: [SQLValue] = [], _ row: (Statement) throws -> T) throws -> T? {
    let statement = try statement(sql)
    defer { statement.reset() }
    try statement.bind(values)
    return try statement.step() ? try row(statement) : nil
  }

  /// The integer of the first row's first column; 0 if there is none.
  public func integer(_ sql: String, _ values: [SQLValue] = []) throws(SQLiteError) -> Int64 {
    let statement = try statement(sql)
    defer { statement.reset() }
    try statement.bind(values)
    return try statement.step() ? statement.int64(at: 0) : 0
  }

  /// Rows that the last finished statement inserted, changed or deleted itself.
  public var changedRows: Int { Int(sqlite3_changes64(handle)) }

  public var lastInsertedRow: Int64 { sqlite3_last_insert_rowid(handle) }

  /// Runs `body` in one write transaction (`BEGIN IMMEDIATE`): committed when it returns, rolled back when it throws.
  public func transaction<T>(_ body: () throws -> T) throws -> T {
    try execute("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      // Some errors have rolled back already; then there is nothing left to do.
      if sqlite3_get_autocommit(handle) == 0 { try? execute("ROLLBACK") }
      throw error
    }
  }

  /// Runs `body` on one snapshot of the database, which others may change meanwhile.
  public func snapshot<T>(_ body: () throws -> T) throws -> T {
    try execute("BEGIN")
    // Nothing was written, so that a failing end loses nothing.
    defer { if sqlite3_get_autocommit(handle) == 0 { try? execute("COMMIT") } }
    return try body()
  }

  /// Pages copied between two looks at the progress: about 4 MB.
  private static let pagesPerPart: Int32 = 1_000

  /// Makes this database a copy of another, page by page (`sqlite3_backup`), as one transaction.
  ///
  /// - Parameter progress: is told now and then how many pages are done, and of how many; what it throws ends the copying.
  ///   A source that others change meanwhile is to be in a transaction, or else it is begun anew. Without it all is copied
  ///   at once.
  public func replaceContent(from source: Connection, progress: ((Int, Int) throws -> Void)? = nil) throws {
    guard let backup = sqlite3_backup_init(handle, "main", source.handle, "main") else {
      throw SQLiteError(sqlite3_extended_errcode(handle), on: handle)
    }
    var stepped = SQLITE_OK
    do {
      while stepped == SQLITE_OK {
        stepped = sqlite3_backup_step(backup, progress == nil ? -1 : Self.pagesPerPart)
        let total = sqlite3_backup_pagecount(backup)
        try progress?(Int(total - sqlite3_backup_remaining(backup)), Int(total))
      }
    } catch {
      sqlite3_backup_finish(backup)
      throw error
    }
    let finished = sqlite3_backup_finish(backup)
    if finished != SQLITE_OK { throw SQLiteError(finished, on: handle) }
    if stepped != SQLITE_DONE { throw SQLiteError(stepped, on: nil) }
  }
}
