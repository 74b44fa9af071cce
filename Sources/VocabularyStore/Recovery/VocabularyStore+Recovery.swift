internal import Glibc
internal import SQLiteKit
public import Scheduling
internal import Wording

/// What could be read of a damaged library.
public struct RecoveredLibrary: Hashable, Sendable {
  /// Where it lies, a library of its own.
  public var path: String
  public var entries = 0
  public var reviews = 0
  /// Rows that the file tells of and that could not be read, and reviews whose word could not be.
  public var lost = 0
}

extension VocabularyStore {
  /// Reads what can be read of this library, damaged and closed, into a new one beside it: `vocab.db` gives
  /// `vocab-recovered.db`. The damaged file stays as it is. The history does not come along.
  ///
  /// - Returns: nil if nothing of a library is in the file; then none is made.
  public func recover(scheduler: Scheduler) throws(StoreError) -> RecoveredLibrary? {
    let target = BackupFolder(of: path).beside("recovered")
    let (damaged, unfinished) = (UnfinishedFile.path(for: path), UnfinishedFile.path(for: target))
    func clear() { for path in [damaged, unfinished] { UnfinishedFile.remove(path) } }
    clear()
    defer { clear() }
    do {
      guard access(target, F_OK) != 0 else {
        throw StoreError.cannotBackUp(path: target, reason: localized("there is a file already"))
      }
      try LibraryCopy.writeBytes(of: path, to: damaged)
      try LibraryCopy.writeBytes(of: path + "-wal", to: damaged + "-wal")
      takeInLog(of: damaged)
      guard var recovered = try LibraryRecovery(scheduler: scheduler, time: now()).recover(damaged, into: unfinished)
      else {
        return nil
      }
      try LibraryFile.synchronize(unfinished)
      if rename(unfinished, target) != 0 {
        throw StoreError.cannotBackUp(path: target, reason: LibraryFile.reason(errno))
      }
      recovered.path = target
      return recovered
    } catch {
      throw StoreError(error, path: target)
    }
  }

  /// Has SQLite write what the log holds into the file, as far as it can.
  private func takeInLog(of path: String) {
    guard access(path + "-wal", F_OK) == 0, let connection = try? Connection(path: path, mode: .readWrite) else {
      return
    }
    try? connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
  }
}
