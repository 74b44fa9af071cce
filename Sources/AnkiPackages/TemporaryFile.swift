import DeckFormats
import Glibc

/// A file that only its owner may read, gone when it is let go.
final class TemporaryFile {
  let path: String
  let folder: String
  let descriptor: Int32
  private var isThere = true

  /// Makes the file (`mkstemp`, mode 0600) in the folder, else in the one that `TMPDIR` names, else in `/tmp`.
  init(in chosen: String? = nil) throws(DeckFormatError) {
    folder = chosen ?? getenv("TMPDIR").map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    var template = Array("\(folder)/vocab-XXXXXX".utf8CString)
    descriptor = mkstemp(&template)
    guard descriptor >= 0 else {
      throw DeckFormatError(.package(.noTemporaryFile(folder: folder, code: errno)))
    }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    path = template.withUnsafeBufferPointer { buffer in buffer.baseAddress.map { String(cString: $0) } ?? "" }
  }

  deinit {
    unlink()
    close(descriptor)
  }

  /// Takes the name away; whoever has the file open keeps it.
  func unlink() {
    if isThere { _ = Glibc.unlink(path) }
    isThere = false
  }

  func write(_ bytes: ArraySlice<UInt8>) throws(DeckFormatError) {
    // A closure would lose the type of the error.
    let result = bytes.withUnsafeBytes { bytes in
      Result { () throws(DeckFormatError) in try write(bytes) }
    }
    try result.get()
  }

  /// Writes all of the bytes (`write`).
  func write(_ bytes: UnsafeRawBufferPointer) throws(DeckFormatError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
      if count >= 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      } else if errno != EINTR {
        throw DeckFormatError(.package(.noTemporaryFile(folder: folder, code: errno)))
      }
    }
  }
}
