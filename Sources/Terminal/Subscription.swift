import Synchronization

/// A listener's place in a list; it listens until the subscription is cancelled or let go.
public final class Subscription: Sendable {
  private let end: Mutex<(@Sendable () -> Void)?>

  init(_ end: @escaping @Sendable () -> Void) { self.end = Mutex(end) }

  deinit { cancel() }

  /// Stops listening. A call that is under way still finishes.
  public func cancel() {
    let end = end.withLock { end in
      defer { end = nil }
      return end
    }
    end?()
  }
}
