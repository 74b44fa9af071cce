internal import Glibc
internal import SQLiteKit
internal import Wording

/// Copies of a library: made beside their place, checked, brought to the disk, then renamed, so that what bears the name
/// is whole. Mode 0600, whatever the umask; a failure leaves nothing.
enum LibraryCopy {
  /// Copies page by page, a change in progress elsewhere not included.
  ///
  /// - Parameter progress: as of `Connection.replaceContent`; it is asked once more before the copy gets its name.
  /// - Throws: `.cannotBackUp`, and what `progress` throws.
  static func write(
    _ source: Connection, to target: String, isChecked: Bool = true, progress: ((Int, Int) throws -> Void)? = nil
  ) throws {
    let unfinished = UnfinishedFile.path(for: target)
    UnfinishedFile.remove(unfinished)
    do {
      try fill(unfinished, from: source, progress)
      if isChecked { try check(unfinished) }
      try progress?(1, 1)
      try LibraryFile.synchronize(unfinished)
      if rename(unfinished, target) != 0 {
        throw StoreError.cannotBackUp(path: target, reason: LibraryFile.reason(errno))
      }
      // Else the name might be lost with the power; some file systems cannot do it, and lose none.
      try? LibraryFile.synchronize(LibraryFile.folder(of: target))
    } catch {
      UnfinishedFile.remove(unfinished)
      guard case StoreError.cannotBackUp(_, let reason) = error else { throw error }
      throw StoreError.cannotBackUp(path: target, reason: reason)
    }
  }

  /// Makes a new file of the pages.
  private static func fill(
    _ path: String, from source: Connection, _ progress: ((Int, Int) throws -> Void)?
  ) throws {
    do {
      try LibraryFile.makeNewFile(path)
      let copy = try Connection(path: path, mode: .readWrite)
      // A copy that is not finished is not used, so that it needs no journal, and one `fsync` at its end.
      try copy.execute("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF")
      try copy.replaceContent(from: source, progress: progress)
    } catch let error as SQLiteError {
      throw StoreError.cannotBackUp(path: path, reason: error.message)
    }
  }

  private static func check(_ path: String) throws {
    do {
      let found = try Connection(path: path, mode: .immutable).rows("PRAGMA quick_check(1)") { $0.string(at: 0) }
      if found != ["ok"] {
        throw StoreError.cannotBackUp(path: path, reason: found.first ?? localized("it cannot be checked"))
      }
    } catch let error as SQLiteError {
      throw StoreError.cannotBackUp(path: path, reason: error.message)
    }
  }

  /// Copies a file byte by byte, whatever it holds; false if there is none.
  @discardableResult
  static func writeBytes(of source: String, to target: String) throws(StoreError) -> Bool {
    let reading = open(source, O_RDONLY | O_CLOEXEC)
    if reading < 0, errno == ENOENT { return false }
    guard reading >= 0 else { throw .unreadable(path: source, reason: LibraryFile.reason(errno)) }
    defer { close(reading) }
    try LibraryFile.makeNewFile(target)
    let writing = open(target, O_WRONLY | O_CLOEXEC | O_NOFOLLOW)
    guard writing >= 0 else { throw .cannotBackUp(path: target, reason: LibraryFile.reason(errno)) }
    defer { close(writing) }
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = read(reading, &buffer, buffer.count)
      if count == 0 { break }
      guard count > 0, Glibc.write(writing, buffer, count) == count else {
        let code = errno
        unlink(target)
        throw .cannotBackUp(path: target, reason: LibraryFile.reason(code))
      }
    }
    guard fsync(writing) == 0 else {
      let code = errno
      unlink(target)
      throw .cannotBackUp(path: target, reason: LibraryFile.reason(code))
    }
    return true
  }
}
