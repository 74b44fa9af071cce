import JSONText
import Scheduling
import Statistics
import Terminal
import UnicodeText

/// Statistics for a person at a terminal, 80 columns wide.
struct StatsText {
  let report: StatsReport
  let glyphs: Glyphs
  /// The terminal's width; no more than `widest` of it is used.
  let columns: Int

  static let widest = 80
  static let emptyLibrary =
    "The library is empty. Fill it with 'vocab import FILE' or 'vocab add WORD MEANING'."
  static let noAnswers = "There are no answers yet. 'vocab quiz' asks the first words."

  /// The columns that bars take beside so many others.
  func room(beside others: Int) -> Int { max(5, min(columns, Self.widest) - others) }

  /// The sections, each a title and what stands below it.
  var sections: [[StyledText]] {
    if report.cards.entries == 0, report.activity.days.isEmpty { return [[StyledText(Self.emptyLibrary)]] }
    if report.activity.days.isEmpty { return [[StyledText(Self.noAnswers)], cards] }
    return [headlines, year, work, retention, hours, ahead, cards, hardWords].filter { !$0.isEmpty }
  }

  func write(to out: TerminalOutput) throws {
    for (index, section) in sections.enumerated() {
      if index > 0 { try out.writeLine() }
      for line in section { try out.writeLine(line.truncated(columns: max(20, columns))) }
    }
  }

  func title(_ text: String, _ note: String = "") -> StyledText {
    note.isEmpty ? "\(text, .bold)" : "\(text, .bold)  \(note, .dim)"
  }

  private var headlines: [StyledText] {
    let lines = StatsHeadlines(report: report).lines
    let width = lines.map(\.title.columns).max() ?? 0
    return lines.map { line in
      let detail = line.detail.isEmpty ? "" : ", \(line.detail)"
      return "\(line.title.padded(toColumns: width + 2), .dim)\(line.figure, .bold)\(detail)"
    }
  }

  private var year: [StyledText] {
    [title("The year", "answers by day")] + HeatMapText(map: report.heatMap, glyphs: glyphs).lines
  }
}
