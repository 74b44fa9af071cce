/// Notices a server that stopped answering: asks ten times a second, and gives it two seconds.
///
/// A wedged server keeps its connection, so only a missing answer tells.
struct ServerWatch {
  private static let interval = 100
  private static let patience = 2000

  /// Since when an answer is missing.
  private var waitingSince: MonotonicTime?
  private var lastAsked: MonotonicTime

  /// The making of the stream is the first question.
  init(now: MonotonicTime = MonotonicTime(nanoseconds: 0)) {
    waitingSince = now
    lastAsked = now
  }

  func isTimeToAsk(_ now: MonotonicTime) -> Bool { now >= lastAsked.adding(milliseconds: Self.interval) }

  func isOverdue(_ now: MonotonicTime) -> Bool {
    waitingSince.map { now > $0.adding(milliseconds: Self.patience) } ?? false
  }

  mutating func asked(_ now: MonotonicTime) {
    lastAsked = now
    if waitingSince == nil { waitingSince = now }
  }

  mutating func answered() { waitingSince = nil }
}
