/// Bytes in memory, such as what stood on standard input.
public struct MemorySource: ByteSource {
  private let bytes: [UInt8]
  private let chunkSize: Int

  /// A source that hands out at most `chunkSize` bytes at once.
  public init(_ bytes: some Sequence<UInt8>, chunkSize: Int = 1 << 16) {
    self.bytes = Array(bytes)
    self.chunkSize = max(1, chunkSize)
  }

  /// Everything that can still be read from a descriptor, which stays open: a pipe cannot be read twice.
  public init(readingAllOf descriptor: Int32) throws(DeckFormatError) {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    var count = 0
    while true {
      let read = try readBytes(of: descriptor, into: &bytes, at: count)
      if read == 0 { break }
      count += read
      if count == bytes.count { bytes += [UInt8](repeating: 0, count: count) }
    }
    bytes.removeSubrange(count...)
    self.init(bytes)
  }

  public var size: Int? { bytes.count }

  public func open() -> any ByteStream { MemoryStream(bytes, chunkSize: chunkSize) }
}

final class MemoryStream: ByteStream {
  private var rest: ArraySlice<UInt8>
  private let chunkSize: Int

  init(_ bytes: [UInt8], chunkSize: Int = 1 << 16) {
    rest = bytes[...]
    self.chunkSize = chunkSize
  }

  func read(into buffer: inout [UInt8], at offset: Int) -> Int {
    let count = min(chunkSize, buffer.count - offset, rest.count)
    buffer.withUnsafeMutableBytes { target in
      rest.withUnsafeBytes { source in
        UnsafeMutableRawBufferPointer(rebasing: target[offset...])
          .copyMemory(from: UnsafeRawBufferPointer(rebasing: source[..<count]))
      }
    }
    rest = rest.dropFirst(count)
    return count
  }
}
