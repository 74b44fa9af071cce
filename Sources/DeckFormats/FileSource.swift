import Glibc

/// The bytes of a file, or of a pipe that a path names, such as `/dev/stdin` or what a shell makes of `<(...)`.
public struct FileSource: ByteSource {
  public let path: String
  public let size: Int?
  /// What came through a pipe, which cannot be read twice.
  private let kept: MemorySource?

  /// Opens the path once, to see that it can be read.
  public init(path: String) throws(DeckFormatError) {
    self.path = path
    let stream = try FileStream(path: path)
    let fileSize = stream.regularFileSize
    kept = fileSize == nil ? try MemorySource(readingAllOf: stream.descriptor) : nil
    size = fileSize ?? kept?.size
  }

  /// Whether the path can be opened again and again: false for a pipe.
  public var isRegular: Bool { kept == nil }

  public func open() throws(DeckFormatError) -> any ByteStream {
    if let kept { return kept.open() }
    return try FileStream(path: path)
  }
}

/// Reads a descriptor to its end and closes it.
final class FileStream: ByteStream {
  let descriptor: Int32

  init(path: String) throws(DeckFormatError) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw DeckFormatError(.unreadable(code: errno)) }
  }

  /// The file's size; nil for anything that is no regular file.
  var regularFileSize: Int? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  deinit { close(descriptor) }

  func read(into buffer: inout [UInt8], at offset: Int) throws(DeckFormatError) -> Int {
    try readBytes(of: descriptor, into: &buffer, at: offset)
  }
}

/// `read(2)`, called again when a signal came between.
func readBytes(of descriptor: Int32, into buffer: inout [UInt8], at offset: Int) throws(DeckFormatError) -> Int {
  while true {
    let count = buffer.withUnsafeMutableBytes { bytes in
      Glibc.read(descriptor, bytes.baseAddress.map { $0 + offset }, bytes.count - offset)
    }
    if count >= 0 { return count }
    guard errno == EINTR else { throw DeckFormatError(.unreadable(code: errno)) }
  }
}
