internal import CLateLibraries
internal import CZip
import DeckFormats
internal import Wording

/// A zip file that is read: the owner of libzip's handle. Names in it are compared and never used as paths.
final class ZipArchive {
  /// One of the files in it, as the zip file claims.
  struct Entry {
    let index: UInt64
    let name: String
    let size: UInt64
    let packedSize: UInt64
    let isEncrypted: Bool
  }

  private let handle: OpaquePointer

  /// Opens a zip file (`zip_open`) that is known to be there and to begin as one.
  init(path: String) throws(DeckFormatError) {
    if let reason = late_load_zip() {
      throw DeckFormatError(.package(.missingLibrary(name: "libzip", reason: String(cString: reason))))
    }
    var code: Int32 = 0
    guard let opened = zip_open(path, ZIP_RDONLY, &code) else {
      // It begins as one: the list of its files, at its end, is not there.
      let reason = code == ZIP_ER_NOZIP ? localized("its end is missing") : Self.reason(code)
      throw DeckFormatError(.package(.damaged(reason: reason)))
    }
    handle = opened
  }

  // Not `zip_close`, which would write.
  deinit { zip_discard(handle) }

  /// How many files there are (`zip_get_num_entries`).
  var count: Int { Int(clamping: zip_get_num_entries(handle, 0)) }

  /// The entry at an index (`zip_stat_index`); its name is as the file has it.
  func entry(at index: Int) throws(DeckFormatError) -> Entry {
    var status = zip_stat_t()
    guard zip_stat_index(handle, UInt64(index), 0, &status) == 0, let name = status.name else {
      throw DeckFormatError(.package(.damaged(reason: lastReason)))
    }
    return Entry(
      index: UInt64(index), name: String(cString: name), size: status.size, packedSize: status.comp_size,
      isEncrypted: status.encryption_method != UInt16(ZIP_EM_NONE))
  }

  /// Begins to read an entry, unpacked (`zip_fopen_index`).
  func open(_ entry: Entry) throws(DeckFormatError) -> ZipEntryStream {
    if entry.isEncrypted { throw DeckFormatError(.package(.encrypted)) }
    guard let stream = zip_fopen_index(handle, entry.index, 0) else {
      throw DeckFormatError(.package(.damaged(reason: lastReason)))
    }
    return ZipEntryStream(stream, of: self)
  }

  private var lastReason: String { String(cString: zip_error_strerror(zip_get_error(handle))) }

  private static func reason(_ code: Int32) -> String {
    var error = zip_error_t()
    zip_error_init_with_code(&error, code)
    defer { zip_error_fini(&error) }
    return String(cString: zip_error_strerror(&error))
  }
}

/// The unpacked bytes of one entry, read once: the owner of libzip's handle of the entry.
final class ZipEntryStream {
  private let handle: OpaquePointer
  // Kept, for the entry must be closed before its archive.
  private let archive: ZipArchive

  fileprivate init(_ handle: OpaquePointer, of archive: ZipArchive) {
    self.handle = handle
    self.archive = archive
  }

  deinit { zip_fclose(handle) }

  /// Reads into the buffer (`zip_fread`); 0 at the end, where the checksum is compared.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(DeckFormatError) -> Int {
    guard let address = buffer.baseAddress else { return 0 }
    let count = zip_fread(handle, address, UInt64(buffer.count))
    guard count >= 0 else {
      let reason = String(cString: zip_error_strerror(zip_file_get_error(handle)))
      throw DeckFormatError(.package(.damaged(reason: reason)))
    }
    return Int(count)
  }

  /// The first bytes, at most so many.
  func beginning(limit: Int) throws(DeckFormatError) -> [UInt8] {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: limit, alignment: 1)
    defer { buffer.deallocate() }
    let count = try read(into: buffer)
    return Array(buffer[..<count])
  }
}
