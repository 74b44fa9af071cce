import Scheduling
import Statistics
import Terminal
import UnicodeText
import Wording

/// A year as a calendar of shades, a character for each day.
struct HeatMapText {
  let map: HeatMap
  let glyphs: Glyphs

  /// By level. The shades tell without colour, too.
  private var shades: [Character] { glyphs == .unicode ? ["·", "░", "▒", "▓", "█"] : [".", "-", "+", "*", "#"] }
  private static let styles: [Style] = [.dim, .green, .green, .green, .green + .bold]

  var lines: [StyledText] { [months] + (0..<7).map(row) + [legend] }

  /// Each month above the column in which it begins.
  private var months: StyledText {
    var line = "    "
    for (column, day) in map.months where line.columns < 4 + max(column, 1) {
      line = line.padded(toColumns: 4 + column) + day.monthTitle
    }
    return "\(line.trimmedAtEnd, .dim)"
  }

  private func row(_ weekday: Int) -> StyledText {
    let day = map.columns[0][weekday].day
    var line: StyledText = "\((weekday % 2 == 0 ? day.weekday.title : "").padded(toColumns: 4), .dim)"
    for column in map.columns where column.indices.contains(weekday) {
      let cell = column[weekday]
      line.append(String(shades[cell.level]), Self.styles[cell.level])
    }
    return line
  }

  private var legend: StyledText {
    var line: StyledText = "    \(String(shades[0]), Self.styles[0]) \(localized("none"))"
    for level in 1...HeatMap.levels {
      guard let answers = map.answers(of: level) else { continue }
      line += "  \(String(shades[level]), Self.styles[level]) \(answers)"
    }
    return line
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
