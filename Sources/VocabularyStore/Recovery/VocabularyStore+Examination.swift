internal import SQLiteKit
public import Scheduling

extension VocabularyStore {
  /// A log beyond this has not been taken in for long: SQLite does so at 4 MB.
  private static let largestLog: Int64 = 256 << 20
  /// A change needs a few megabytes, the copy of a day as many as the library has.
  private static let leastRoom: Int64 = 16 << 20

  /// Looks at all of the library, whether it is open or not; changes nothing.
  public func examine() throws(StoreError) -> LibraryExamination {
    let file = FileExamination(path: path)
    var result = LibraryExamination(path: path)
    result.bytes = FileExamination.size(path)
    result.note(.permissions, file.permissions())
    do {
      try attempt { connection in try examine(connection, &result) }
    } catch .damaged(_, let detail) {
      result.note(.integrity, [.damaged(detail: detail)])
    } catch .failed(_, let error) {
      // Tables that are not those of a library, for one.
      result.note(.integrity, [.damaged(detail: error.message)])
    }
    result.room = file.room()
    result.note(.room, result.room < Self.leastRoom + result.bytes ? [.noRoom(result.room)] : [])
    let log = FileExamination.size(path + "-wal")
    if log > Self.largestLog { result.note(.room, [.largeLog(log)]) }
    let days = file.folder.days()
    result.copies = days.count
    result.newestCopy = days.max()
    result.note(.copies, days.isEmpty && result.entries > 0 ? [.noCopies] : file.newestCopyFlaws())
    return result
  }

  private func examine(_ connection: Connection, _ result: inout LibraryExamination) throws {
    result.version = try Migrator.version(of: connection)
    let integrity = try connection.rows("PRAGMA integrity_check(20)") { $0.string(at: 0) }.filter { $0 != "ok" }
    if let worst = integrity.first(where: { !Self.concernsIndex($0) }) {
      return result.note(.integrity, [.damaged(detail: worst)])
    }
    result.note(.integrity, integrity.prefix(1).map { .indexes(detail: $0) })
    result.entries = Int(try connection.integer("SELECT count(*) FROM entry"))
    result.reviews = Int(try connection.integer("SELECT count(*) FROM review"))
    result.languages = try connection.rows(
      "SELECT language FROM entry UNION SELECT meaning_language FROM entry ORDER BY 1"
    ) { $0.string(at: 0) }
    let mending = LibraryMending(connection: connection)
    let orphans = try mending.orphanCount()
    result.note(.references, orphans > 0 ? [.orphans(orphans)] : [])
    let lists = try mending.unreadableLists().count
    result.note(.contents, lists > 0 ? [.unreadableLists(lists)] : [])
    let (cards, entries) = (try mending.cardsToReschedule().count, try mending.entriesToRecount().count)
    result.note(.schedules, (cards > 0 ? [.schedules(cards)] : []) + (entries > 0 ? [.marks(entries)] : []))
    let last = Timestamp(
      milliseconds: try connection.integer(
        "SELECT max(coalesce((SELECT max(at) FROM review), 0), coalesce((SELECT max(at) FROM history), 0))"))
    // A few seconds are what clocks are set right by.
    let behind = (last.milliseconds - now().milliseconds) / 1000
    result.note(.clock, behind > 60 ? [.clockBehind(behind, last: last)] : [])
  }

  /// Whether a finding of SQLite's tells of an index alone, which can be built anew from its table.
  private static func concernsIndex(_ finding: String) -> Bool {
    finding.contains("missing from index") || finding.hasPrefix("wrong # of entries in index")
      || finding.hasPrefix("non-unique entry in index")
  }

  /// Mends what `examine()` finds and what can be mended in place, after a copy to `backups/`.
  ///
  /// What belongs to nothing goes for good; all else is one step of the history.
  ///
  /// - Returns: the path of the copy.
  /// - Throws: `.damaged` too for what cannot be mended in place.
  public func mend(scheduler: Scheduler) throws(StoreError) -> String {
    do {
      return try attempt { connection in try mend(connection, scheduler) }
    } catch .failed(_, let error) {
      throw .damaged(path: path, detail: error.message)
    }
  }

  private func mend(_ connection: Connection, _ scheduler: Scheduler) throws -> String {
    if isReadOnly { throw StoreError.readOnly(path: path) }
    let copy = try copyBefore("repair", connection)
    let mending = LibraryMending(connection: connection)
    try connection.execute("REINDEX")
    try recorded(.repair, "vocab doctor", on: connection) { _, _ in
      try mending.emptyUnreadableLists()
      try mending.reschedule(mending.cardsToReschedule(), with: scheduler, uuid: newUUID)
    }
    try connection.transaction { try mending.removeOrphans(uuid: newUUID, at: now()) }
    try recorded(.repair, "vocab doctor", on: connection) { _, _ in
      try mending.recount(mending.entriesToRecount())
    }
    try connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return copy
  }

  /// Takes the library's files and copies from all but their owner.
  public func closeToOthers() { FileExamination(path: path).close() }
}
