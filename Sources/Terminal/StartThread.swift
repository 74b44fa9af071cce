import Glibc

/// Runs a body on a new thread of its own (`pthread_create`), where it may block; false if the system gives none.
public func startThread(_ body: @escaping @Sendable () -> Void) -> Bool {
  final class Box: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }
  let box = Unmanaged.passRetained(Box(body))
  var thread = pthread_t()
  let result = pthread_create(
    &thread, nil,
    { argument in
      guard let argument else { return nil }
      Unmanaged<Box>.fromOpaque(argument).takeRetainedValue().body()
      return nil
    }, box.toOpaque())
  guard result == 0 else {
    box.release()
    return false
  }
  pthread_detach(thread)
  return true
}
