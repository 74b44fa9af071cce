/// A year as a calendar: a column for each week, a square for each day, its shade by what was done.
public struct CalendarChart: Sendable {
  public struct Day: Hashable, Sendable {
    /// 0 to 4.
    public var shade: Int
    /// What stands beside the pointer.
    public var tip: String

    public init(shade: Int, tip: String) {
      self.shade = shade
      self.tip = tip
    }
  }

  public var title: String
  public var summary: String
  /// By week; the days from the first of the week on.
  public var weeks: [[Day]]
  /// Names of the days of the week; an empty one is not written.
  public var weekdays: [String]
  /// The names of months, and the weeks above which they stand.
  public var months: [(week: Int, name: String)]
  /// What each shade means, from the one for nothing on; an empty one is left out.
  public var legend: [String]

  public init(
    title: String, summary: String, weeks: [[Day]], weekdays: [String], months: [(week: Int, name: String)],
    legend: [String]
  ) {
    self.title = title
    self.summary = summary
    self.weeks = weeks
    self.weekdays = weekdays
    self.months = months
    self.legend = legend
  }

  private static let pitch = 17.0
  private static let side = 14.0
  private static let top = 22.0
  private static let roles: [Palette.Role] = [.shade0, .shade1, .shade2, .shade3, .shade4]

  public var chart: Chart {
    let left = 12 + (weekdays.map { Chart.width(of: $0) }.max() ?? 0)
    let width = left + Self.pitch * Double(weeks.count)
    let height = Self.top + Self.pitch * 7 + 28
    var content = months.map { Chart.text($0.name, x: left + Self.pitch * Double($0.week), y: 12) }
    for (index, name) in weekdays.enumerated() where !name.isEmpty {
      content.append(Chart.text(name, x: left - 6, y: Self.top + Self.pitch * Double(index) + 12, anchor: .end))
    }
    for (week, days) in weeks.enumerated() {
      for (weekday, day) in days.enumerated() {
        content.append(
          Chart.rectangle(
            Self.role(day.shade), x: left + Self.pitch * Double(week), y: Self.top + Self.pitch * Double(weekday),
            width: Self.side, height: Self.side, radius: 3, tip: day.tip))
      }
    }
    var x = left
    for (shade, name) in legend.enumerated() where !name.isEmpty {
      content.append(Chart.rectangle(Self.role(shade), x: x, y: height - 15, width: 11, height: 11, radius: 2))
      content.append(Chart.text(name, x: x + 17, y: height - 5))
      x += 36 + Chart.width(of: name)
    }
    return Chart(width: width, height: height, title: title, summary: summary, content: content)
  }

  private static func role(_ shade: Int) -> Palette.Role { roles[min(max(shade, 0), roles.count - 1)] }
}
