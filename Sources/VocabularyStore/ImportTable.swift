internal import SQLiteKit
internal import Vocabulary

/// The statements of an import: entries found, inserted in groups, changed, and the old content of the changed ones.
final class ImportTable {
  struct Found {
    var id: Int64
    var entry: Entry
    var modifiedAt: Int64
  }

  /// Rows inserted by one statement; more make it no faster.
  static let groupSize = 32

  private let connection: Connection
  private let now: Int64
  private let group: Statement
  private let single: Statement
  private let lookup: Statement
  private var hasOriginals = false

  init(_ connection: Connection, at now: Int64) throws(SQLiteError) {
    self.connection = connection
    self.now = now
    group = try connection.statement(EntryColumns.insertNew(count: Self.groupSize))
    single = try connection.statement(EntryColumns.insertNew)
    lookup = try connection.statement(
      "SELECT id, modified_at, \(EntryColumns.content) FROM entry WHERE deck_id = ? AND word = ?")
  }

  // Bound is the same way for one row and for many: the time first, then of each row the content, the UUID, the deck.

  /// Binds a row at a place of the group.
  func bind(
    _ index: Int, _ rows: EncodedRows.Lent, deck: Int64, _ uuid: RecordUUID, at place: Int
  ) throws(SQLiteError) {
    try bind(index, rows, deck: deck, uuid, at: place, of: group)
  }

  private func bind(
    _ index: Int, _ rows: EncodedRows.Lent, deck: Int64, _ uuid: RecordUUID, at place: Int, of statement: Statement
  ) throws(SQLiteError) {
    let first = 2 + place * (EntryColumns.count + 2)
    try rows.bind(index, to: statement, from: first)
    try statement.bind(uuid.bytes, at: first + EntryColumns.count)
    try statement.bind(deck, at: first + EntryColumns.count + 1)
  }

  /// Inserts the group that was bound, but for the rows that cannot be; the answer is how many could.
  func insertGroup() throws(SQLiteError) -> Int {
    try group.bind(now, at: 1)
    try group.run()
    return connection.changedRows
  }

  /// Inserts one row; false if the deck has its word.
  func insert(_ index: Int, _ rows: EncodedRows.Lent, deck: Int64, _ uuid: RecordUUID) throws(SQLiteError) -> Bool {
    try bind(index, rows, deck: deck, uuid, at: 0, of: single)
    try single.bind(now, at: 1)
    try single.run()
    return connection.changedRows > 0
  }

  /// The key of the entry that has a row's word.
  func find(_ index: Int, _ rows: EncodedRows.Lent, in deck: Int64) throws(SQLiteError) -> Int64? {
    try find(index, rows, in: deck) { id, _ in id }
  }

  /// What `body` makes of the entry that has a row's word: its key, and whether its content is the row's.
  func find<T>(
    _ index: Int, _ rows: EncodedRows.Lent, in deck: Int64, _ body: (Int64, Bool) -> T
  ) throws(SQLiteError) -> T? {
    defer { lookup.reset() }
    try look(for: index, rows, in: deck)
    return try lookup.step() ? body(lookup.int64(at: 0), rows.equals(index, lookup, from: 2)) : nil
  }

  /// The entry that has a row's word.
  func entry(_ index: Int, _ rows: EncodedRows.Lent, in deck: Int64) throws -> Found? {
    defer { lookup.reset() }
    try look(for: index, rows, in: deck)
    return try lookup.step() ? try found(lookup) : nil
  }

  private func look(for index: Int, _ rows: EncodedRows.Lent, in deck: Int64) throws(SQLiteError) {
    try lookup.bind(deck, at: 1)
    try rows.bindWord(index, to: lookup, at: 2)
  }

  /// What a changed entry was before this import.
  func original(_ id: Int64) throws -> Found? {
    try connection.first(
      "SELECT id, modified_at, \(EntryColumns.content) FROM temp.import_original WHERE id = ?", [.integer(id)], found)
  }

  private func found(_ row: Statement) throws -> Found {
    Found(id: row.int64(at: 0), entry: try EntryColumns.read(row, from: 2), modifiedAt: row.int64(at: 1))
  }

  func keepOriginal(_ id: Int64) throws(SQLiteError) {
    if !hasOriginals {
      try connection.execute(
        """
        CREATE TEMP TABLE import_original (id INTEGER PRIMARY KEY, modified_at INTEGER, \(EntryColumns.content))
        """)
      hasOriginals = true
    }
    try connection.run(
      """
      INSERT OR IGNORE INTO temp.import_original
      SELECT id, modified_at, \(EntryColumns.content) FROM main.entry WHERE id = ?
      """, [.integer(id)])
  }

  func update(_ id: Int64, _ deck: Int64, _ entry: Entry, modifiedAt: Int64) throws(SQLiteError) {
    let statement = try connection.statement(EntryColumns.update)
    try EntryColumns.bind(entry, to: statement)
    try statement.bind(deck, at: EntryColumns.count + 1)
    try statement.bind(modifiedAt, at: EntryColumns.count + 2)
    try statement.bind(id, at: EntryColumns.count + 3)
    try statement.run()
  }

  func finish() throws(SQLiteError) {
    if hasOriginals { try connection.execute("DROP TABLE temp.import_original") }
  }
}
