import DeckFormats
import Glibc
import Synchronization
import Wording

/// A file that appears whole or not at all: it is written beside its place, then renamed. One that is let go unfinished
/// leaves nothing behind.
///
/// A file of that name is replaced, and its permissions stay; of a link, the file that it leads to. A device or a pipe,
/// such as `/dev/stdout`, cannot be replaced and is written itself.
final class WholeFile: TextSink, Sendable {
  private struct State {
    var descriptor: Int32
    var buffer: [UInt8] = []
  }

  private static let bufferLimit = 1 << 16

  private let name: String
  /// Where the file belongs.
  private let path: String
  /// Where it is while it is being written, for a writer that wants a path rather than a sink.
  let part: String
  private let state: Mutex<State>

  /// Writes a text as a file.
  static func write(_ text: String, to path: String) throws(WriteFailure) {
    let file = try WholeFile(path)
    try file.write(text)
    try file.finish()
  }

  init(_ name: String) throws(WriteFailure) {
    self.name = name
    var status = stat()
    let exists = stat(name, &status) == 0
    let path = exists ? Self.resolved(name) : name
    let isReplaced = !exists || status.st_mode & S_IFMT == S_IFREG
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let part = isReplaced ? "\(path[..<slash]).\(path[slash...]).\(getpid()).part" : path
    let flags = isReplaced ? O_CREAT | O_EXCL : 0
    let descriptor = open(part, O_WRONLY | O_CLOEXEC | flags, 0o644)
    guard descriptor >= 0 else { throw WriteFailure(path: name, code: errno) }
    // Where that is not allowed the file has the usual permissions.
    if exists && isReplaced { _ = fchmod(descriptor, status.st_mode & 0o7777) }
    self.path = path
    self.part = part
    state = Mutex(State(descriptor: descriptor))
  }

  deinit {
    state.withLock { if $0.descriptor >= 0 { discard(&$0) } }
  }

  func write(_ text: String) throws(WriteFailure) {
    let code = state.withLock { state -> Int32 in
      state.buffer += text.utf8
      return state.buffer.count < Self.bufferLimit ? 0 : Self.empty(&state)
    }
    if code != 0 { throw WriteFailure(path: name, code: code) }
  }

  /// Whether it is written beside its place; else it is a device or a pipe.
  var isReplaced: Bool { part != path }

  /// Puts the file in its place. Nothing may be written after it.
  func finish() throws(WriteFailure) {
    let code = state.withLock { state -> Int32 in
      var code = Self.empty(&state)
      // What cannot be synchronised, such as a pipe, need not be.
      if code == 0, part != path { code = Self.synchronize(part) }
      if code != 0 { return code }
      if close(state.descriptor) != 0 { code = errno }
      state.descriptor = -1
      if code == 0, part != path, rename(part, path) != 0 { code = errno }
      if code != 0, part != path { unlink(part) }
      return code
    }
    if code != 0 { throw WriteFailure(path: name, code: code) }
  }

  private func discard(_ state: inout State) {
    close(state.descriptor)
    state.descriptor = -1
    if part != path { unlink(part) }
  }

  /// Writes what is buffered; the system's `errno`, or 0.
  private static func empty(_ state: inout State) -> Int32 {
    var rest = state.buffer[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(state.descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return errno }
      rest = rest.dropFirst(count)
    }
    state.buffer.removeAll(keepingCapacity: true)
    return 0
  }

  /// Waits until the file is on the disk; the system's `errno`, or 0. By its name, for another writer may have put it
  /// there anew.
  private static func synchronize(_ part: String) -> Int32 {
    let descriptor = open(part, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return errno }
    defer { close(descriptor) }
    return fsync(descriptor) == 0 ? 0 : errno
  }

  /// Whether two names lead to one file, which need not be there yet.
  static func areSame(_ one: String, _ other: String) -> Bool {
    if one == other { return true }
    let places = [one, other].map { name in
      let slash = name.lastIndex(of: "/")
      // What is not there is told by its folder and its last name.
      let folder = slash.map { $0 == name.startIndex ? "/" : String(name[..<$0]) } ?? "."
      let last = slash.map { String(name[name.index(after: $0)...]) } ?? name
      return realpath(name) ?? "\(realpath(folder) ?? folder)/\(last)"
    }
    return places[0] == places[1]
  }

  private static func resolved(_ path: String) -> String {
    realpath(path) ?? path
  }

  /// The path without links; nil if nothing is there.
  private static func realpath(_ path: String) -> String? {
    guard let real = Glibc.realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}

/// A file that could not be written.
struct WriteFailure: Error {
  let path: String
  /// The system's `errno`.
  let code: Int32

  var message: String {
    code == EISDIR
      ? localized("\(path): is a folder. Name a file.")
      : localized("\(path): cannot be written: \(systemMessage(code)). Check the folder.")
  }
}
