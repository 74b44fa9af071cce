import JSONText
import Scheduling
import Statistics
import Terminal
import UnicodeText
import Wording

/// Statistics for a person at a terminal.
struct StatsText {
  let report: StatsReport
  let glyphs: Glyphs
  /// The width to fill.
  let columns: Int

  /// - Parameter columns: the terminal's width, of which 80 are used at most.
  init(report: StatsReport, glyphs: Glyphs, columns: Int) {
    self.report = report
    self.glyphs = glyphs
    self.columns = max(20, min(columns, 80))
  }

  /// What there is to say of a library that has nothing to show.
  var emptiness: String? {
    guard report.activity.days.isEmpty else { return nil }
    guard report.words.entries == 0 else {
      return localized("There are no answers yet. 'vocab quiz' asks the first words.")
    }
    return report.decks.isEmpty
      ? localized("The library is empty. Fill it with 'vocab import FILE' or 'vocab add WORD MEANING'.")
      : localized("There are no words in \(report.decksTitle).")
  }

  /// The sections, each of a title and what stands below it.
  var sections: [[StyledText]] {
    let all =
      report.activity.days.isEmpty
      ? report.words.entries == 0 ? [] : [words]
      : [headlines, year, work, retention, hours, ahead, words, hardWords]
    return all.filter { !$0.isEmpty }
  }

  func write(to out: TerminalOutput) throws {
    let heading = emptiness.map { StyledText($0) } ?? (report.decks.isEmpty ? nil : "\(report.decksTitle, .bold)")
    if let heading { try out.writeParagraph(heading) }
    for (index, section) in sections.enumerated() {
      if index > 0 || heading != nil { try out.appendLine("") }
      for line in section { try out.appendLine(line.truncated(columns: columns)) }
    }
    try out.flush()
  }

  private var headlines: [StyledText] {
    let lines = StatsHeadlines(report: report).lines
    let width = lines.map(\.title.columns).max() ?? 0
    return lines.flatMap { line in
      let detail = line.detail.isEmpty ? "" : ", \(line.detail)"
      let text: StyledText = "\(line.title.padded(toColumns: width + 2), .dim)\(line.figure, .bold)\(detail)"
      return text.wrapped(columns: columns, indent: width + 2)
    }
  }

  private var year: [StyledText] {
    let map = HeatMapText(map: report.heatMap, glyphs: glyphs, columns: columns)
    return [StyledText(map.title, .bold)] + map.lines
  }

  /// A sentence in as many lines as it takes.
  func paragraph(_ sentence: String) -> [StyledText] { StyledText(sentence).wrapped(columns: columns) }
}
