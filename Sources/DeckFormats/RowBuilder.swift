import UnicodeText
import Vocabulary

/// Makes an entry of a record's fields.
struct RowBuilder {
  private let columns: [Column?]
  private let mapping: ColumnMapping
  private let options: ReadOptions
  private let fileHasKana: Bool
  private let isHTML: Bool
  /// What the file's header gives every row.
  private let deck: String?
  private let tags: [String]

  private(set) var notices = ReadNotices()

  init(mapping: ColumnMapping, options: ReadOptions, fileHasKana: Bool, anki: AnkiHeader?) {
    self.mapping = mapping
    columns = mapping.columns
    self.options = options
    self.fileHasKana = fileHasKana
    isHTML = anki?.isHTML ?? false
    deck = anki?.deck
    tags = anki?.tags ?? []
  }

  mutating func note(_ kind: ReadNotice.Kind, line: Int) { notices.add(kind, line: line) }

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
    guard !cells.word.isEmpty else {
      note(.noWord, line: line)
      return nil
    }
    guard let meaning = cells.meanings.first else {
      note(.noMeaning, line: line)
      return nil
    }
    let language = options.wordLanguage ?? cells.language ?? guess(cells.word)
    let meaningLanguage = options.meaningLanguage ?? cells.meaningLanguage ?? guess(meaning)
    if !tags.isEmpty { cells.add(tags: tags) }
    return DeckRow(
      line: line, deck: cells.deck ?? deck, entry: cells.entry(language: language, meaningLanguage: meaningLanguage))
  }

  /// A field beyond the titles, or under an empty one; one under an unknown title was reported with the title.
  private func isExtra(_ position: Int) -> Bool {
    if mapping.silent.contains(position) { return false }
    return position >= columns.count || position >= mapping.titles.count || mapping.titles[position].isEmpty
  }

  private func guess(_ text: String) -> String { Script.language(of: text, fileHasKana: fileHasKana) }

  private mutating func take(
    _ bytes: borrowing Span<UInt8>, _ column: Column, at position: Int, line: Int, into cells: inout Cells
  ) {
    let traits = CellText.traits(of: bytes)
    let isHTML = isHTML && column.isAnkiField
    if !traits.contains(.rough) && !isHTML {
      cells.take(bytes, column, hasBackslash: traits.contains(.backslash))
      return
    }
    var text = bytes.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
    if isHTML { text = AnkiMarkup.plain(text) }
    let smooth = CellText.smoothed(text, keepingLineBreaks: column.usesLineBreaks)
    if smooth.removedControls { note(.removedControls(title: mapping.title(at: position)), line: line) }
    let cleaned = Array(smooth.text.utf8)
    cells.take(cleaned.span, column, hasBackslash: cleaned.contains(.backslash))
  }
}
