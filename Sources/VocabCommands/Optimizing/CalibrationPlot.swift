import JSONText
import Scheduling
import Terminal
import UnicodeText
import Wording

/// A table of what was foretold against what was recalled, each bin with a bar of what was recalled and a mark where it was
/// foretold.
struct CalibrationPlot {
  private static let width = 40

  let lines: [StyledText]

  init(_ bins: [CalibrationBin]) {
    let titles = [localized("foretold"), localized("recalled"), localized("answers")]
    let rows = bins.map { [Self.percent($0.predicted), Self.percent($0.observed), String($0.reviews)] }
    let widths = titles.indices.map { column in ([titles] + rows).map { $0[column].columns }.max() ?? 0 }
    func line(_ cells: [String]) -> String {
      zip(cells, widths).map { "  " + $0.leftPadded(toColumns: $1) }.joined()
    }
    lines =
      [StyledText(line(titles))]
      + zip(bins, rows).map { bin, row in
        let bar = GaugeBar(bin.observed, mark: bin.predicted, width: Self.width, glyphs: .ascii).text
        return StyledText("\(line(row))  \(bar)")
      }
  }

  private static func percent(_ share: Double) -> String { (share * 100).fixed(1) + " %" }
}
