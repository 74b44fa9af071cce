internal import CLateLibraries
internal import CZstd
import DeckFormats
internal import Wording

/// Unpacks what zstd packed, piece by piece: the owner of libzstd's handle. Its memory is bounded by the library, which
/// refuses windows over 128 MB.
final class ZstdStream {
  private let handle: OpaquePointer
  /// A frame has begun and not ended.
  private var isInFrame = false

  init() throws(DeckFormatError) {
    if let reason = late_load_zstd() {
      throw DeckFormatError(.package(.missingLibrary(name: "libzstd", reason: String(cString: reason))))
    }
    guard let created = ZSTD_createDStream() else {
      throw DeckFormatError(.package(.missingLibrary(name: "libzstd", reason: localized("out of memory"))))
    }
    handle = created
  }

  deinit { ZSTD_freeDStream(handle) }

  /// Unpacks all of the input (`ZSTD_decompressStream`) and hands on what comes out in pieces of the buffer's size.
  func unpack(
    _ input: UnsafeRawBufferPointer, through buffer: UnsafeMutableRawBufferPointer,
    _ take: (UnsafeRawBufferPointer) throws(DeckFormatError) -> Void
  ) throws(DeckFormatError) {
    var source = ZSTD_inBuffer(src: input.baseAddress, size: input.count, pos: 0)
    var isFull = false
    // A full buffer may leave more within the library than the input shows.
    while source.pos < source.size || isFull {
      var target = ZSTD_outBuffer(dst: buffer.baseAddress, size: buffer.count, pos: 0)
      let result = ZSTD_decompressStream(handle, &target, &source)
      guard ZSTD_isError(result) == 0 else {
        throw DeckFormatError(.package(.damaged(reason: String(cString: ZSTD_getErrorName(result)))))
      }
      isInFrame = result != 0
      isFull = target.pos == target.size
      if target.pos > 0 { try take(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[..<target.pos])) }
    }
  }

  /// Ends the input: a frame cut off is an error.
  func finish() throws(DeckFormatError) {
    if isInFrame {
      throw DeckFormatError(.package(.damaged(reason: localized("the compressed collection ends too early"))))
    }
  }
}
