internal import SQLiteKit
internal import Vocabulary

/// Rows of an import with the columns of their entries as they are bound: one buffer that SQLite reads in place.
struct EncodedRows: Sendable {
  private struct Head: Sendable {
    var line: Int
    var deck: String
    var filled: FilledFields
    /// The columns that are NULL, 1 << column each.
    var nulls: UInt16 = 0
    var progress: ImportedProgress?
  }

  private var heads: [Head] = []
  /// Of each row, where each of its columns ends; a column begins where the one before it ends.
  private var ends: [Int] = []
  private var bytes: [UInt8] = []

  init(_ rows: [ImportRow]) {
    heads.reserveCapacity(rows.count)
    ends.reserveCapacity(rows.count * EntryColumns.count)
    bytes.reserveCapacity(rows.count * 256)
    for row in rows { append(row) }
  }

  var indices: Range<Int> { heads.indices }
  func line(at index: Int) -> Int { heads[index].line }
  func deck(at index: Int) -> String { heads[index].deck }
  func filledFields(at index: Int) -> FilledFields { heads[index].filled }
  func progress(at index: Int) -> ImportedProgress? { heads[index].progress }

  private mutating func append(_ row: borrowing ImportRow) {
    heads.append(
      Head(line: row.line, deck: row.deck, filled: row.entry.filledFields, progress: row.progress))
    // The order of `EntryColumns.content`.
    append(row.entry.word)
    append(row.entry.language)
    ColumnJSON.append(row.entry.meanings, to: &bytes)
    endColumn()
    append(row.entry.meaningLanguage)
    ColumnJSON.append(row.entry.examples, to: &bytes)
    endColumn()
    append(row.entry.pronunciation)
    append(row.entry.partOfSpeech)
    append(row.entry.level)
    append(row.entry.note)
    ColumnJSON.append(row.entry.tags, to: &bytes)
    endColumn()
    ColumnJSON.append(row.entry.accepted, to: &bytes)
    endColumn()
    ColumnJSON.append(row.entry.confusables, to: &bytes)
    endColumn()
  }

  private mutating func append(_ text: String?) {
    if let text {
      bytes.append(contentsOf: text.utf8)
    } else {
      heads[heads.count - 1].nulls |= 1 << UInt16(ends.count % EntryColumns.count)
    }
    endColumn()
  }

  private mutating func endColumn() { ends.append(bytes.count) }
}

extension EncodedRows {
  /// Lends the rows for `body`: what is bound of them must have run when it returns.
  func lend<T>(_ body: (Lent) throws -> T) rethrows -> T {
    try bytes.withUnsafeBytes { try body(Lent(rows: self, bytes: $0)) }
  }

  /// Rows whose bytes stand still.
  struct Lent {
    let rows: EncodedRows
    fileprivate let bytes: UnsafeRawBufferPointer

    /// The bytes of a column; nil for NULL.
    private func column(_ column: Int, of index: Int) -> UnsafeRawBufferPointer? {
      if rows.heads[index].nulls & 1 << UInt16(column) != 0 { return nil }
      let place = index * EntryColumns.count + column
      return UnsafeRawBufferPointer(rebasing: bytes[(place == 0 ? 0 : rows.ends[place - 1])..<rows.ends[place]])
    }

    /// Binds a row's content to the parameters from `first` on.
    func bind(_ index: Int, to statement: Statement, from first: Int) throws(SQLiteError) {
      for number in 0..<EntryColumns.count {
        if let text = column(number, of: index) {
          try statement.bind(lendingUTF8: text, at: first + number)
        } else {
          try statement.bindNull(at: first + number)
        }
      }
    }

    func bindWord(_ index: Int, to statement: Statement, at parameter: Int) throws(SQLiteError) {
      if let word = column(0, of: index) { try statement.bind(lendingUTF8: word, at: parameter) }
    }

    /// Whether the content in a statement's columns from `start` on is this row's, byte by byte.
    func equals(_ index: Int, _ row: Statement, from start: Int) -> Bool {
      for number in 0..<EntryColumns.count {
        guard let text = column(number, of: index) else {
          if row.isNull(at: start + number) { continue }
          return false
        }
        if row.isNull(at: start + number) { return false }
        let isSame = row.withUTF8(at: start + number) { stored in
          stored.count == text.count && UnsafeRawBufferPointer(stored).elementsEqual(text)
        }
        if !isSame { return false }
      }
      return true
    }

    /// The entry again.
    func entry(at index: Int) throws -> Entry {
      func text(_ number: Int) -> String? { column(number, of: index).map { String(decoding: $0, as: UTF8.self) } }
      func json(_ number: Int) -> UnsafeBufferPointer<UInt8> {
        column(number, of: index)?.bindMemory(to: UInt8.self) ?? UnsafeBufferPointer(start: nil, count: 0)
      }
      return Entry(
        word: text(0) ?? "", language: text(1) ?? "", meanings: try ColumnJSON.strings(json(2)),
        meaningLanguage: text(3) ?? "", examples: try ColumnJSON.examples(json(4)), pronunciation: text(5),
        partOfSpeech: text(6), level: text(7), note: text(8), tags: try ColumnJSON.strings(json(9)),
        accepted: try ColumnJSON.strings(json(10)), confusables: try ColumnJSON.confusables(json(11)))
    }
  }
}
