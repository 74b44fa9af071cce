internal import Glibc

/// Values that a thread of its own makes ahead of the one that takes them, a few at a time.
///
/// `@unchecked Sendable`: the properties below `wake` are read and written under `mutex` only; the addresses never change.
final class ReadAhead<Value: Sendable>: @unchecked Sendable {
  private let make: () throws -> Value?
  private let limit: Int
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let wake = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var ready: [Value] = []
  /// What comes after the values that are ready; nil while there may be more of them.
  private var end: Result<Void, any Error>?
  private var isCancelled = false

  private init(limit: Int, _ make: @escaping () throws -> Value?) {
    self.make = make
    self.limit = limit
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(wake, nil)
  }

  deinit {
    pthread_cond_destroy(wake)
    pthread_mutex_destroy(mutex)
    wake.deallocate()
    mutex.deallocate()
  }

  /// Runs `body` with a function that gives what `make` makes in its order, nil at the end.
  ///
  /// `make` is called on another thread, one call after the other, until it answers nil or throws; what it throws comes
  /// when all values before have been taken. No call of it runs any more when this returns.
  static func run<T>(
    limit: Int, making make: @Sendable () throws -> Value?, _ body: (() throws -> Value?) throws -> T
  ) throws -> T {
    try withoutActuallyEscaping(make) { make in
      let ahead = ReadAhead(limit: limit, make)
      guard let thread = JoinableThread({ ahead.run() }) else { return try body(make) }
      defer { ahead.stop(thread) }
      return try body { try ahead.next() }
    }
  }

  private func stop(_ thread: JoinableThread) {
    locked {
      isCancelled = true
      pthread_cond_broadcast(wake)
    }
    thread.join()
  }

  private func next() throws -> Value? {
    try locked {
      while ready.isEmpty, end == nil { pthread_cond_wait(wake, mutex) }
      if ready.isEmpty {
        try end?.get()
        return nil
      }
      pthread_cond_broadcast(wake)
      return ready.removeFirst()
    }
  }

  private func run() {
    while true {
      let made = Result { try make() }
      let goesOn = locked {
        switch made {
        case .success(let value?): ready.append(value)
        case .success(nil): end = .success(())
        case .failure(let error): end = .failure(error)
        }
        pthread_cond_broadcast(wake)
        while ready.count >= limit, !isCancelled { pthread_cond_wait(wake, mutex) }
        return end == nil && !isCancelled
      }
      if !goesOn { return }
    }
  }

  private func locked<T>(_ body: () throws -> T) rethrows -> T {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body()
  }
}
