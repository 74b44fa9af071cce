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
          "  \(Self.percent(bin.predicted).leftPadded(8))  \(share.leftPadded(8))  \(String(bin.reviews).leftPadded(7))  "
        return line + StyledText(Self.bar(bin))
      }
  }

  private static func percent(_ share: Double) -> String { (share * 100).fixed(1) + " %" }

  private static func bar(_ bin: CalibrationBin) -> String {
    let filled = Int((bin.observed * Double(width)).rounded())
    let mark = min(Int((bin.predicted * Double(width)).rounded(.down)), width - 1)
    return (0..<width).map { $0 == mark ? "|" : $0 < filled ? "#" : "." }.joined()
  }
}

extension String {
  fileprivate func leftPadded(_ columns: Int) -> String {
    String(repeating: " ", count: max(0, columns - count)) + self
  }
}
