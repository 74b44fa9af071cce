/// The time between two answers to a card, in the two ways that memory models count it.
///
/// Never negative and never undefined: a clock set back, or a NaN, counts as no time.
public struct ElapsedTime: Hashable, Sendable {
  /// The difference of the study days, 0 on the same one: what FSRS-6 counts.
  public let studyDays: Double
  static let millisecondsPerDay = 86_400_000.0

  /// The time itself in days of 86,400 seconds, parts of a day included: what FSRS-7 counts.
  public let days: Double

  public init(studyDays: Double, days: Double) {
    self.studyDays = studyDays.clamped(to: 0...Double.greatestFiniteMagnitude)
    self.days = days.clamped(to: 0...Double.greatestFiniteMagnitude)
  }

  /// So many days by either count.
  public init(days: Double) { self.init(studyDays: days, days: days) }

  /// The time from one review to another.
  public init(from earlier: ReviewMoment, to later: ReviewMoment) {
    let milliseconds = later.at.milliseconds.subtractingSaturated(earlier.at.milliseconds)
    self.init(
      studyDays: Double(later.elapsedDays(since: earlier)), days: Double(milliseconds) / Self.millisecondsPerDay)
  }
}
