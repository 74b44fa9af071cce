internal import Glibc
internal import SQLiteKit
internal import Scheduling
internal import Wording

extension VocabularyStore {
  /// Bytes that a change may take on the disk, with its log.
  private static let roomForChange: Int64 = 4 << 20

  /// Copies the library to a file. An older library of that name, which nobody may be using, is replaced.
  ///
  /// - Parameter progress: is told now and then how many pages are done, and of how many; what it throws ends the work.
  /// - Throws: `.cannotBackUp`, also for a name that something else has, and what `progress` throws as it is; then nothing
  ///   is left or changed.
  public func backUp(
    to target: String, progress: @escaping @Sendable (Int, Int) throws -> Void = { _, _ in }
  ) throws {
    try attemptForCaller { connection in
      try requireReplaceable(target)
      if let name = target.split(separator: "/").last {
        UnfinishedFile.removeAbandoned(in: LibraryFile.folder(of: target), namesBeginning: "\(name).")
      }
      try connection.snapshot {
        // The first look begins it: what others change from now on is not copied.
        _ = try connection.integer("SELECT count(*) FROM sqlite_schema")
        try LibraryCopy.write(connection, to: target) { done, total in
          try CallerFailure.marking { try progress(done, total) }
        }
      }
    }
  }

  /// Refuses a name whose file is not a copy of some library, at rest.
  private func requireReplaceable(_ target: String) throws(StoreError) {
    func refusal(_ reason: String) -> StoreError { .notReplaced(path: target, reason: reason) }
    var status = stat()
    guard lstat(target, &status) == 0 else {
      if errno == ENOENT { return }
      throw .cannotBackUp(path: target, reason: LibraryFile.reason(errno))
    }
    var own = stat()
    if stat(path, &own) == 0, own.st_dev == status.st_dev, own.st_ino == status.st_ino {
      throw refusal(localized("it is the library itself"))
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFLNK: throw refusal(localized("it is a symbolic link"))
    default: throw refusal(localized("it is not a file"))
    }
    do {
      try LibraryFile.inspect(target, size: Int64(status.st_size), readOnly: true)
    } catch .notALibrary, .foreign {
      throw refusal(localized("a file of that name is there and is no vocab library"))
    } catch {
      // A damaged or a newer one may be replaced by whoever names it.
    }
    // Its log would be taken for that of the new file.
    if LibraryFile.isInUse(target) { throw refusal(localized("a program is using the library of that name")) }
  }

  /// What SQLite finds wrong with the file; empty if nothing is.
  public func check() throws(StoreError) -> [String] {
    try attempt { connection in
      let found = try connection.rows("PRAGMA quick_check(20)") { $0.string(at: 0) }
      let orphans = try connection.rows("PRAGMA foreign_key_check") { row in
        localized("\(row.string(at: 0)) \(row.int64(at: 1)) belongs to no \(row.string(at: 2))")
      }
      return found.filter { $0 != "ok" } + orphans
    }
  }

  func backUpBeforeMigration(_ connection: Connection, version: Int) throws {
    try copy(connection, named: "v\(version)-\(BackupFolder.stamp(now()))")
  }

  /// Copies the library as it was before the open transaction, if this day has no copy yet.
  ///
  /// A failure must not cost the learner an answer: it is kept in `backupFailure`.
  func backUpOncePerDay() {
    let day = String(BackupFolder.stamp(now()).prefix(10))
    if day == backedUpDay { return }
    backedUpDay = day
    let folder = BackupFolder(of: path)
    if access(folder.path(day), F_OK) == 0 { return }
    do {
      // Another connection sees what was committed last.
      let before = try Connection(path: path, mode: .readOnly)
      if try before.integer("SELECT EXISTS (SELECT 1 FROM entry)") == 0 {
        backedUpDay = nil
        return
      }
      // The last room on the disk belongs to the change.
      let file = FileExamination(path: path)
      if file.room() < FileExamination.size(path) + Self.roomForChange {
        throw StoreError.cannotBackUp(path: folder.path(day), reason: localized("the disk is nearly full"))
      }
      try copy(before, named: day)
      for old in BackupRotation.superfluous(folder.days()) where old != day { unlink(folder.path(old)) }
    } catch {
      backupFailure = StoreError(error, path: folder.path(day))
    }
  }

  private func copy(_ connection: Connection, named mark: String) throws {
    let folder = BackupFolder(of: path)
    try folder.make()
    try LibraryCopy.write(connection, to: folder.path(mark))
  }

  /// Copies the library before a large change, of which the last ten such copies are kept; the answer is the copy's path.
  func copyBefore(_ change: String, _ connection: Connection) throws -> String {
    let folder = BackupFolder(of: path)
    try folder.make()
    let mark = "before-\(change)"
    let copy = folder.newPath(mark, at: now())
    try LibraryCopy.write(connection, to: copy)
    folder.prune(mark)
    return copy
  }
}
