/// The spread of review intervals, which keeps cards that were learned together from coming back together.
enum IntervalFuzz {
  /// Below this many days an interval is only rounded.
  static let threshold = 2.5

  /// How far from `interval` the fuzz may lead, in days: 1, and a share of each stretch that the interval covers.
  static func spread(of interval: Double) -> Double {
    guard interval >= threshold else { return 0 }
    return 1 + 0.15 * (min(interval, 7) - threshold) + 0.1 * max(0, min(interval, 20) - 7)
      + 0.05 * max(0, interval - 20)
  }

  /// The whole days within the spread of `interval`.
  static func range(near interval: Double, maximum: Int) -> ClosedRange<Int> {
    let spread = spread(of: interval)
    let lower = Int((interval - spread).rounded()).clamped(to: 1...maximum)
    return lower...max(lower, Int((interval + spread).rounded()).clamped(to: 1...maximum))
  }

  /// Whole days, each within the spread of `interval` as likely as the other, picked by `fraction` (0 up to 1).
  /// For one fraction a longer interval never gives fewer days.
  static func days(near interval: Double, fraction: Double, maximum: Int) -> Int {
    let range = range(near: interval, maximum: maximum)
    return min(range.lowerBound + Int(fraction * Double(range.count)), range.upperBound)
  }
}
