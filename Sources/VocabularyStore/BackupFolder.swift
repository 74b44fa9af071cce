internal import Glibc
internal import Scheduling

/// The folder of a library's copies, `backups` beside it, and the names in it.
struct BackupFolder {
  let folder: String
  /// `vocab.db` gives `vocab-` and `.db`.
  private let start: String
  private let end: String

  init(of library: String) {
    folder = LibraryFile.folder(of: library) + "/backups"
    let name = library[(library.lastIndex(of: "/").map { library.index(after: $0) } ?? library.startIndex)...]
    if let dot = name.lastIndex(of: "."), dot != name.startIndex {
      (start, end) = (name[..<dot] + "-", String(name[dot...]))
    } else {
      (start, end) = (name + "-", "")
    }
  }

  /// The path of the copy that bears a mark, such as a day.
  func path(_ mark: String) -> String { folder + "/" + start + mark + end }

  /// The path of a new copy that bears a mark and a time, and a number where that name is taken.
  func newPath(_ mark: String, at time: Timestamp) -> String {
    let first = path("\(mark)-\(Self.stamp(time))")
    if access(first, F_OK) != 0 { return first }
    let further = (2...1000).lazy.map { path("\(mark)-\(Self.stamp(time))-\($0)") }
    return further.first { access($0, F_OK) != 0 } ?? first
  }

  /// A path beside the library that bears a mark.
  func beside(_ mark: String) -> String { String(folder.dropLast("backups".count)) + start + mark + end }

  /// Removes the oldest of the copies that bear a mark and a time; the last ten stay.
  func prune(_ mark: String) {
    for old in marks().filter({ $0.hasPrefix(mark + "-") }).sorted(by: >).dropFirst(10) { unlink(path(old)) }
  }

  /// The days of the daily copies.
  func days() -> [String] { marks().filter { BackupRotation.dayNumber($0) != nil } }

  /// The marks of all copies of this library.
  func marks() -> [String] {
    UnfinishedFile.names(in: folder).compactMap { name in
      guard name.hasPrefix(start), name.hasSuffix(end), name.utf8.count > start.utf8.count + end.utf8.count else {
        return nil
      }
      return String(name.dropFirst(start.count).dropLast(end.count))
    }
  }

  /// Makes the folder if it is missing, and removes what was left unfinished in it.
  func make() throws(StoreError) {
    _ = try LibraryFile.followingOwnLink(folder)
    try LibraryFile.makeFolder(folder, for: folder)
    for name in [start, Self.restoring] { UnfinishedFile.removeAbandoned(in: folder, namesBeginning: name) }
  }

  private static let restoring = "restoring"

  /// Where a library lies that another is to become.
  var restorable: String { UnfinishedFile.path(for: folder + "/" + Self.restoring) }

  /// `2026-11-30T041637`: the time in UTC, fit for a file's name.
  static func stamp(_ time: Timestamp) -> String {
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
