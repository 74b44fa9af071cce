import Terminal
import UnicodeText

/// A table for a terminal: each row a label, a bar where there are any, and figures below their headings.
struct BarTable {
  struct Row {
    var label: String
    /// 0 to 1.
    var share: Double?
    var style: Style = .green
    var figures: [String]
  }

  let title: String
  /// What the figures mean, on a line of its own.
  var note = ""
  let headings: [String]
  /// Where a mark stands in each bar, 0 to 1.
  var mark: Double?
  let rows: [Row]
  let glyphs: Glyphs
  /// The width of the whole; labels are cut where there is no room for them.
  let columns: Int

  var lines: [StyledText] {
    let widths = headings.indices.map { column in
      2 + ([headings[column]] + rows.map { $0.figures[column] }).reduce(0) { max($0, $1.columns) }
    }
    let figures = widths.reduce(0, +)
    let hasBars = rows.contains { $0.share != nil }
    let longest = rows.map(\.label.columns).max() ?? 0
    let label = max(1, min(max(longest, hasBars ? 0 : title.columns), columns - figures - (hasBars ? 12 : 0)))
    let bar = hasBars ? max(5, columns - figures - label - 2) : 0
    let left = label + (hasBars ? 2 + bar : 0)
    let heading: StyledText =
      "\(title.padded(toColumns: left), .bold)\(Self.aligned(headings, widths), .dim)"
    return [heading] + (note.isEmpty ? [] : [StyledText(note, .dim)])
      + rows.map { row in
        var line = StyledText(row.label.truncated(toColumns: label).padded(toColumns: label), .dim)
        if let share = row.share {
          line += "  \(GaugeBar(share, mark: mark, width: bar, glyphs: glyphs).text, row.style)"
        }
        return line + StyledText(Self.aligned(row.figures, widths).trimmedAtEnd)
      }
  }

  private static func aligned(_ cells: [String], _ widths: [Int]) -> String {
    zip(cells, widths).map { String(repeating: " ", count: max(0, $1 - $0.columns)) + $0 }.joined()
  }
}

extension String {
  /// The text without spaces at its end.
  var trimmedAtEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
