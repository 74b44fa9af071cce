/// An instant: milliseconds since 1970-01-01T00:00:00Z.
public struct Timestamp: Hashable, Comparable, Sendable {
  public var milliseconds: Int64
  public init(milliseconds: Int64) { self.milliseconds = milliseconds }

  public static func < (a: Timestamp, b: Timestamp) -> Bool { a.milliseconds < b.milliseconds }

  /// The instant so many seconds later; past the ends of the range it stays at the end.
  public func adding(seconds: Int64) -> Timestamp {
    Timestamp(milliseconds: milliseconds.addingSaturated(seconds.multipliedSaturated(by: 1000)))
  }
}
