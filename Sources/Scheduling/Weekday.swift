/// A day of the week; the raw value counts from Sunday, 0.
public enum Weekday: Int, CaseIterable, Hashable, Sendable {
  case sunday, monday, tuesday, wednesday, thursday, friday, saturday

  /// The day as it stands in settings: `sun`.
  public var name: String { String(String(describing: self).prefix(3)) }
}

extension StudyDay {
  public var weekday: Weekday {
    // 1970-01-01 was a Thursday.
    let place = rawValue.addingSaturated(Weekday.thursday.rawValue) % 7
    return Weekday(rawValue: place < 0 ? place + 7 : place) ?? .thursday
  }
}
