internal import CSQLite
internal import Wording

/// A result of SQLite that is not success.
public struct SQLiteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What the code means to a caller.
  public enum Kind: Hashable, Sendable {
    case busy, readOnly, damaged, notADatabase, full, cannotOpen, constraint, tooBig, other
  }

  /// The primary result code, such as 5 for `SQLITE_BUSY`.
  public var code: Int32
  public var extendedCode: Int32
  public var message: String
  /// The statement that failed, where there was one.
  public var sql: String?

  public var kind: Kind {
    // No room for the index of the log is told as a failing disk.
    if extendedCode == SQLITE_IOERR | 19 << 8 { return .full }
    return switch code {
    case SQLITE_BUSY, SQLITE_LOCKED: .busy
    case SQLITE_READONLY, SQLITE_PERM: .readOnly
    case SQLITE_CORRUPT: .damaged
    case SQLITE_NOTADB: .notADatabase
    case SQLITE_FULL: .full
    case SQLITE_CANTOPEN: .cannotOpen
    case SQLITE_CONSTRAINT: .constraint
    case SQLITE_TOOBIG: .tooBig
    default: .other
    }
  }

  /// Whether a changeset met rows that are not as they were when it was recorded.
  public var isConflict: Bool { code == SQLITE_ABORT || code == SQLITE_CONSTRAINT }

  public var description: String {
    sql.map { localized("SQLite error \(extendedCode): \(message) in \"\($0)\"") }
      ?? localized("SQLite error \(extendedCode): \(message)")
  }

  /// An error with its message from the connection, which must not have made another call since.
  init(_ result: Int32, on handle: OpaquePointer?, sql: String? = nil) {
    extendedCode = result
    code = result & 0xFF
    let text = handle.flatMap { sqlite3_errmsg($0) } ?? sqlite3_errstr(result)
    message = text.map { String(cString: $0) } ?? localized("unknown error")
    self.sql = sql
  }
}
