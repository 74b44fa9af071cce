internal import CLateLibraries
internal import CZip
import Glibc
internal import Wording

/// Writes a zip file of a few parts.
enum ZipWriter {
  enum Part {
    case file(path: String)
    case bytes([UInt8])
  }

  /// The library's own choice, 9, takes twice as long for hardly anything less.
  private static let compressionLevel: UInt32 = 6

  /// Writes the parts under their names (`zip_close`), or throws; a file that was there is replaced.
  ///
  /// - Parameter time: what the parts' times say, in seconds since 1970, so that equal parts make equal files.
  static func write(_ parts: [(name: String, part: Part)], to path: String, time: Int) throws {
    if let reason = late_load_zip() { throw PackageWriteError(reason: String(cString: reason)) }
    var code: Int32 = 0
    guard let archive = zip_open(path, ZIP_CREATE | ZIP_TRUNCATE, &code) else {
      throw PackageWriteError(reason: systemMessage(errno))
    }
    for (name, part) in parts {
      guard let source = source(of: part, in: archive) else { throw discard(archive) }
      let index = zip_file_add(archive, name, source, 0)
      guard index >= 0 else {
        zip_source_free(source)
        throw discard(archive)
      }
      zip_set_file_compression(archive, UInt64(index), ZIP_CM_DEFLATE, compressionLevel)
      zip_file_set_mtime(archive, UInt64(index), time, 0)
    }
    guard zip_close(archive) == 0 else { throw discard(archive) }
  }

  /// What libzip reads when the archive is closed; bytes are copied and freed by it.
  private static func source(of part: Part, in archive: OpaquePointer) -> OpaquePointer? {
    switch part {
    case .file(let path): return zip_source_file(archive, path, 0, -1)
    case .bytes(let bytes):
      guard let copy = malloc(max(1, bytes.count)) else { return nil }
      bytes.withUnsafeBytes { buffer in
        if let address = buffer.baseAddress { copy.copyMemory(from: address, byteCount: buffer.count) }
      }
      return zip_source_buffer(archive, copy, UInt64(bytes.count), 1)
    }
  }

  private static func discard(_ archive: OpaquePointer) -> PackageWriteError {
    let reason = String(cString: zip_error_strerror(zip_get_error(archive)))
    zip_discard(archive)
    return PackageWriteError(reason: reason)
  }
}
