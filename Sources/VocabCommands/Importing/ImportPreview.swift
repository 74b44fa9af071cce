import DeckFormats
import Terminal

/// What a dry run shows of a file: what was found out about it, and its first rows as they were read.
struct ImportPreview {
  /// As wide as everyone's terminal, also where the output is none.
  private static let columns = 80
  private static let rowsShown = 5
  /// More of one cell tells no more.
  private static let cellLimit = 3 * 78

  /// Each fits the width.
  private(set) var lines: [StyledText] = []

  /// - Parameter deck: the deck for every row; nil for the file's own, else its name.
  init(_ file: DeckFile, _ options: DeckFile.Options, deck: String?) throws(DeckFormatError) {
    var reader = try file.reader(options)
    let facts: StyledText = "\(file.name): \(reader.facts.joined(separator: "; "))"
    lines = facts.wrapped(columns: Self.columns, indent: 2)
    for _ in 0..<Self.rowsShown {
      guard let row = try reader.next() else { break }
      let paragraphs = EntryParagraphs(entry: row.entry, deck: deck ?? row.deck ?? file.deck, showsLanguages: true)
        .lines
      for (index, paragraph) in paragraphs.enumerated() {
        add(paragraph.truncated(columns: Self.cellLimit), indent: index == 0 ? 2 : 4)
      }
    }
  }

  private mutating func add(_ text: StyledText, indent: Int) {
    let margin = StyledText(String(repeating: " ", count: indent))
    lines += text.wrapped(columns: Self.columns - indent).map { margin + $0 }
  }
}
