/// A value behind a lock of the C library: unlike that of `Mutex`, its waiting is visible to the thread sanitizer.
///
/// Sendable: the value is touched inside `withLock` only.
final class Locked<Value: Sendable>: @unchecked Sendable {
  private let condition = Condition()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try condition.withLock { try body(&value) }
  }
}
