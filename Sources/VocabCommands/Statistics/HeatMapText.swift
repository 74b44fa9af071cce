import Scheduling
import Statistics
import Terminal
import UnicodeText
import Wording

/// A year as a calendar of shades, a character for each day; of a narrow terminal the newest weeks that it has room for.
struct HeatMapText {
  let map: HeatMap
  let glyphs: Glyphs
  /// The width to fit.
  let columns: Int

  /// What stands before the weeks: the names of the days.
  private static let margin = 4
  /// The room that the name of a month takes above the last week.
  private static let monthWidth = 4

  private var weeks: [[HeatMap.Cell]] {
    map.columns.suffix(max(1, columns - Self.margin - Self.monthWidth + 1))
  }

  /// By level. The shades tell without colour, too.
  private var shades: [Character] { glyphs == .unicode ? ["·", "░", "▒", "▓", "█"] : [".", "-", "+", "*", "#"] }
  private static let styles: [Style] = [.dim, .green, .green, .green, .green + .bold]

  var title: String {
    weeks.count == map.columns.count
      ? localized("The past year, answers by day")
      : localized("The last \(weeks.count.counted(.week)), answers by day")
  }

  var lines: [StyledText] { [months] + (0..<7).map(row) + legend }

  /// Each month above the column in which it begins.
  private var months: StyledText {
    var line = String(repeating: " ", count: Self.margin)
    for (column, day) in HeatMap.months(of: weeks) where line.columns < Self.margin + max(column, 1) {
      line = line.padded(toColumns: Self.margin + column) + day.monthTitle
    }
    return "\(line.trimmedAtEnd, .dim)"
  }

  private func row(_ weekday: Int) -> StyledText {
    let day = map.columns[0][weekday].day
    var line: StyledText = "\((weekday % 2 == 0 ? day.weekday.title : "").padded(toColumns: Self.margin), .dim)"
    for column in weeks where column.indices.contains(weekday) {
      let cell = column[weekday]
      line.append(String(shades[cell.level]), Self.styles[cell.level])
    }
    return line
  }

  private var legend: [StyledText] {
    shades.enumerated().compactMap { level, shade -> StyledText? in
      guard let answers = level == 0 ? localized("none") : map.answers(of: level) else { return nil }
      return "\(String(shade), Self.styles[level]) \(answers)"
    }.packed(columns: columns, indent: Self.margin)
  }
}

extension HeatMap {
  /// How many answers have a shade: `1-10`, of the highest `31 or more`; nil if none can have it.
  func answers(of level: Int) -> String? {
    let first = level > 1 ? bounds[level - 2] + 1 : 1
    guard level <= bounds.count else { return localized("\(first) or more") }
    let last = bounds[level - 1]
    return last < first ? nil : last == first ? "\(first)" : "\(first)-\(last)"
  }
}
