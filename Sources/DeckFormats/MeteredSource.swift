import Synchronization

/// Counts the bytes that are read of a source, for whoever shows how far the work is.
public final class MeteredSource: ByteSource {
  private let source: any ByteSource
  private let count = Mutex(0)

  public init(_ source: any ByteSource) { self.source = source }

  public var size: Int? { source.size }

  /// The bytes read since the source was last opened.
  public var bytesRead: Int { count.withLock { $0 } }

  public func open() throws(DeckFormatError) -> any ByteStream {
    count.withLock { $0 = 0 }
    return Stream(try source.open(), of: self)
  }

  private final class Stream: ByteStream {
    private let stream: any ByteStream
    private let owner: MeteredSource

    init(_ stream: any ByteStream, of owner: MeteredSource) {
      self.stream = stream
      self.owner = owner
    }

    func read(into buffer: inout [UInt8], at offset: Int) throws(DeckFormatError) -> Int {
      let read = try stream.read(into: &buffer, at: offset)
      owner.count.withLock { $0 += read }
      return read
    }
  }
}
