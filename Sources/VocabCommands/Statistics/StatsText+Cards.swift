import JSONText
import Scheduling
import Statistics
import Terminal
import UnicodeText

// What is in the library, and what is hardest in it.
extension StatsText {
  /// Rows of a table that is too long for a terminal are left to the other forms.
  private static let rowsShown = 12

  var cards: [StyledText] {
    let levels = report.byLevel.contains { $0.name != nil } ? report.byLevel : []
    let tables = [
      rows(levels.map { ($0.name ?? "no level", $0.counts) }), rows(report.byDeck.map { ($0.name, $0.counts) }),
    ].filter { !$0.isEmpty }
    return ["\("Cards".padded(toColumns: Self.nameWidth), .bold)\(Self.head, .dim)", row("all", report.cards)]
      + tables.joined()
  }

  private static let nameWidth = 24
  private static let head = " words   new learning review forgot suspended known"

  private func rows(_ groups: [(String, CardCounts)]) -> [StyledText] {
    let shown = groups.prefix(Self.rowsShown).map { row($0.0, $0.1) }
    let rest = groups.dropFirst(Self.rowsShown)
    guard !rest.isEmpty else { return shown }
    return shown + [row("\(rest.count) more", rest.reduce(CardCounts()) { $0 + $1.1 })]
  }

  private func row(_ name: String, _ counts: CardCounts) -> StyledText {
    let figures = zip(
      [
        counts.entries, counts.new, counts.learning, counts.review, counts.relearning, counts.suspended,
        Int(counts.known.rounded()),
      ], [6, 6, 9, 7, 7, 10, 6]
    ).map { "\($0)".padded(toLeft: $1) }.joined()
    let name = name.onOneLine.truncated(toColumns: Self.nameWidth - 2).padded(toColumns: Self.nameWidth)
    return "\(name, .dim)\(figures)"
  }

  /// The words missed most often, and what was typed for them.
  var hardWords: [StyledText] {
    guard !report.hardWords.isEmpty else { return [] }
    let counts = report.hardWords.map { "\($0.missed) of \($0.answers)" }
    let width = counts.map(\.count).max() ?? 0
    let indent = String(repeating: " ", count: width + 2)
    return [title("Hardest words", "missed, of the answers in \(days)")]
      + zip(counts, report.hardWords).flatMap { count, word -> [StyledText] in
        let meanings = word.meanings.joined(separator: "; ").onOneLine
        let line: StyledText = "\(count.padded(toLeft: width), .dim)  \(word.word.onOneLine, .bold) · \(meanings)"
        let typed = word.confusions.map(Self.text).joined(separator: ", ")
        let lines = typed.isEmpty ? [line] : [line, "\(indent)typed \(typed)"]
        return lines.map { $0.truncated(columns: min(columns, Self.widest)) }
      }
  }

  private var days: String { (report.days.upperBound - report.days.lowerBound + 1).counted("day") }

  /// `credibility (신뢰성) 3 times`
  private static func text(_ confusion: StatsReport.Confusion) -> String {
    let meaning = confusion.meanings?.first.map { " (\($0.onOneLine))" } ?? ""
    let times = confusion.count > 1 ? " \(confusion.count) times" : ""
    return "'\(confusion.given.onOneLine.truncated(toColumns: 30))'\(meaning)\(times)"
  }
}
