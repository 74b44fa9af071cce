import Glibc
import Synchronization

/// What other threads want of a blocked reader, and a pipe that ends its wait.
final class WakePipe: Sendable {
  /// Requests that have not been served.
  struct Requests {
    /// Leave the read. Kept until a read takes it, so that a wake between two reads is not lost.
    var interrupted = false
    /// The terminal shows something else now: draw the prompt again.
    var redraws = false
    /// The window has another size.
    var resized = false
    /// Lines to print above the prompt.
    var messages: [String] = []
  }

  /// Readable while a request waits; -1, which `poll` ignores, if the system has no descriptor left.
  let descriptor: Int32
  private let writing: Int32
  private let requests = Mutex(Requests())

  init() {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 {
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
      }
    }
    descriptor = ends[0]
    writing = ends[1]
  }

  deinit {
    close(descriptor)
    close(writing)
  }

  /// Adds a request and ends the reader's wait.
  func send(_ change: (inout Requests) -> Void) {
    requests.withLock { change(&$0) }
    // A full pipe is readable already.
    var byte: UInt8 = 0
    _ = write(writing, &byte, 1)
  }

  /// Takes every request that waits.
  func take() -> Requests {
    requests.withLock { requests in
      var bytes = [UInt8](repeating: 0, count: 64)
      while read(descriptor, &bytes, bytes.count) > 0 {}
      defer { requests = Requests() }
      return requests
    }
  }
}
