/// Makes an entry of a record's fields.
struct RowBuilder {
  private let columns: [Column?]
  private let mapping: ColumnMapping
  private let isHTML: Bool
  /// What the file's header gives every row.
  private let deck: String?
  private let tags: [String]

  private var assembler: RowAssembler

  init(mapping: ColumnMapping, options: ReadOptions, text: DecodedText, anki: AnkiHeader?) {
    self.mapping = mapping
    columns = mapping.columns
    assembler = RowAssembler(options: options, text: text)
    isHTML = anki?.isHTML ?? false
    deck = anki?.deck
    tags = anki?.tags ?? []
  }

  var notices: ReadNotices { assembler.notices }

  mutating func note(_ kind: ReadNotice.Kind, line: Int) { assembler.note(kind, line: line) }

  /// The row of the reader's current record; nil when it is blank, or lacks its word or meaning, which is noted.
  mutating func row(of records: borrowing RecordReader) -> DeckRow? {
    let fields = records.fields
    let line = records.line
    var extra = 0
    var cells = Cells()
    for position in fields.indices where !fields[position].isEmpty {
      let bytes = records.window.span.extracting(fields[position])
      if position < columns.count, let column = columns[position] {
        take(bytes, column, at: position, line: line, into: &cells)
      } else if isExtra(position), !CellText.trimmed(bytes).isEmpty {
        extra += 1
      }
    }
    if cells.isBlank && extra == 0 { return nil }
    if extra > 0 { note(.extraCells(count: extra), line: line) }
    if !tags.isEmpty { cells.add(tags: tags) }
    return assembler.row(line: line, deck: deck, cells: cells)
  }

  /// A field beyond the titles, or under an empty one; one under an unknown title was reported with the title.
  private func isExtra(_ position: Int) -> Bool {
    if mapping.silent.contains(position) { return false }
    return position >= columns.count || position >= mapping.titles.count || mapping.titles[position].isEmpty
  }

  private mutating func take(
    _ bytes: borrowing Span<UInt8>, _ column: Column, at position: Int, line: Int, into cells: inout Cells
  ) {
    let traits = CellText.traits(of: bytes)
    let isHTML = isHTML && column.isAnkiField
    if !traits.contains(.rough) && !isHTML {
      cells.take(bytes, column, hasBackslash: traits.contains(.backslash))
      return
    }
    let text = bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
    assembler.take(
      isHTML ? AnkiMarkup.plain(text) : text, column, title: mapping.title(at: position), line: line, into: &cells)
  }
}
