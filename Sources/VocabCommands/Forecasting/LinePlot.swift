import Charts
import JSONText
import Terminal
import UnicodeText

/// Lines over days, drawn in the characters of a terminal.
struct LinePlot {
  struct Series: Hashable, Sendable {
    var label: String
    /// One a day, the first at the left edge and the last at the right.
    var values: [Double]
  }

  /// What lines are drawn in.
  enum Strokes: Hashable, Sendable {
    /// Braille patterns, eight points a character.
    case braille
    /// A character for each line, where nothing else may be shown.
    case ascii
  }

  let series: [Series]
  /// What stands at the ends of the horizontal axis.
  let first: String
  let last: String
  let strokes: Strokes
  /// The width of the whole.
  let columns: Int

  /// Odd, so that the middle of the scale is the middle of a row.
  static let rows = 11
  private static let styles: [Style] = [.cyan, .green, .yellow, .magenta, .blue, .red]
  private static let marks: [Character] = ["*", "+", "o", "x", "#", "@", "%", "&"]

  var lines: [StyledText] {
    let scale = PlotScale(series.flatMap(\.values))
    let numbers = [(0, scale.upper), (Self.rows / 2, (scale.lower + scale.upper) / 2), (Self.rows - 1, scale.lower)]
    let left = numbers.map { Self.number($0.1).columns }.max() ?? 0
    let labels = series.indices.map { strokes == .ascii ? "\(mark($0)) \(series[$0].label)" : series[$0].label }
    let width = max(10, columns - left - 3 - (labels.map(\.columns).max() ?? 0))
    var canvas = PlotCanvas(columns: width, rows: Self.rows, strokes: strokes)
    for index in series.indices {
      canvas.draw(series[index].values.map(scale.place), as: mark(index), line: index)
    }
    let labelled = labelRows(scale)
    let (tick, corner, dash) = strokes == .braille ? ("┤", "└", "─") : ("|", "+", "-")
    var lines = (0..<Self.rows).map { row -> StyledText in
      let number = numbers.first { $0.0 == row }.map { Self.number($0.1) }
      let edge = strokes == .braille && number == nil ? "│" : tick
      var line: StyledText = "\((number ?? "").leftPadded(toColumns: left)) \(edge)"
      // Nothing is written behind the last character that shows.
      let shown = labelled[row] == nil ? canvas.cells[row].lastIndex { $0.line != nil }.map { $0 + 1 } ?? 0 : width
      for cell in canvas.cells[row][..<shown] {
        line.append(String(cell.character), cell.line.map(Self.style) ?? .plain)
      }
      if let index = labelled[row] { line += " \(labels[index], Self.style(index))" }
      return line
    }
    let indent = String(repeating: " ", count: left + 1)
    lines.append(StyledText(indent + corner + String(repeating: dash, count: width)))
    let hasRoom = width > first.columns + last.columns
    let ends = first == last || !hasRoom ? first : first + last.leftPadded(toColumns: width - first.columns)
    lines.append(StyledText(indent + " " + ends))
    return lines
  }

  private func mark(_ index: Int) -> Character { Self.marks[index % Self.marks.count] }
  private static func style(_ index: Int) -> Style { styles[index % styles.count] }

  private static func number(_ value: Double) -> String { value.fixed(value == value.rounded() ? 0 : 1) }

  /// The row of each label: beside the end of its line, or as near as there is room, in the order of the ends.
  private func labelRows(_ scale: PlotScale) -> [Int: Int] {
    let ends = series.indices.compactMap { index in series[index].values.last.map { (index, scale.place($0)) } }
      .sorted { ($0.1, $0.0) > ($1.1, $1.0) }.prefix(Self.rows)
    var rows: [Int] = []
    for (_, place) in ends {
      let row = PlotCanvas.row(of: place, rows: Self.rows)
      rows.append(max(row, (rows.last ?? -1) + 1))
    }
    var limit = Self.rows - 1
    for index in rows.indices.reversed() {
      rows[index] = min(rows[index], limit)
      limit = rows[index] - 1
    }
    return Dictionary(uniqueKeysWithValues: zip(rows, ends.map(\.0)))
  }
}
