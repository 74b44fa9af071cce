internal import Glibc

/// A lock that one can wait at, with a timeout on the monotonic clock.
///
/// Sendable: the two pthread objects are made for use by many threads, and stay where they are until `deinit`.
final class Condition: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    mutex.initialize(to: pthread_mutex_t())
    condition.initialize(to: pthread_cond_t())
    pthread_mutex_init(mutex, nil)
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    pthread_cond_init(condition, &attributes)
    pthread_condattr_destroy(&attributes)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  func withLock<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body()
  }

  /// Only inside `withLock`: lets go of the lock until somebody broadcasts.
  func wait() { pthread_cond_wait(condition, mutex) }

  /// Only inside `withLock`: lets go of the lock until somebody broadcasts, at the latest at `deadline`; false then.
  func wait(until deadline: MonotonicTime) -> Bool {
    var time = timespec(
      tv_sec: Int(deadline.nanoseconds / 1_000_000_000), tv_nsec: Int(deadline.nanoseconds % 1_000_000_000))
    return pthread_cond_timedwait(condition, mutex, &time) == 0
  }

  func broadcast() { pthread_cond_broadcast(condition) }
}

/// Nanoseconds of the clock that is never set.
struct MonotonicTime: Comparable {
  var nanoseconds: UInt64

  static var now: MonotonicTime {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return MonotonicTime(nanoseconds: UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec))
  }

  static func < (a: MonotonicTime, b: MonotonicTime) -> Bool { a.nanoseconds < b.nanoseconds }

  func adding(milliseconds: Int) -> MonotonicTime {
    MonotonicTime(nanoseconds: nanoseconds + UInt64(milliseconds) * 1_000_000)
  }

  func seconds(since start: MonotonicTime) -> Double {
    Double(nanoseconds - min(start.nanoseconds, nanoseconds)) / 1e9
  }
}
