import Glibc

/// A stream of another encoding as UTF-8, by the C library's `iconv`.
final class DecodingStream: ByteStream {
  private let stream: any ByteStream
  private let encoding: String
  private let descriptor: iconv_t
  private var input = [UInt8](repeating: 0, count: 1 << 14)
  private var pending = 0
  private var atEnd = false
  /// Decoded bytes that found no room yet.
  private var output = [UInt8](repeating: 0, count: 1 << 16)
  private var ready = 0..<0
  private var lines = LineCounter()
  private var failure: DeckFormatError?

  init(_ stream: any ByteStream, encoding: String) throws(DeckFormatError) {
    // A name with a slash could carry options of iconv such as `//IGNORE`, which drop text in silence.
    guard !encoding.contains("/"), !encoding.isEmpty, let descriptor = iconv_open("UTF-8", encoding),
      Int(bitPattern: descriptor) != -1
    else { throw DeckFormatError(.unknownEncoding(encoding)) }
    self.stream = stream
    self.encoding = encoding
    self.descriptor = descriptor
  }

  deinit { iconv_close(descriptor) }

  func read(into buffer: inout [UInt8], at offset: Int) throws(DeckFormatError) -> Int {
    while ready.isEmpty {
      if let failure { throw failure }
      if atEnd && pending == 0 { return 0 }
      try decode()
    }
    let chunk = output[ready].prefix(buffer.count - offset)
    buffer.replaceSubrange(offset..<offset + chunk.count, with: chunk)
    ready = ready.lowerBound + chunk.count..<ready.upperBound
    return chunk.count
  }

  private func decode() throws(DeckFormatError) {
    if !atEnd && pending < input.count {
      let read = try stream.read(into: &input, at: pending)
      pending += read
      atEnd = read == 0
    }
    let (used, made, code) = convert()
    lines.count(output[..<made])
    ready = 0..<made
    // Invalid bytes, or a character that the end of the text cuts off.
    if code == EILSEQ || (code == EINVAL && atEnd) {
      let byte = input[used]
      failure = DeckFormatError(line: lines.line, .undecodable(byte: byte, encoding: encoding))
    }
    input.withUnsafeMutableBytes { [pending] bytes in
      bytes.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[used..<pending]))
    }
    pending -= used
  }

  /// One call of `iconv`: bytes used, bytes made, and its error or 0.
  private func convert() -> (used: Int, made: Int, code: Int32) {
    input.withUnsafeMutableBytes { [pending, descriptor] source in
      output.withUnsafeMutableBytes { target in
        var from = source.baseAddress?.assumingMemoryBound(to: CChar.self)
        var into = target.baseAddress?.assumingMemoryBound(to: CChar.self)
        var sourceLeft = pending
        var targetLeft = target.count
        let result = iconv(descriptor, &from, &sourceLeft, &into, &targetLeft)
        return (pending - sourceLeft, target.count - targetLeft, result == -1 ? errno : 0)
      }
    }
  }
}
