import Terminal
import UnicodeText

/// A table for a terminal: each row a label, a bar where there are any, and figures below their headings.
///
/// Where there is no room for that, rows have their short labels; where there is none for those either, each row stands
/// above its figures, each behind its heading, without those that are nothing.
struct BarTable {
  struct Row {
    var label: String
    /// What is written where there is no room for the label.
    var shortLabel: String?
    /// 0 to 1.
    var share: Double?
    var style: Style = .green
    var figures: [String]
  }

  let title: String
  /// What the figures mean, in lines of its own.
  var note = ""
  let headings: [String]
  /// Where a mark stands in each bar, 0 to 1.
  var mark: Double?
  let rows: [Row]
  let glyphs: Glyphs
  /// The width of the whole.
  let columns: Int

  /// The narrowest bars beside whole labels, and beside short ones.
  private static let (usualBar, shortestBar) = (10, 5)
  /// A label without a bar may be cut to this.
  private static let shortestLabel = 12

  var lines: [StyledText] {
    let widths = headings.indices.map { column in
      2 + ([headings[column]] + rows.map { $0.figures[column] }).reduce(0) { max($0, $1.columns) }
    }
    let room = columns - widths.reduce(0, +)
    let labels = rows.map(\.label)
    let longest = Self.width(labels)
    guard rows.contains(where: { $0.share != nil }) else {
      return room >= min(longest, Self.shortestLabel)
        ? table(labels, width: min(max(longest, title.columns), room), bar: 0, widths) : paragraphs
    }
    if room - longest - 2 >= Self.usualBar { return table(labels, width: longest, bar: room - longest - 2, widths) }
    let short = rows.map { $0.shortLabel ?? $0.label }
    let width = Self.width(short)
    return room - width - 2 >= Self.shortestBar
      ? table(short, width: width, bar: room - width - 2, widths) : paragraphs
  }

  private func table(_ labels: [String], width: Int, bar: Int, _ widths: [Int]) -> [StyledText] {
    let left = width + (bar > 0 ? 2 + bar : 0)
    let names = Self.aligned(headings, widths)
    let heading: [StyledText] =
      title.columns <= left
      ? ["\(title.padded(toColumns: left), .bold)\(names, .dim)"] + notes
      : [StyledText(title, .bold)] + notes + ["\(String(repeating: " ", count: left))\(names, .dim)"]
    return heading
      + zip(labels, rows).map { label, row in
        var line = StyledText(label.truncated(toColumns: width).padded(toColumns: width), .dim)
        if let share = row.share {
          line += "  \(GaugeBar(share, mark: mark, width: bar, glyphs: glyphs).text, row.style)"
        }
        return line + StyledText(Self.aligned(row.figures, widths).trimmedAtEnd)
      }
  }

  private var notes: [StyledText] { note.isEmpty ? [] : StyledText(note, .dim).wrapped(columns: columns) }

  private var paragraphs: [StyledText] {
    [StyledText(title, .bold)] + notes
      + rows.flatMap { row -> [StyledText] in
        let figures = zip(headings, row.figures).filter { !["", "0"].contains($1) }.map { StyledText("\($0) \($1)") }
        return [StyledText(row.label.truncated(toColumns: columns), .dim)] + figures.packed(columns: columns, indent: 2)
      }
  }

  private static func width(_ texts: [String]) -> Int { texts.map(\.columns).max() ?? 0 }

  private static func aligned(_ cells: [String], _ widths: [Int]) -> String {
    zip(cells, widths).map { String(repeating: " ", count: max(0, $1 - $0.columns)) + $0 }.joined()
  }
}

extension [StyledText] {
  /// The texts side by side, in as many lines as it takes; none of them is broken.
  func packed(columns: Int, indent: Int) -> [StyledText] {
    var lines: [StyledText] = []
    for text in self {
      if let last = lines.last, last.columns + 2 + text.columns <= columns {
        lines[lines.count - 1] = last + "  " + text
      } else {
        lines.append(StyledText(String(repeating: " ", count: indent)) + text)
      }
    }
    return lines
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
