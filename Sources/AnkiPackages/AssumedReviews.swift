import Glibc
import Scheduling

/// Reviews that a card must have had, where its schedule is known and its reviews are not.
enum AssumedReviews {
  /// The published model: a library computes the memory anew by its own.
  private static let model = FSRS6()
  private static let intervals = 1.0...36_500
  private static let easeBounds = 1.3...5
  private static let usualEase = 2.5

  /// The days between reviews, each `good`, that leave a memory of about the given stability: they grow by the ease as
  /// the card's intervals did, and are drawn together as far as the model learns faster than that.
  static func gaps(stability: Double, ease: Double) -> [Int] {
    let target = min(max(stability, intervals.lowerBound), intervals.upperBound)
    // Where FSRS schedules, the column holds the difficulty, which is less.
    let ease = easeBounds.contains(ease) ? ease : usualEase
    var count = 0
    while count < 40, memory(after: gaps(count, target, ease, scale: 1)) < target { count += 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<30 {
      let middle = (low + high) / 2
      if memory(after: gaps(count, target, ease, scale: middle)) < target { low = middle } else { high = middle }
    }
    return gaps(count, target, ease, scale: high).map { max(1, Int($0.rounded())) }
  }

  private static func gaps(_ count: Int, _ target: Double, _ ease: Double, scale: Double) -> [Double] {
    (0..<count).map { max(1, scale * target / pow(ease, Double(count - $0))) }
  }

  private static func memory(after gaps: [Double]) -> Double {
    gaps.reduce(model.state(afterFirst: .good)) { state, days in
      model.state(after: .good, from: state, elapsedDays: days)
    }.stability
  }

  /// The times of such reviews, the last of them given.
  static func times(stability: Double, ease: Double, last: Timestamp) -> [Timestamp] {
    var times = [last]
    for gap in gaps(stability: stability, ease: ease).reversed() {
      times.append(times[times.count - 1].adding(seconds: -86_400 * Int64(gap)))
    }
    return times.reversed().filter { $0.milliseconds > 0 }
  }
}
