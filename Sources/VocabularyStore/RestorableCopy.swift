internal import Glibc
internal import SQLiteKit
internal import Wording

/// A library that another is to become: a copy of its own, checked and brought to the newest schema, which goes with it.
final class RestorableCopy {
  let path: String

  /// - Parameter folder: where the copy lies for the time being.
  /// - Throws: for the source what opening it would throw, `.damaged` too if its rows belong to nothing.
  init(of source: String, in folder: BackupFolder) throws {
    try folder.make()
    path = folder.restorable
    UnfinishedFile.remove(path)
    do {
      try LibraryCopy.write(try Self.open(source), to: path, isChecked: false)
      let copy = try LibraryFile.open(path, readOnly: false, busyTimeout: 0) { _, _ in }.connection
      try copy.execute("PRAGMA journal_mode = DELETE")
      let found = try copy.rows("PRAGMA quick_check(1)") { $0.string(at: 0) }.filter { $0 != "ok" }
      let orphans = try copy.rows("PRAGMA foreign_key_check") {
        localized("a \($0.string(at: 0)) belongs to no \($0.string(at: 2))")
      }
      if let flaw = (found + orphans).first { throw StoreError.damaged(path: source, detail: flaw) }
    } catch {
      UnfinishedFile.remove(path)
      switch StoreError(error, path: source) {
      case .damaged(_, let detail): throw StoreError.damaged(path: source, detail: detail)
      case .cannotBackUp(_, let reason): throw StoreError.cannotBackUp(path: folder.folder, reason: reason)
      case .failed(_, let error): throw StoreError.damaged(path: source, detail: error.message)
      case let error: throw error
      }
    }
  }

  deinit { UnfinishedFile.remove(path) }

  /// Opens a library of this or an older program to read it, and makes no file beside it if nobody else uses it.
  private static func open(_ source: String) throws -> Connection {
    var status = stat()
    guard stat(source, &status) == 0 else {
      throw errno == ENOENT
        ? StoreError.missing(path: source) : StoreError.unreadable(path: source, reason: LibraryFile.reason(errno))
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw StoreError.notAFile(path: source) }
    try LibraryFile.inspect(source, size: Int64(status.st_size), readOnly: true)
    return try Connection(path: source, mode: LibraryFile.isInUse(source) ? .readOnly : .immutable)
  }
}
