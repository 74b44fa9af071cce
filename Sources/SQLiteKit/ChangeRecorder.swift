internal import CSQLite

/// Records what a connection changes in some tables, by SQLite's session extension.
///
/// A table needs a primary key. Changes of other connections are not seen.
public final class ChangeRecorder {
  /// How changes are written down.
  public enum Form: Hashable, Sendable {
    /// With the old values: it can be inverted.
    case changeset
    /// With the new values only: smaller.
    case patchset
  }

  // Kept, for the session must be deleted before its connection is closed.
  private let connection: Connection
  private let session: OpaquePointer

  /// Begins to record (`sqlite3session_create`).
  public init(_ connection: Connection, tables: [String]) throws(SQLiteError) {
    var created: OpaquePointer?
    let result = sqlite3session_create(connection.handle, "main", &created)
    guard result == SQLITE_OK, let created else { throw SQLiteError(result, on: nil) }
    self.connection = connection
    session = created
    for table in tables {
      let result = sqlite3session_attach(session, table)
      if result != SQLITE_OK { throw SQLiteError(result, on: nil) }
    }
  }

  deinit { sqlite3session_delete(session) }

  /// Whether changes are let pass without being recorded (`sqlite3session_enable`).
  public var isPaused: Bool {
    get { sqlite3session_enable(session, -1) == 0 }
    set { sqlite3session_enable(session, newValue ? 0 : 1) }
  }

  /// The net change so far; empty if there is none.
  public func recorded(as form: Form = .changeset) throws(SQLiteError) -> [UInt8] {
    var count: Int32 = 0
    var buffer: UnsafeMutableRawPointer?
    let result =
      switch form {
      case .changeset: sqlite3session_changeset(session, &count, &buffer)
      case .patchset: sqlite3session_patchset(session, &count, &buffer)
      }
    defer { sqlite3_free(buffer) }
    // No message: the connection's own is of another call.
    if result != SQLITE_OK { throw SQLiteError(result, on: nil) }
    return [UInt8](UnsafeRawBufferPointer(start: buffer, count: Int(count)))
  }
}

/// Recorded changes, to be made again or taken back.
public enum Changeset {
  /// The changeset that takes back what `changes` makes (`sqlite3changeset_invert`).
  public static func inverted(_ changes: [UInt8]) throws(SQLiteError) -> [UInt8] {
    var count: Int32 = 0
    var buffer: UnsafeMutableRawPointer?
    let result = changes.withUnsafeBytes {
      sqlite3changeset_invert(Int32(clamping: $0.count), $0.baseAddress, &count, &buffer)
    }
    defer { sqlite3_free(buffer) }
    if result != SQLITE_OK { throw SQLiteError(result, on: nil) }
    return [UInt8](UnsafeRawBufferPointer(start: buffer, count: Int(count)))
  }

  /// Makes the changes (`sqlite3changeset_apply`), all or none.
  ///
  /// A row that is to be deleted or changed and is gone is left out, for a cascade has removed it before; anything
  /// else that is not as it was when the changes were recorded ends it with the code 4 (`SQLITE_ABORT`).
  public static func apply(_ changes: [UInt8], to connection: Connection) throws(SQLiteError) {
    var changes = changes
    let result = changes.withUnsafeMutableBytes {
      sqlite3changeset_apply(
        connection.handle, Int32(clamping: $0.count), $0.baseAddress, nil,
        { _, conflict, _ in conflict == SQLITE_CHANGESET_NOTFOUND ? SQLITE_CHANGESET_OMIT : SQLITE_CHANGESET_ABORT },
        nil)
    }
    if result != SQLITE_OK { throw SQLiteError(result, on: nil) }
  }
}
