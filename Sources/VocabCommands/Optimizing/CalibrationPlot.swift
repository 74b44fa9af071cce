import JSONText
import Scheduling
import Terminal
import UnicodeText
import Wording

/// A table of what was foretold against what was recalled, each bin with a bar of what was recalled and a mark where it was
/// foretold.
struct CalibrationPlot {
  /// The width of a bar, where there is room for it; a shorter one than the shortest would say nothing.
  private static let (usualBar, shortestBar) = (40, 5)

  let lines: [StyledText]

  /// - Parameter columns: the terminal's width; nil where there is none.
  init(_ bins: [CalibrationBin], columns: Int? = nil) {
    let titles = [localized("foretold"), localized("recalled"), localized("answers")]
    let rows = bins.map { [Self.percent($0.predicted), Self.percent($0.observed), String($0.reviews)] }
    let widths = titles.indices.map { column in ([titles] + rows).map { $0[column].columns }.max() ?? 0 }
    func line(_ cells: [String]) -> String {
      zip(cells, widths).map { "  " + $0.leftPadded(toColumns: $1) }.joined()
    }
    let room = columns.map { $0 - line(titles).columns - 2 } ?? Self.usualBar
    let width = min(room, Self.usualBar)
    lines =
      [StyledText(line(titles))]
      + zip(bins, rows).map { bin, row in
        guard width >= Self.shortestBar else { return StyledText(line(row)) }
        let bar = GaugeBar(bin.observed, mark: bin.predicted, width: width, glyphs: .ascii).text
        return StyledText("\(line(row))  \(bar)")
      }
  }

  private static func percent(_ share: Double) -> String { (share * 100).fixed(1) + " %" }
}
