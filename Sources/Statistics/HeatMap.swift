public import Scheduling

/// A year of study as a calendar: a column for each week, a shade for each day.
public struct HeatMap: Hashable, Sendable {
  public struct Cell: Hashable, Sendable {
    public var day: StudyDay
    public var answers: Int
    /// 0 without an answer, then 1 to `HeatMap.levels`.
    public var level: Int
  }

  public static let weeks = 53
  public static let levels = 4

  /// By week, the oldest first; each from Monday on, the last up to today.
  public let columns: [[Cell]]
  /// The most answers of each level but the highest, which has no end.
  public let bounds: [Int]

  /// The 53 weeks that end with today's.
  public init(_ activity: Activity, today: StudyDay) {
    let monday = StudyWeek(of: today).monday
    let first = monday + -(Self.weeks - 1) * 7
    let counts = activity.days.filter { $0.day >= first && $0.day <= today }.map(\.totals.answers).sorted()
    // What nine of ten days stay below: one day in front of the screen must not make all others pale.
    let reference = counts.isEmpty ? 1 : counts[(counts.count * 9 - 1) / 10]
    let bounds = (1..<Self.levels).map { reference * $0 / Self.levels }
    columns = (0..<Self.weeks).map { week in
      (0..<7).map { first + week * 7 + $0 }.filter { $0 <= today }.map { day in
        let answers = activity[day].answers
        return Cell(day: day, answers: answers, level: answers == 0 ? 0 : 1 + bounds.count { answers > $0 })
      }
    }
    self.bounds = bounds
  }
}
