internal import Glibc
internal import SQLiteKit
internal import Wording

/// The file of a library: finds out what stands at a path before SQLite may touch it, and makes what is missing.
enum LibraryFile {
  /// An open library, migrated and in WAL mode if it can be written.
  struct Opened {
    var connection: Connection
    var isReadOnly: Bool
  }

  /// - Parameters:
  ///   - readOnly: writes nothing and makes no file.
  ///   - backUp: copies a library of an older program before it is migrated.
  static func open(
    _ path: String, readOnly: Bool, busyTimeout: Int32, backUp: (Connection, _ version: Int) throws -> Void
  ) throws -> Opened {
    var status = stat()
    if stat(path, &status) != 0 {
      guard errno == ENOENT else { throw StoreError.unreadable(path: path, reason: reason(errno)) }
      if readOnly { throw StoreError.missing(path: path) }
      try makeFolder(folder(of: path), for: path)
      try makeFile(path)
      guard stat(path, &status) == 0 else { throw StoreError.cannotCreate(path: path, reason: reason(errno)) }
    }
    guard status.st_mode & S_IFMT == S_IFREG else { throw StoreError.notAFile(path: path) }
    try inspect(path, size: Int64(status.st_size), readOnly: readOnly)

    let canWrite = !readOnly && access(path, W_OK) == 0 && access(folder(of: path), W_OK) == 0
    if canWrite {
      do {
        return Opened(
          connection: try openToWrite(path, isNew: status.st_size == 0, busyTimeout, backUp), isReadOnly: false)
      } catch let error as SQLiteError where error.kind == .full && isLogEmpty(path) {
        // A disk without any room must not keep anybody from reading.
        return Opened(connection: try openToRead(path, .immutable, busyTimeout), isReadOnly: true)
      }
    }
    let mode: Connection.Mode = isInUse(path) ? .readOnly : .immutable
    return Opened(connection: try openToRead(path, mode, busyTimeout), isReadOnly: true)
  }

  private static func openToWrite(
    _ path: String, isNew: Bool, _ busyTimeout: Int32, _ backUp: (Connection, _ version: Int) throws -> Void
  ) throws -> Connection {
    let connection = try Connection(path: path, mode: .readWrite, busyTimeout: busyTimeout)
    // Twice what SQLite takes: an import writes half as many pages, an answer as many larger ones.
    if isNew { try connection.execute("PRAGMA page_size = 8192") }
    try LibrarySchema.migrator.migrate(connection) { version in try backUp(connection, version) }
    // Later than the schema, so that the header names the application before the file has any company.
    try connection.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL")
    try setLimits(of: connection)
    return connection
  }

  private static func openToRead(
    _ path: String, _ mode: Connection.Mode, _ busyTimeout: Int32
  ) throws -> Connection {
    let connection = try Connection(path: path, mode: mode, busyTimeout: busyTimeout)
    let version = try Migrator.version(of: connection)
    if version > LibrarySchema.version {
      throw StoreError.newer(path: path, found: version, known: LibrarySchema.version)
    }
    // An older one would have to be migrated first.
    if version < LibrarySchema.version { throw StoreError.readOnly(path: path) }
    try setLimits(of: connection)
    return connection
  }

  /// The longest value that a library may hold, in bytes: a part of a step of the history, with thousands of rows.
  private static let longestValue = 256 << 20

  private static func setLimits(of connection: Connection) throws(SQLiteError) {
    connection.limitValues(toBytes: longestValue)
    // A cache of 32 MB at most, for imports whose index is larger than SQLite's usual 2 MB.
    try connection.execute("PRAGMA cache_size = -32000")
  }

  /// Reads the header, which says whose file it is, without SQLite, which would make files beside it.
  static func inspect(_ path: String, size: Int64, readOnly: Bool) throws(StoreError) {
    if size == 0, !readOnly { return }
    let header = try read(path, count: 100)
    guard header.count == 100, header.starts(with: Array("SQLite format 3\0".utf8)) else {
      throw .notALibrary(path: path)
    }
    func number(at offset: Int) -> UInt32 { header[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) } }
    guard number(at: 68) == LibrarySchema.applicationID else { throw .foreign(path: path) }
    let version = Int(number(at: 60))
    if version > LibrarySchema.version { throw .newer(path: path, found: version, known: LibrarySchema.version) }
    // The count of pages is right if the two change counters agree; what is in the WAL may be missing yet.
    let pageSize = Int64(header[16]) << 8 | Int64(header[17])
    let bytes = Int64(number(at: 28)) * (pageSize == 1 ? 65536 : pageSize)
    if number(at: 24) == number(at: 92), size < bytes, !isInUse(path) {
      throw .damaged(path: path, detail: localized("\(size) of \(bytes) bytes are left"))
    }
  }

  /// Whether a write-ahead log or a journal holds a part of the library, or may soon.
  static func isInUse(_ path: String) -> Bool {
    ["-wal", "-journal"].contains { access(path + $0, F_OK) == 0 }
  }

  private static func isLogEmpty(_ path: String) -> Bool {
    var status = stat()
    return stat(path + "-wal", &status) != 0 || status.st_size == 0
  }

  private static func read(_ path: String, count: Int) throws(StoreError) -> [UInt8] {
    let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .unreadable(path: path, reason: reason(errno)) }
    defer { Glibc.close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: count)
    let got = bytes.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, $0.count, 0) }
    guard got >= 0 else { throw .unreadable(path: path, reason: reason(errno)) }
    return Array(bytes.prefix(got))
  }

  /// Makes an empty file of mode 0600, whatever the umask; one that is there already is left as it is.
  static func makeFile(_ path: String) throws(StoreError) {
    let code = makeExclusively(path)
    if code != 0, code != EEXIST { throw .cannotCreate(path: path, reason: reason(code)) }
  }

  /// Makes an empty file of mode 0600 where nothing is, not even a symbolic link, which might lead anywhere.
  ///
  /// - Throws: `.cannotBackUp`.
  static func makeNewFile(_ path: String) throws(StoreError) {
    let code = makeExclusively(path)
    if code != 0 { throw .cannotBackUp(path: path, reason: reason(code)) }
  }

  /// 0, or the system's `errno`.
  private static func makeExclusively(_ path: String) -> Int32 {
    let descriptor = Glibc.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return errno }
    defer { Glibc.close(descriptor) }
    return fchmod(descriptor, 0o600) == 0 ? 0 : errno
  }

  /// The path that a symbolic link leads to, with every link on the way; another path is the answer as it is.
  ///
  /// - Throws: `.unreadable` for a link that another user made, who might have it lead anywhere.
  static func followingOwnLink(_ path: String) throws(StoreError) -> String {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return path }
    guard status.st_uid == geteuid() || status.st_uid == 0 else {
      throw .unreadable(path: path, reason: localized("it is a symbolic link of another user"))
    }
    guard let target = realpath(path, nil) else { throw .unreadable(path: path, reason: reason(errno)) }
    defer { free(target) }
    return String(cString: target)
  }

  /// Waits until the file is on the disk.
  static func synchronize(_ path: String) throws(StoreError) {
    let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotBackUp(path: path, reason: reason(errno)) }
    defer { Glibc.close(descriptor) }
    if fsync(descriptor) != 0 { throw .cannotBackUp(path: path, reason: reason(errno)) }
  }

  /// Makes a folder and those above it that are missing, with mode 0700, whatever the umask.
  static func makeFolder(_ folder: String, for path: String) throws(StoreError) {
    if access(folder, F_OK) == 0 { return }
    let parent = self.folder(of: folder)
    if parent != folder { try makeFolder(parent, for: path) }
    if mkdir(folder, 0o700) != 0 {
      // Another process may have made it meanwhile.
      if errno == EEXIST { return }
      throw .cannotCreate(path: path, reason: reason(errno))
    }
    chmod(folder, 0o700)
  }

  static func folder(of path: String) -> String {
    var parts = path[...]
    while parts.count > 1, parts.last == "/" { parts.removeLast() }
    guard let slash = parts.lastIndex(of: "/") else { return "." }
    return slash == parts.startIndex ? "/" : String(parts[..<slash])
  }

  static func reason(_ code: Int32) -> String { systemMessage(code) }
}
