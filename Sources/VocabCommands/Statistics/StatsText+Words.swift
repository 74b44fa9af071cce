import JSONText
import Scheduling
import Statistics
import Terminal
import UnicodeText
import Wording

// What is in the library, and what is hardest in it.
extension StatsText {
  /// Levels and decks beyond these are shown as one row; the other forms have them all.
  private static let rowsShown = 12

  var words: [StyledText] {
    let levels = report.byLevel.contains { $0.name != nil } ? report.byLevel : []
    return BarTable(
      title: localized("Words by state"), headings: WordCounts.headings,
      rows: [row(localized("all"), report.words)]
        + rows(levels.map { ($0.name ?? localized("no level"), $0.counts) })
        + rows(report.byDeck.map { ($0.name, $0.counts) }),
      glyphs: glyphs, columns: columns
    ).lines
  }

  private func rows(_ groups: [(String, WordCounts)]) -> [BarTable.Row] {
    let shown = groups.count <= Self.rowsShown ? groups.count : Self.rowsShown - 1
    let rest = groups.dropFirst(shown)
    return groups.prefix(shown).map(row)
      + (rest.isEmpty ? [] : [row(localized("\(rest.count) more"), rest.reduce(WordCounts()) { $0 + $1.1 })])
  }

  private func row(_ name: String, _ counts: WordCounts) -> BarTable.Row {
    BarTable.Row(label: name.onOneLine, share: nil, figures: counts.figures.map { "\($0)" })
  }

  /// The words missed most often, and what was typed for them.
  var hardWords: [StyledText] {
    let title = StyledText(report.hardWordsTitle, .bold)
    guard !report.hardWords.isEmpty else { return [title] + paragraph(Self.noHardWords) }
    let counts = report.hardWords.map { localized("missed \($0.missed) of \($0.answers)") }
    let width = counts.map(\.columns).max() ?? 0
    // In a narrow terminal the column of counts leaves no room to indent by.
    let indent = columns < 60 ? 2 : width + 2
    return [title]
      + zip(counts, report.hardWords).flatMap { count, word -> [StyledText] in
        let meanings = word.meanings.joined(separator: "; ").onOneLine
        let line: StyledText = "\(count.padded(toColumns: width), .dim)  \(word.word.onOneLine, .bold) · \(meanings)"
        let typed = word.confusions.map(\.text).joined(separator: ", ")
        let text = StyledText(String(repeating: " ", count: indent) + localized("typed \(typed)"))
        return [line.truncated(columns: columns)]
          + (typed.isEmpty ? [] : text.wrapped(columns: columns, indent: indent))
      }
  }

  /// What is written where no word was missed.
  static var noHardWords: String {
    localized("None yet. A word is listed here once you have missed it after its first answer.")
  }
}

extension StatsReport {
  var hardWordsTitle: String {
    let count = days.upperBound - days.lowerBound + 1
    return count == 1
      ? localized("Hardest words today") : localized("Hardest words of the last \(count.counted(.day))")
  }
}

extension WordCounts {
  /// What `figures` are of.
  static var headings: [String] {
    [
      localized("words"), localized("new"), localized("learning"), localized("in review"), localized("relearning"),
      localized("suspended"), localized("known"),
    ]
  }

  var figures: [Int] { [entries, new, learning, review, relearning, suspended, Int(known.rounded())] }
}

extension StatsReport.Confusion {
  /// `credibility (신뢰성) 3 times`
  var text: String {
    let typed = given.onOneLine.truncated(toColumns: 30)
    let meaning = meanings?.first.map { " (\($0.onOneLine))" } ?? ""
    return switch count {
    case ...1: "'\(typed)'\(meaning)"
    case 2: localized("'\(typed)'\(meaning) twice")
    default: localized("'\(typed)'\(meaning) \(count) times")
    }
  }
}
