internal import Glibc

/// A thread that runs one function and is waited for.
struct JoinableThread {
  /// C calls a function without a context of Swift's, so that what it runs stands in an object of no generic type.
  private final class Body {
    let run: () -> Void

    init(_ run: @escaping () -> Void) { self.run = run }
  }

  private let thread: pthread_t

  /// Starts it; nil if the system gives no thread.
  init?(_ run: @escaping () -> Void) {
    var thread = pthread_t()
    let body = Unmanaged.passRetained(Body(run))
    let result = pthread_create(
      &thread, nil,
      { context in
        if let context { Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run() }
        return nil
      }, body.toOpaque())
    if result != 0 {
      body.release()
      return nil
    }
    self.thread = thread
  }

  /// Waits for its end.
  func join() { pthread_join(thread, nil) }
}
