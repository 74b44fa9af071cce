import Glibc
import Synchronization

/// A call that blocks, running on a thread of its own.
public final class Blocking<Value: Sendable>: Sendable {
  private let value = Mutex<Value?>(nil)
  /// Readable once the call has returned.
  let returned: Int32

  public init(_ call: @escaping @Sendable () -> Value) throws {
    let ends = try makePipe()
    returned = ends.reading
    startThread { [self] in
      let result = call()
      value.withLock { $0 = result }
      close(ends.writing)
    }
  }

  deinit { close(returned) }

  /// What the call returned; throws if it has not by then.
  public func result(within limit: Duration = .seconds(20)) throws -> Value {
    guard isReadable(returned, within: limit), let result = value.withLock({ $0 }) else {
      throw Timeout(waitingFor: "a call to return", last: "")
    }
    return result
  }
}
