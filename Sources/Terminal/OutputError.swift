import Glibc
import Wording

/// Why output could not be written.
public enum OutputError: Error, Equatable, CustomStringConvertible {
  /// Nobody reads the pipe any more (EPIPE), or the terminal is gone (EIO): a reason to end quietly.
  case readerGone
  /// `write` failed with this error number.
  case failed(errno: Int32)

  public var description: String {
    switch self {
    case .readerGone: localized("nobody reads the output any more")
    case .failed(let number): localized("cannot write the output: \(systemMessage(number))")
    }
  }
}

/// Writes a text whole: see `writeAll(_:to:)` of bytes.
func writeAll(_ text: String, to descriptor: Int32) throws(OutputError) {
  try writeAll(Array(text.utf8), to: descriptor)
}

/// Writes bytes whole (`write`), whatever interrupts it and however short the system writes.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(OutputError) {
  var written = 0
  while written < bytes.count {
    let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress?.advanced(by: written), $0.count - written) }
    if count >= 0 {
      written += count
      continue
    }
    switch errno {
    case EINTR: continue
    case EAGAIN:
      var watched = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      _ = poll(&watched, 1, -1)
    case EPIPE, EIO: throw .readerGone
    case let number: throw .failed(errno: number)
    }
  }
}
