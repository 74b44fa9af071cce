import Glibc

/// Writes a file whole or not at all: beside its place, then renamed.
enum WholeFile {
  /// Writes a text; a file of that name is replaced.
  static func write(_ text: String, to path: String) throws(WriteFailure) {
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let part = "\(path[..<slash]).\(path[slash...]).\(getpid()).part"
    let descriptor = open(part, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw WriteFailure(path: path, code: errno) }
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else {
        let code = errno
        close(descriptor)
        unlink(part)
        throw WriteFailure(path: path, code: code)
      }
      bytes = bytes.dropFirst(count)
    }
    guard fsync(descriptor) == 0, close(descriptor) == 0, rename(part, path) == 0 else {
      let code = errno
      unlink(part)
      throw WriteFailure(path: path, code: code)
    }
  }
}

/// A file that could not be written.
struct WriteFailure: Error {
  let path: String
  /// The system's `errno`.
  let code: Int32

  var message: String { "\(path): cannot be written: \(String(cString: strerror(code))). Check the folder." }
}
