/// The learner's study days: which one an instant belongs to, and when each begins.
///
/// A study day begins at the first instant at which the wall clock of its date shows `dayStart` or later, and lasts
/// until the next one begins. So a start that the clocks skip in spring falls on the moment of the change, and one
/// that they show twice in autumn counts the first time only: time never runs back into a day that is over.
public struct StudyCalendar: Sendable {
  public static let defaultDayStart = 4 * 3600

  /// Seconds after local midnight by the wall clock, 0 to 86,399.
  public let dayStart: Int
  private let utcOffset: @Sendable (Timestamp) -> Int

  /// A calendar of one zone.
  /// - Parameters:
  ///   - dayStart: seconds after local midnight; a value out of range counts as the nearest.
  ///   - utcOffset: the zone's seconds east of UTC at an instant, within a day either way.
  public init(dayStart: Int = defaultDayStart, utcOffset: @escaping @Sendable (Timestamp) -> Int) {
    self.dayStart = dayStart.clamped(to: 0...(secondsPerDay - 1))
    self.utcOffset = utcOffset
  }

  /// The study day that an instant belongs to.
  public func day(of instant: Timestamp) -> StudyDay {
    let second = floorDivision(Int(instant.milliseconds), 1000)
    let shown = StudyDay(rawValue: floorDivision(second + offset(at: second) - dayStart, secondsPerDay))
    // After the clocks went back over the start of a day, they show the day before again.
    return instant < start(of: shown + 1) ? shown : shown + 1
  }

  /// An instant with its study day and the zone's offset, as a review keeps them.
  public func moment(at instant: Timestamp) -> ReviewMoment {
    let second = floorDivision(Int(instant.milliseconds), 1000)
    return ReviewMoment(at: instant, day: day(of: instant), utcOffset: offset(at: second))
  }

  /// The instant at which a study day begins in this zone.
  public func start(of day: StudyDay) -> Timestamp {
    // Beyond these days an instant has no milliseconds in 64 bits.
    let number = day.rawValue.clamped(to: -100_000_000_000...100_000_000_000)
    return Timestamp(milliseconds: Int64(firstSecond(showing: number * secondsPerDay + dayStart)) * 1000)
  }

  /// The first second at which the wall clock shows `local` or later. A zone is taken to change its clocks at most
  /// once in the days around it.
  private func firstSecond(showing local: Int) -> Int {
    let before = offset(at: local - 2 * secondsPerDay)
    let after = offset(at: local + 2 * secondsPerDay)
    let early = local - before
    if offset(at: early) == before { return early }
    let late = local - after
    if offset(at: late) == after { return late }

    // The clocks skip `local`: by the new offset it comes before the change, by the old one after it.
    var old = late
    var new = early
    while new - old > 1 {
      let middle = old + (new - old) / 2
      if offset(at: middle) == before { old = middle } else { new = middle }
    }
    return new
  }

  private func offset(at second: Int) -> Int {
    utcOffset(Timestamp(milliseconds: Int64(second).multipliedSaturated(by: 1000)))
      .clamped(to: -secondsPerDay...secondsPerDay)
  }
}

private let secondsPerDay = 86_400

/// The quotient rounded towards negative infinity.
func floorDivision(_ dividend: Int, _ divisor: Int) -> Int {
  let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
  return remainder < 0 ? quotient - 1 : quotient
}
