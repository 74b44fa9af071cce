/// A day of study: the number of days since 1970-01-01 in the learner's own zone, a day starting at
/// `StudyCalendar.dayStart` (04:00 unless set), so that a session after midnight belongs to the evening before.
public struct StudyDay: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static func < (a: StudyDay, b: StudyDay) -> Bool { a.rawValue < b.rawValue }

  /// The days from `b` to `a`.
  public static func - (a: StudyDay, b: StudyDay) -> Int { a.rawValue.subtractingSaturated(b.rawValue) }

  public static func + (a: StudyDay, days: Int) -> StudyDay { StudyDay(rawValue: a.rawValue.addingSaturated(days)) }
}
