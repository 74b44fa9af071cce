import UnicodeText

/// Paragraphs and two-column tables at a width in columns of the terminal.
struct HelpLayout: Sendable {
  struct Row {
    let label: String
    let text: String
  }

  let width: Int

  /// Labels up to this many columns share a line with their text.
  private var widestLabel: Int { min(26, width / 2 - 4) }

  /// The column where the texts of some tables start: behind the longest label that is not overlong.
  func column(for rows: [Row]) -> Int {
    let labels = rows.map(\.label.columns).filter { $0 <= widestLabel }
    return (labels.max() ?? widestLabel) + 4
  }

  /// Labels indented by two, texts at `column`; an overlong label has a line of its own.
  func table(_ rows: [Row], column: Int) -> String {
    rows.map { row in
      let lines = Self.lines(row.text, width: width - column)
      let label = "  " + row.label
      let indent = String(repeating: " ", count: column)
      guard let first = lines.first else { return label }
      let fits = row.label.columns <= column - 4
      let start =
        fits
        ? label + String(repeating: " ", count: column - label.columns) + first
        : label + "\n" + indent + first
      return ([start] + lines.dropFirst().map { indent + $0 }).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  func wrapped(_ text: String) -> String { Self.lines(text, width: width).joined(separator: "\n") }

  /// Wraps each paragraph; a paragraph whose lines are indented is an example and stays as it is.
  func paragraphs(_ text: String) -> String {
    var paragraphs: [[Substring]] = [[]]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty { paragraphs.append([]) } else { paragraphs[paragraphs.count - 1].append(line) }
    }
    return paragraphs.filter { !$0.isEmpty }.map { lines in
      let text = lines.joined(separator: "\n")
      return lines.allSatisfy { $0.hasPrefix("  ") } ? text : wrapped(text)
    }.joined(separator: "\n\n")
  }

  /// Parts that do not break within, going on below the first part's end of `first`.
  func hanging(_ parts: [String], first: String) -> String {
    let lines = Self.lines(parts, width: width - first.columns)
    let indent = String(repeating: " ", count: first.columns + 2)
    return first + lines.joined(separator: "\n" + indent)
  }

  static func lines(_ text: String, width: Int) -> [String] {
    lines(text.split { $0 == " " || $0 == "\n" }.map(String.init), width: width)
  }

  /// Fills lines with words; a word wider than the width has a line of its own.
  private static func lines(_ words: [String], width: Int) -> [String] {
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.columns + 1 + word.columns <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(word)
      }
    }
    return lines
  }
}
