internal import Glibc
internal import SQLiteKit
internal import Wording

/// Looks at the files of a library from outside.
struct FileExamination {
  let path: String
  var folder: BackupFolder { BackupFolder(of: path) }

  /// The library's own files and its copies, as far as they are there.
  private var files: [String] {
    ["", "-wal", "-shm"].map { path + $0 } + folder.marks().sorted().map(folder.path)
  }

  func permissions() -> [LibraryFlaw] {
    var flaws: [LibraryFlaw] = []
    for (file, isFolder) in files.map({ ($0, false) }) + [(folder.folder, true)] {
      var status = stat()
      guard stat(file, &status) == 0 else { continue }
      if status.st_mode & 0o077 != 0 { flaws.append(.openToOthers(path: file, mode: Int(status.st_mode & 0o777))) }
      if !isFolder, status.st_uid != geteuid() { flaws.append(.notOwned(path: file)) }
    }
    let place = LibraryFile.folder(of: path)
    var status = stat()
    // Where the sticky bit stands, others cannot take away what is not theirs.
    if stat(place, &status) == 0, status.st_mode & 0o022 != 0, status.st_mode & S_ISVTX == 0 {
      flaws.append(.folderOpenToOthers(path: place))
    }
    if access(path, W_OK) != 0 || access(place, W_OK) != 0 { flaws.append(.readOnly(path: path)) }
    return flaws
  }

  /// Takes the files from all but their owner; what belongs to another user stays as it is.
  func close() {
    for case .openToOthers(let path, let mode) in permissions() { chmod(path, mode_t(mode & 0o700)) }
  }

  /// The bytes of a file; 0 if there is none.
  static func size(_ path: String) -> Int64 {
    var status = stat()
    return stat(path, &status) == 0 ? Int64(status.st_size) : 0
  }

  /// Bytes that are free on the disk of the library.
  func room() -> Int64 {
    var disk = statvfs()
    guard statvfs(LibraryFile.folder(of: path), &disk) == 0 else { return .max }
    return Int64(clamping: UInt64(disk.f_bavail).multipliedReportingOverflow(by: UInt64(disk.f_frsize)).partialValue)
  }

  /// What is wrong with the newest daily copy.
  func newestCopyFlaws() -> [LibraryFlaw] {
    guard let day = folder.days().max() else { return [] }
    let copy = folder.path(day)
    do {
      let found = try Connection(path: copy, mode: .immutable).rows("PRAGMA quick_check(1)") { $0.string(at: 0) }
      return found == ["ok"] ? [] : [.badCopy(path: copy, detail: found.first ?? localized("no answer"))]
    } catch {
      return [.badCopy(path: copy, detail: (error as? SQLiteError)?.message ?? "\(error)")]
    }
  }
}
