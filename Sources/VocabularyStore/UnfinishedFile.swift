internal import Glibc

/// The names of files that are made beside their place and renamed when they are whole: `.NAME.PROCESS.part`.
enum UnfinishedFile {
  static let companions = ["", "-wal", "-shm", "-journal"]

  /// The path for a file that is to bear a name.
  static func path(for target: String) -> String {
    let folder = LibraryFile.folder(of: target)
    return "\(folder)/.\(target.split(separator: "/").last ?? "").\(getpid()).part"
  }

  /// Removes the file and what SQLite may have put beside it.
  static func remove(_ path: String) {
    for companion in companions { unlink(path + companion) }
  }

  /// Removes what processes that are gone have left in a folder, for names that begin so.
  static func removeAbandoned(in folder: String, namesBeginning start: String) {
    for name in names(in: folder) {
      guard name.hasPrefix("." + start), let companion = companions.last(where: { name.hasSuffix(".part" + $0) }) else {
        continue
      }
      let process = name.dropLast(".part".count + companion.count).split(separator: ".").last.flatMap { pid_t($0) }
      if let process, process > 0, kill(process, 0) != 0, errno == ESRCH { unlink(folder + "/" + name) }
    }
  }

  /// The names in a folder; none if it cannot be read.
  static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      names.append(
        withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
    return names
  }
}
