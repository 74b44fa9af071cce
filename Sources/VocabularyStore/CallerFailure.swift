/// An error of a caller's closure on its way through the store, so that it is not taken for one of the library.
struct CallerFailure: Error {
  let error: any Error

  /// Runs a caller's closure.
  static func marking<T>(_ body: () throws -> T) throws(CallerFailure) -> T {
    do { return try body() } catch { throw CallerFailure(error: error) }
  }
}
