internal import CSQLite

/// A prepared statement: bind, step, read, reset. Parameters count from 1 and columns from 0, as SQLite counts them.
///
/// It belongs to its connection's owner and must not outlive the connection's use by it.
public final class Statement {
  public let sql: String
  // Not the connection, which keeps this statement; `sqlite3_close_v2` lets the handle live as long as any statement.
  private let database: OpaquePointer
  let handle: OpaquePointer

  /// Compiles the first statement of `sql` (`sqlite3_prepare_v3`).
  init(_ sql: String, on connection: Connection, persistent: Bool) throws(SQLiteError) {
    var prepared: OpaquePointer?
    let flags: UInt32 = persistent ? UInt32(SQLITE_PREPARE_PERSISTENT) : 0
    let result = sqlite3_prepare_v3(connection.handle, sql, -1, flags, &prepared, nil)
    guard result == SQLITE_OK, let prepared else {
      throw SQLiteError(result == SQLITE_OK ? SQLITE_MISUSE : result, on: connection.handle, sql: sql)
    }
    self.sql = sql
    database = connection.handle
    handle = prepared
  }

  deinit { sqlite3_finalize(handle) }

  /// Whether it has been stepped and neither finished nor been reset.
  var isRunning: Bool { sqlite3_stmt_busy(handle) != 0 }

  /// Goes to the next row; false at the end (`sqlite3_step`).
  @discardableResult
  public func step() throws(SQLiteError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let result: throw SQLiteError(result, on: database, sql: sql)
    }
  }

  /// Makes it ready to be bound and run again; every parameter is NULL afterwards.
  public func reset() {
    // The result repeats the error of the last step, which was thrown then.
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }

  /// Runs it to its end and resets it, also when it fails.
  public func run() throws(SQLiteError) {
    defer { reset() }
    while try step() {}
  }

  private func check(_ result: Int32) throws(SQLiteError) {
    if result != SQLITE_OK { throw SQLiteError(result, on: database, sql: sql) }
  }
}

// Binding: SQLite copies what it is given.
extension Statement {
  public func bind(_ value: Int64?, at index: Int) throws(SQLiteError) {
    guard let value else { return try bindNull(at: index) }
    try check(sqlite3_bind_int64(handle, Int32(index), value))
  }

  public func bind(_ value: Int, at index: Int) throws(SQLiteError) {
    try check(sqlite3_bind_int64(handle, Int32(index), Int64(value)))
  }

  public func bind(_ value: Double?, at index: Int) throws(SQLiteError) {
    guard let value else { return try bindNull(at: index) }
    try check(sqlite3_bind_double(handle, Int32(index), value))
  }

  public func bind(_ value: String?, at index: Int) throws(SQLiteError) {
    guard var value else { return try bindNull(at: index) }
    try check(value.withUTF8 { csqlite_bind_text(handle, Int32(index), $0.baseAddress, UInt64($0.count)) })
  }

  /// Binds text that is already UTF-8.
  public func bind(utf8 bytes: [UInt8], at index: Int) throws(SQLiteError) {
    let result = bytes.withUnsafeBytes {
      csqlite_bind_text(handle, Int32(index), $0.baseAddress, UInt64($0.count))
    }
    try check(result)
  }

  public func bind(_ value: [UInt8]?, at index: Int) throws(SQLiteError) {
    guard let value else { return try bindNull(at: index) }
    let result = value.withUnsafeBytes {
      csqlite_bind_blob(handle, Int32(index), $0.baseAddress, UInt64($0.count))
    }
    try check(result)
  }

  /// Binds text that stays the caller's: it must stand there, unchanged, until the statement has run or has other values.
  public func bind(lendingUTF8 bytes: UnsafeRawBufferPointer, at index: Int) throws(SQLiteError) {
    try check(csqlite_lend_text(handle, Int32(index), bytes.baseAddress, UInt64(bytes.count)))
  }

  public func bind(_ value: SQLValue, at index: Int) throws(SQLiteError) {
    switch value {
    case .null: try bindNull(at: index)
    case .integer(let value): try bind(value, at: index)
    case .real(let value): try bind(value, at: index)
    case .text(let value): try bind(value, at: index)
    case .blob(let value): try bind(value, at: index)
    }
  }

  public func bind(_ values: [SQLValue]) throws(SQLiteError) {
    for (index, value) in values.enumerated() { try bind(value, at: index + 1) }
  }

  public func bindNull(at index: Int) throws(SQLiteError) { try check(sqlite3_bind_null(handle, Int32(index))) }
}

// Reading the current row; another type than the stored one is converted as SQLite converts.
extension Statement {
  public func isNull(at column: Int) -> Bool { sqlite3_column_type(handle, Int32(column)) == SQLITE_NULL }

  public func int64(at column: Int) -> Int64 { sqlite3_column_int64(handle, Int32(column)) }
  public func int(at column: Int) -> Int { Int(sqlite3_column_int64(handle, Int32(column))) }
  public func bool(at column: Int) -> Bool { sqlite3_column_int64(handle, Int32(column)) != 0 }
  public func double(at column: Int) -> Double { sqlite3_column_double(handle, Int32(column)) }

  /// The text of the column; empty for NULL. Bytes that are no UTF-8 are repaired.
  public func string(at column: Int) -> String { withUTF8(at: column) { String(decoding: $0, as: UTF8.self) } }

  public func optionalInt64(at column: Int) -> Int64? { isNull(at: column) ? nil : int64(at: column) }
  public func optionalString(at column: Int) -> String? { isNull(at: column) ? nil : string(at: column) }

  public func bytes(at column: Int) -> [UInt8] {
    // The address before the count, as SQLite asks: the count is of the form last asked for.
    let address = sqlite3_column_blob(handle, Int32(column))
    return [UInt8](UnsafeRawBufferPointer(start: address, count: Int(sqlite3_column_bytes(handle, Int32(column)))))
  }

  /// Lends the column's text; the bytes are valid in `body` only.
  public func withUTF8<T>(at column: Int, _ body: (UnsafeBufferPointer<UInt8>) throws -> T) rethrows -> T {
    let address = sqlite3_column_text(handle, Int32(column))
    let count = Int(sqlite3_column_bytes(handle, Int32(column)))
    return try body(UnsafeBufferPointer(start: address, count: address == nil ? 0 : count))
  }

  public func value(at column: Int) -> SQLValue {
    switch sqlite3_column_type(handle, Int32(column)) {
    case SQLITE_INTEGER: .integer(int64(at: column))
    case SQLITE_FLOAT: .real(double(at: column))
    case SQLITE_TEXT: .text(string(at: column))
    case SQLITE_BLOB: .blob(bytes(at: column))
    default: .null
    }
  }

  public var columnCount: Int { Int(sqlite3_column_count(handle)) }
}
