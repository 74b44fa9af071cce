/// Writes entries as a text that Anki imports as notes (File > Import), and that reads back here as the same entries.
///
/// Word and meaning come first, so that they fill the first two fields of whatever note type is chosen; the entry's UUID
/// is the note's guid, so that importing again updates. Deck and tags are Anki's own.
public struct AnkiTextWriter: DeckWriter {
  private let sink: any TextSink
  private let columns: [Column]
  private var hasBegun = false

  /// - Parameter examples: how many examples an entry has at most; those beyond it have no column.
  public init(to sink: any TextSink, examples: Int) {
    self.sink = sink
    columns = EntryCells.columns(examples: min(examples, CSVWriter.mostExamples))
  }

  public mutating func write(_ entry: ExportedEntry) throws {
    try begin()
    let cells = EntryCells(entry: entry.entry, deck: entry.deck)
    let fields = columns.map { $0.isAnkiField ? AnkiMarkup.html(of: cells.cell($0)) : cells.cell($0) } + [entry.id]
    try sink.write(SeparatedText.row(fields, delimiter: .tab, lineEnd: "\n"))
  }

  public mutating func finish() throws { try begin() }

  private mutating func begin() throws {
    if hasBegun { return }
    hasBegun = true
    let titles = columns.map(\.title) + ["guid"]
    func number(_ title: String) -> Int { (titles.firstIndex(of: title) ?? 0) + 1 }
    try sink.write(
      """
      #separator:tab
      #html:true
      #guid column:\(number("guid"))
      #deck column:\(number("deck"))
      #tags column:\(number("tags"))
      #\(AnkiHeader.titlesKey):\(titles.joined(separator: "\t"))

      """)
  }
}
