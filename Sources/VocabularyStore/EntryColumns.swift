internal import SQLiteKit
internal import Scheduling
internal import Vocabulary

/// The columns that hold an entry's content, as they are bound and read.
enum EntryColumns {
  /// Their names in the order in which `bind`, `read` and `EncodedRows` have them.
  private static let names = [
    "word", "language", "meanings", "meaning_language", "examples", "pronunciation", "part_of_speech", "level", "note",
    "tags", "accepted", "confusables",
  ]
  static let content = names.joined(separator: ", ")
  static let count = names.count

  static let insert = """
    INSERT INTO entry (\(content), uuid, deck_id, created_at, modified_at) VALUES (\(marks(count + 4)))
    """

  private static func marks(_ count: Int) -> String { Array(repeating: "?", count: count).joined(separator: ", ") }

  /// Inserts a row, but not if its deck has its word: the time first, then the content, the UUID and the deck.
  static let insertNew = "INSERT INTO \(newRows(count: 1)) ON CONFLICT (deck_id, word) DO NOTHING"

  /// Inserts rows, bound like one after the time, but for those that any constraint forbids: SQLite need not be able to
  /// take the statement back, which would cost a third more.
  static func insertNew(count: Int) -> String { "INSERT OR IGNORE INTO \(newRows(count: count))" }

  private static func newRows(count: Int) -> String {
    let rows = (0..<count).map { row in
      let first = 2 + row * (self.count + 2)
      return "(" + (first..<first + self.count + 2).map { "?\($0)" }.joined(separator: ", ") + ", ?1, ?1)"
    }
    return """
      entry (\(content), uuid, deck_id, created_at, modified_at)
      VALUES \(rows.joined(separator: ", "))
      """
  }

  static let update = """
    UPDATE entry SET (\(content)) = (\(marks(count))), deck_id = ?, modified_at = ? WHERE id = ?
    """

  /// Binds the content to the parameters from 1 on.
  static func bind(_ entry: Entry, to statement: Statement) throws(SQLiteError) {
    try statement.bind(entry.word, at: 1)
    try statement.bind(entry.language, at: 2)
    try statement.bind(utf8: ColumnJSON.encode(entry.meanings), at: 3)
    try statement.bind(entry.meaningLanguage, at: 4)
    try statement.bind(utf8: ColumnJSON.encode(entry.examples), at: 5)
    try statement.bind(entry.pronunciation, at: 6)
    try statement.bind(entry.partOfSpeech, at: 7)
    try statement.bind(entry.level, at: 8)
    try statement.bind(entry.note, at: 9)
    try statement.bind(utf8: ColumnJSON.encode(entry.tags), at: 10)
    try statement.bind(utf8: ColumnJSON.encode(entry.accepted), at: 11)
    try statement.bind(utf8: ColumnJSON.encode(entry.confusables), at: 12)
  }

  /// Reads the content from the columns from `start` on.
  static func read(_ row: Statement, from start: Int = 0) throws -> Entry {
    Entry(
      word: row.string(at: start),
      language: row.string(at: start + 1),
      meanings: try row.withUTF8(at: start + 2) { try ColumnJSON.strings($0) },
      meaningLanguage: row.string(at: start + 3),
      examples: try row.withUTF8(at: start + 4) { try ColumnJSON.examples($0) },
      pronunciation: row.optionalString(at: start + 5),
      partOfSpeech: row.optionalString(at: start + 6),
      level: row.optionalString(at: start + 7),
      note: row.optionalString(at: start + 8),
      tags: try row.withUTF8(at: start + 9) { try ColumnJSON.strings($0) },
      accepted: try row.withUTF8(at: start + 10) { try ColumnJSON.strings($0) },
      confusables: try row.withUTF8(at: start + 11) { try ColumnJSON.confusables($0) })
  }

  /// The columns that `readStored` reads; `e` is the entry.
  static let stored = """
    \(names.map { "e." + $0 }.joined(separator: ", ")), e.id, e.uuid, \
    (SELECT name FROM deck WHERE id = e.deck_id), e.suspended, e.flagged, e.created_at, e.modified_at
    """

  static func readStored(_ row: Statement) throws -> StoredEntry {
    guard let uuid = RecordUUID(bytes: row.bytes(at: count + 1)) else { throw ColumnJSON.Malformed() }
    return StoredEntry(
      id: EntryID(rawValue: row.int64(at: count)), uuid: uuid, deck: row.string(at: count + 2), content: try read(row),
      isSuspended: row.bool(at: count + 3), isFlagged: row.bool(at: count + 4),
      createdAt: Timestamp(milliseconds: row.int64(at: count + 5)),
      modifiedAt: Timestamp(milliseconds: row.int64(at: count + 6)))
  }
}
