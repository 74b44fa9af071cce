public import Scheduling

/// A week of study days, from Monday to Sunday.
public struct StudyWeek: Hashable, Comparable, Sendable {
  public let monday: StudyDay

  public init(of day: StudyDay) {
    let sinceMonday = (day.weekday.rawValue + 6) % 7
    monday = day + -sinceMonday
  }

  private init(monday: StudyDay) { self.monday = monday }

  public var days: ClosedRange<StudyDay> { monday...monday + 6 }

  public static func < (one: StudyWeek, other: StudyWeek) -> Bool { one.monday < other.monday }

  /// So many weeks later.
  public static func + (week: StudyWeek, weeks: Int) -> StudyWeek { StudyWeek(monday: week.monday + weeks * 7) }
}

/// This week against the one before.
public struct WeekComparison: Hashable, Sendable {
  public var thisWeek: Totals
  public var lastWeek: Totals
  /// The last week up to the weekday that it is today.
  public var lastWeekSoFar: Totals

  public init(_ activity: Activity, today: StudyDay) {
    let week = StudyWeek(of: today)
    thisWeek = activity.totals(of: week.days)
    lastWeek = activity.totals(of: (week + -1).days)
    lastWeekSoFar = activity.totals(of: (week + -1).monday...today + -7)
  }
}
