import DeckFormats
import Glibc
import UnicodeText
import Wording

/// A package on disk: a zip file with a collection and media.
struct AnkiPackage {
  /// The forms in which a collection is packed, the newest first. A package of a newer form holds one of an older form
  /// too, which only says that the program is too old.
  enum Form: String, CaseIterable {
    case zstd = "collection.anki21b"
    case second = "collection.anki21"
    case first = "collection.anki2"

    /// The form in the words of a report.
    var title: String {
      self == .zstd ? localized("Anki package, new form") : localized("Anki package, old form")
    }
  }

  let form: Form
  let mediaCount: Int
  private let archive: ZipArchive
  private let collection: ZipArchive.Entry
  private let limits: PackageLimits

  /// Opens a package and looks at the names in it.
  init(path: String, limits: PackageLimits) throws(DeckFormatError) {
    try Self.checkIsReadable(path)
    archive = try ZipArchive(path: path)
    self.limits = limits
    guard archive.count <= limits.files else { throw DeckFormatError(.package(.tooMuch(.files, limit: limits.files))) }
    var found: [Form: ZipArchive.Entry] = [:]
    var media = 0
    var isOfNewerForm = false
    var isWorkbook = false
    for index in 0..<archive.count {
      let entry = try archive.entry(at: index)
      if Self.climbs(entry.name) { throw DeckFormatError(.package(.climbingName(entry.name))) }
      if let form = Form(rawValue: entry.name) {
        guard found.updateValue(entry, forKey: form) == nil else {
          throw DeckFormatError(.package(.severalCollections(name: entry.name)))
        }
      } else if entry.name == "meta" {
        if try Self.version(in: archive.open(entry)) > Self.newestKnownForm { isOfNewerForm = true }
      } else if entry.name.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
        media += 1
      } else if entry.name == "xl/workbook.xml" || entry.name == "content.xml" {
        isWorkbook = true
      } else if entry.name.hasPrefix("collection.") {
        isOfNewerForm = true
      }
    }
    if isWorkbook { throw DeckFormatError(.package(.workbook)) }
    let newest = Form.allCases.first { found[$0] != nil }
    if isOfNewerForm { throw DeckFormatError(.package(.newerForm)) }
    guard let newest, let collection = found[newest] else { throw DeckFormatError(.package(.noCollection)) }
    form = newest
    self.collection = collection
    mediaCount = media
  }

  /// Unpacks the collection into a temporary file, piece by piece.
  func unpackCollection(into folder: String?) throws(DeckFormatError) -> TemporaryFile {
    if collection.isEncrypted { throw DeckFormatError(.package(.encrypted)) }
    // What a size claims is checked first, what comes out is counted.
    if form != .zstd { try check(size: Int(clamping: collection.size)) }
    let file = try TemporaryFile(in: folder)
    let stream = try archive.open(collection)
    let zstd = form == .zstd ? try ZstdStream() : nil
    let input = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    let output = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 17, alignment: 16)
    defer {
      input.deallocate()
      output.deallocate()
    }
    var written = 0
    func write(_ bytes: UnsafeRawBufferPointer) throws(DeckFormatError) {
      written += bytes.count
      try check(size: written)
      try file.write(bytes)
    }
    while true {
      let count = try stream.read(into: input)
      if count == 0 { break }
      let piece = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(input)[..<count])
      if let zstd { try zstd.unpack(piece, through: output, write) } else { try write(piece) }
    }
    try zstd?.finish()
    return file
  }

  private func check(size: Int) throws(DeckFormatError) {
    if size > limits.collectionBytes {
      throw DeckFormatError(.package(.tooMuch(.collection, limit: limits.collectionBytes)))
    }
    if size > limits.uncheckedBytes, size / limits.growth >= Int(clamping: collection.packedSize) {
      throw DeckFormatError(.package(.tooCompressed(limit: limits.growth)))
    }
  }

  /// A file that is not there, or no file, is told apart from one that is no package.
  private static func checkIsReadable(_ path: String) throws(DeckFormatError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw DeckFormatError(.unreadable(code: errno)) }
    defer { close(descriptor) }
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      throw DeckFormatError(.unreadable(code: EISDIR))
    }
    var first: [UInt8] = [0, 0, 0, 0]
    let count = first.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, 4, 0) }
    guard count == 4, isPackage(first) else { throw DeckFormatError(.package(.notAPackage)) }
  }

  /// Whether bytes are the beginning of a zip file, be it an empty one.
  static func isPackage(_ beginning: some Sequence<UInt8>) -> Bool {
    let first = Array(beginning.prefix(4))
    return first == [0x50, 0x4B, 0x03, 0x04] || first == [0x50, 0x4B, 0x05, 0x06]
  }

  private static func climbs(_ name: String) -> Bool {
    name.hasPrefix("/") || name.contains("\\") || name.split(separator: "/").contains("..")
  }

  private static let newestKnownForm: UInt64 = 3

  /// The form that the file `meta` states, a number in field 1 of a message; 0 if it states none.
  private static func version(in stream: ZipEntryStream) throws(DeckFormatError) -> UInt64 {
    ProtobufReader.number(1, in: try stream.beginning(limit: 1024)) ?? 0
  }
}
