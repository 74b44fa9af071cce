internal import Glibc
internal import SQLiteKit
internal import Scheduling

extension VocabularyStore {
  /// Daily copies kept.
  static let copiesKept = 7

  /// The folder of the copies, beside the library.
  private var backupFolder: String { LibraryFile.folder(of: path) + "/backups" }

  /// Copies the library to a file, which must not be there yet.
  ///
  /// - Throws: `.cannotBackUp`.
  public func backUp(to target: String) throws(StoreError) {
    try attempt { connection in
      if access(target, F_OK) == 0 { throw StoreError.cannotBackUp(path: target, reason: "there is a file already") }
      try copyWhole(connection, to: target)
    }
  }

  /// What SQLite finds wrong with the file; empty if nothing is.
  public func check() throws(StoreError) -> [String] {
    try attempt { connection in
      let found = try connection.rows("PRAGMA quick_check(20)") { $0.string(at: 0) }
      let orphans = try connection.rows("PRAGMA foreign_key_check") { row in
        "\(row.string(at: 0)) \(row.int64(at: 1)) belongs to no \(row.string(at: 2))"
      }
      return found.filter { $0 != "ok" } + orphans
    }
  }

  /// Replaces this library by the one in another file, after a copy of this one to `backups/`.
  ///
  /// - Throws: for the other file what opening it would throw; then nothing is changed.
  public func restore(from source: String) throws(StoreError) {
    try attempt { connection in
      if isReadOnly { throw StoreError.readOnly(path: path) }
      let other = try LibraryFile.open(source, readOnly: true, busyTimeout: 5000) { _, _ in }
      do {
        let found = try other.connection.rows("PRAGMA quick_check(1)") { $0.string(at: 0) }
        if found != ["ok"] { throw StoreError.damaged(path: source, detail: found.first ?? "no answer") }
      } catch {
        throw StoreError(error, path: source)
      }
      if try connection.integer("SELECT EXISTS (SELECT 1 FROM entry)") == 1 {
        try copy(connection, named: "before-restore-\(stamp(now()))")
      }
      try connection.replaceContent(from: other.connection)
      try connection.execute("PRAGMA journal_mode = WAL")
    }
  }

  func backUpBeforeMigration(_ connection: Connection, version: Int) throws {
    try copy(connection, named: "v\(version)-\(stamp(now()))")
  }

  /// Copies the library as it was before the open transaction, if this day has no copy yet.
  ///
  /// A failure must not cost the learner an answer: it is kept in `backupFailure`.
  func backUpOncePerDay() {
    let day = String(stamp(now()).prefix(10))
    if day == backedUpDay { return }
    backedUpDay = day
    if access(copyPath(day), F_OK) == 0 { return }
    do {
      // Another connection sees what was committed last.
      let before = try Connection(path: path, mode: .readOnly)
      if try before.integer("SELECT EXISTS (SELECT 1 FROM entry)") == 0 {
        backedUpDay = nil
        return
      }
      try copy(before, named: day)
      removeOldCopies()
    } catch {
      backupFailure = StoreError(error, path: copyPath(day))
    }
  }

  private func removeOldCopies() {
    var days: [String] = []
    guard let folder = opendir(backupFolder) else { return }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      let (start, end) = nameParts
      guard name.hasPrefix(start), name.hasSuffix(end), name.count == start.count + 10 + end.count else { continue }
      let day = name.dropFirst(start.count).prefix(10)
      if day.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || (48...57).contains($0) }) { days.append(String(day)) }
    }
    for day in days.sorted().dropLast(Self.copiesKept) { unlink(copyPath(day)) }
  }

  /// `vocab.db` gives `vocab-` and `.db`.
  private var nameParts: (start: String, end: String) {
    let name = path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...]
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return (name + "-", "") }
    return (name[..<dot] + "-", String(name[dot...]))
  }

  private func copyPath(_ mark: String) -> String {
    backupFolder + "/" + nameParts.start + mark + nameParts.end
  }

  private func copy(_ connection: Connection, named mark: String) throws {
    try LibraryFile.makeFolder(backupFolder, for: backupFolder)
    try copyWhole(connection, to: copyPath(mark))
  }

  /// Copies under another name first, so that what bears the name is whole.
  private func copyWhole(_ connection: Connection, to target: String) throws {
    let unfinished = target + ".\(getpid())"
    unlink(unfinished)
    do {
      try copy(connection, to: unfinished)
      if rename(unfinished, target) != 0 {
        throw StoreError.cannotBackUp(path: target, reason: LibraryFile.reason(errno))
      }
    } catch {
      unlink(unfinished)
      throw error
    }
  }

  private func copy(_ connection: Connection, to target: String) throws {
    do {
      try LibraryFile.makeFile(target)
      let copy = try Connection(path: target, mode: .readWrite)
      // A copy that is not finished is not used, so that it needs no journal, and one `fsync` at its end.
      try copy.execute("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF")
      try copy.replaceContent(from: connection)
    } catch let error as SQLiteError {
      throw StoreError.cannotBackUp(path: target, reason: error.message)
    }
    try LibraryFile.synchronize(target)
  }

  /// `2026-11-30T041637`: the time in UTC, fit for a file's name.
  private func stamp(_ time: Timestamp) -> String {
    var seconds = time_t(time.milliseconds / 1000)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    func padded(_ number: Int32, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return padded(parts.tm_year + 1900, 4) + "-" + padded(parts.tm_mon + 1, 2) + "-" + padded(parts.tm_mday, 2) + "T"
      + padded(parts.tm_hour, 2) + padded(parts.tm_min, 2) + padded(parts.tm_sec, 2)
  }
}
