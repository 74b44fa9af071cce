/// When a review was made, in the zone where it was made.
public struct ReviewMoment: Hashable, Sendable {
  public var at: Timestamp
  public var day: StudyDay
  /// Seconds east of UTC.
  public var utcOffset: Int

  public init(at: Timestamp, day: StudyDay, utcOffset: Int) {
    self.at = at
    self.day = day
    self.utcOffset = utcOffset
  }

  /// The study days since an earlier review, each counted where it was made; never negative, though a clock set
  /// back or a flight to the west may put the later review on the earlier day.
  public func elapsedDays(since earlier: ReviewMoment) -> Int { max(0, day - earlier.day) }
}
