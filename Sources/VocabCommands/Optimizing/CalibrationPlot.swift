import JSONText
import Scheduling
import Terminal
import UnicodeText

/// A table of what was foretold against what was recalled, each bin with a bar of what was recalled and a mark where it was
/// foretold.
struct CalibrationPlot {
  private static let width = 40

  let lines: [StyledText]

  init(_ bins: [CalibrationBin]) {
    lines =
      ["  foretold  recalled  answers"]
      + bins.map { bin in
        let share = Self.percent(bin.observed)
        let line: StyledText =
          "  \(Self.percent(bin.predicted).padded(toLeft: 8))  \(share.padded(toLeft: 8))  \(String(bin.reviews).padded(toLeft: 7))  "
        return line + StyledText(GaugeBar(bin.observed, mark: bin.predicted, width: Self.width, glyphs: .ascii).text)
      }
  }

  private static func percent(_ share: Double) -> String { (share * 100).fixed(1) + " %" }
}
