import Charts
import Terminal
import Testing

@testable import VocabCommands

@Suite("a plot of lines")
struct LinePlotTests {
  private func plot(
    _ series: [LinePlot.Series], _ strokes: LinePlot.Strokes, last: String = "2026-12-04", columns: Int = 40
  ) -> LinePlot {
    LinePlot(series: series, first: "2026-11-30", last: last, strokes: strokes, columns: columns)
  }

  private let two = [
    LinePlot.Series(label: "0.80", values: [0, 40, 60, 70, 75]),
    LinePlot.Series(label: "0.90", values: [0, 50, 75, 90, 98]),
  ]

  @Test("is drawn in Braille patterns, each line labelled at its end")
  func braille() {
    #expect(
      plot(two, .braille).lines.map(\.plain).joined(separator: "\n") == """
        100 ┤                        ⣀⣀⠤⠤⠔⠒ 0.90
            │                  ⢀⣀⠤⠒⠉⠉
            │              ⢀⡠⠔⠊⠁        ⣀⣀⣀ 0.80
            │           ⢀⡠⠒⠁   ⣀⡠⠤⠔⠒⠊⠉⠉⠉
            │         ⡠⠔⠁ ⣀⠔⠒⠉⠉
         50 ┤       ⡰⠊⢀⡠⠔⠉
            │     ⢀⠜⡠⠊⠁
            │    ⡠⡣⠊
            │   ⣔⠕⠁
            │ ⢀⡞⠁
          0 ┤⡠⠋
            └──────────────────────────────
             2026-11-30          2026-12-04
        """)
  }

  @Test("is drawn in ASCII, each line in a sign of its own")
  func ascii() {
    #expect(
      plot(two, .ascii).lines.map(\.plain).joined(separator: "\n") == """
        100 |                         +++ + 0.90
            |                  +++++++
            |              ++++         * * 0.80
            |           +++   **********
            |         ++ *****
         50 |       ++***
            |     ++**
            |    +*
            |   +*
            | ++
          0 |+
            +----------------------------
             2026-11-30        2026-12-04
        """)
  }

  @Test("a single day is a level line")
  func oneDay() {
    let lines = plot([.init(label: "0.90", values: [2.5])], .ascii, last: "2026-11-30", columns: 22).lines.map(\.plain)
    #expect(lines[0] == "  3 |" && lines[5] == "2.5 |********** * 0.90" && lines[10] == "  2 |")
    #expect(lines[12] == "     2026-11-30")
  }

  @Test("lines that end together have their labels below one another, the last drawn above")
  func labels() {
    let same = (0..<3).map { LinePlot.Series(label: "0.7\($0)", values: [0, 10]) }
    let ends = plot(same, .ascii).lines.prefix(3).map { String($0.plain.suffix(6)) }
    #expect(ends == ["o 0.72", "+ 0.71", "* 0.70"])
    let low = (0..<3).map { LinePlot.Series(label: "0.7\($0)", values: [10, 0]) }
    let below = plot(low, .ascii).lines[8...10].map { String($0.plain.suffix(6)) }
    #expect(below == ["o 0.72", "+ 0.71", "* 0.70"])
    // More labels than rows: those that there is room for.
    let many = (0..<30).map { LinePlot.Series(label: "\($0)", values: [0, 10]) }
    #expect(plot(many, .braille).lines.count == LinePlot.rows + 2)
  }

  @Test("has its colours line by line")
  func colours() {
    #expect(plot(two, .braille).lines[9].rendered(color: true) == "    │ \u{1B}[32m⢀⡞\u{1B}[0m\u{1B}[36m⠁\u{1B}[0m")
  }

  @Test("never is wider than asked for", arguments: [30, 40, 80])
  func width(columns: Int) {
    for strokes in [LinePlot.Strokes.braille, .ascii] {
      #expect(plot(two, strokes, columns: columns).lines.allSatisfy { $0.columns <= columns })
    }
  }

  @Test(
    "the scale is in round numbers",
    arguments: [
      ([], 0, 1), ([0, 0], 0, 1), ([0, 3], 0, 3), ([2.4, 2.6], 2, 3), ([0, 100], 0, 100),
      ([2_900, 9_520], 2_000, 10_000), ([9, 11], 9, 11), ([0, 41], 0, 60),
    ] as [([Double], Double, Double)])
  func scale(values: [Double], lower: Double, upper: Double) {
    let scale = PlotScale(values)
    #expect(scale.lower == lower && scale.upper == upper)
  }
}
