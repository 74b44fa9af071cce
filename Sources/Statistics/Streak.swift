public import Scheduling

/// Days of study in a row. A day on which nothing was due, or that a journey swallowed, does not break the row, and does
/// not lengthen it.
public struct Streak: Hashable, Sendable {
  /// The days of study up to today; 0 if a day was missed since. Today counts once something was answered, and breaks
  /// nothing before it is over.
  public var days: Int
  /// The most days there ever were in a row.
  public var longest: Int
  /// Days without an answer within the row.
  public var daysOff: Int
  /// Whether something was answered today.
  public var includesToday: Bool

  public init(days: Int, longest: Int, daysOff: Int, includesToday: Bool) {
    self.days = days
    self.longest = longest
    self.daysOff = daysOff
    self.includesToday = includesToday
  }

  /// - Parameter pauses: those of the activity, up to now.
  public init(_ activity: Activity, pauses: [Pause], today: StudyDay) {
    let pauses = Dictionary(pauses.map { ($0.last.day, $0) }) { first, _ in first }
    var (row, off, longest) = (0, 0, 0)
    for day in activity.days {
      row += 1
      longest = max(longest, row)
      guard let pause = pauses[day.day] else { continue }
      if pause.missed > 0 {
        (row, off) = (0, 0)
      } else {
        off += pause.length
      }
    }
    days = row
    self.longest = longest
    daysOff = off
    includesToday = activity[today].answers > 0
  }
}
