/// Reads a deck row by row from a file of separated values, in memory that does not grow with the file.
///
/// The source is read twice: once to find its encoding and whether it holds kana, so that a guessed language never
/// depends on where in the file it stands, and once for the rows.
public struct DeckReader: RowReader {
  /// What was found out before the first row.
  public let summary: ReadSummary

  private var records: RecordReader
  private var builder: RowBuilder
  /// The current record has not been made a row yet.
  private var holdsRecord: Bool

  /// Opens the source and finds out what the options leave open.
  ///
  /// Throws for a text that cannot be read or decoded, for one that is empty or holds only titles, and for columns
  /// that name nothing.
  public init(source: any ByteSource, options: ReadOptions = ReadOptions()) throws(DeckFormatError) {
    try self.init(text: DecodedText(source, encoding: options.encoding), options: options)
  }

  init(text: DecodedText, options: ReadOptions) throws(DeckFormatError) {
    let chosen: ColumnMapping? =
      if let names = options.columns { try ColumnMapping(option: names) } else { nil }
    let sample = try text.beginning()
    let preamble = TextPreamble(of: sample.bytes)
    let delimiter =
      options.delimiter ?? preamble.delimiter
      ?? .detected(
        in: sample.bytes, isWhole: sample.isWhole, skipping: preamble.byteCount, skipRows: options.skipRows)
    var records = try RecordReader(
      text.open(), delimiter: delimiter, skipping: preamble.byteCount, firstLine: preamble.lineCount + 1)
    for _ in 0..<max(0, options.skipRows) where try !records.advance() { break }
    guard try records.advanceToContent() else { throw DeckFormatError(line: 1, .empty) }

    let titles = records.fields.map { CellText.title(records.text(of: $0)) }
    let titled = preamble.anki?.namesColumns == true ? nil : ColumnMapping(titles: titles)
    let mapping = chosen ?? preamble.anki?.mapping(delimiter: delimiter) ?? titled ?? .untitled
    builder = RowBuilder(mapping: mapping, options: options, text: text, anki: preamble.anki)
    if titled != nil {
      let line = records.line
      for notice in mapping.ignoredTitles { builder.note(notice, line: line) }
      guard try records.advanceToContent() else { throw DeckFormatError(line: line, .titlesOnly) }
    } else if chosen == nil, preamble.anki == nil, let notice = ColumnMapping.halfTitled(titles) {
      builder.note(notice, line: records.line)
    }
    holdsRecord = true
    self.records = records
    summary = ReadSummary(
      encoding: text.encoding, delimiter: delimiter, titles: titled == nil ? nil : titles,
      columns: mapping.columns.map { $0?.title })
  }

  public var facts: [String] { summary.facts }

  /// What was left out or changed so far.
  public var notices: ReadNotices { builder.notices }

  /// The next row with a word and a meaning; nil at the end. After an error there is no going on.
  public mutating func next() throws(DeckFormatError) -> DeckRow? {
    while true {
      if !holdsRecord {
        guard try records.advance() else { return nil }
      }
      holdsRecord = false
      if let row = builder.row(of: records) { return row }
    }
  }
}

extension RecordReader {
  /// Goes to the next record with anything in it; false at the end.
  mutating func advanceToContent() throws(DeckFormatError) -> Bool {
    while try advance() {
      if fields.contains(where: { !CellText.trimmed(window.span.extracting($0)).isEmpty }) { return true }
    }
    return false
  }
}
