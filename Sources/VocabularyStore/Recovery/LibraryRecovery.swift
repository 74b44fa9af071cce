internal import SQLiteKit
internal import Scheduling

/// Makes a new library of what can be read of a damaged one.
struct LibraryRecovery {
  let scheduler: Scheduler
  let time: Timestamp

  /// - Returns: nil if nothing of a library is in the file.
  func recover(_ damaged: String, into target: String) throws -> RecoveredLibrary? {
    try LibraryFile.makeNewFile(target)
    let connection = try LibraryFile.open(target, readOnly: false, busyTimeout: 0) { _, _ in }.connection
    try connection.execute("PRAGMA journal_mode = DELETE; PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF")
    return try connection.transaction {
      guard let lost = try RowSalvage.fill(connection, from: damaged) else { return nil }
      let entries = Int(try connection.integer("SELECT count(*) FROM entry"))
      if entries == 0 { return nil }
      let reviews = Int(try connection.integer("SELECT count(*) FROM review"))
      try mend(connection)
      let kept = Int(try connection.integer("SELECT count(*) FROM review"))
      return RecoveredLibrary(path: target, entries: entries, reviews: kept, lost: lost + reviews - kept)
    }
  }

  private func mend(_ connection: Connection) throws {
    var uuids = UUIDGenerator()
    let uuid = { uuids.next(at: UInt64(clamping: time.milliseconds)).bytes }
    let mending = LibraryMending(connection: connection)
    try mending.emptyUnreadableLists()
    try mending.reschedule(mending.cardsToReschedule(), with: scheduler, uuid: uuid)
    try mending.removeOrphans(uuid: uuid, at: time)
    try mending.recount(mending.entriesToRecount())
  }
}
