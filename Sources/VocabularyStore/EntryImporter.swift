internal import SQLiteKit
internal import Scheduling
internal import Vocabulary

/// Writes the rows of one import within one transaction.
///
/// What it remembers of each entry is a few bytes; the old content of what it changes goes to a temporary table, for a
/// later row of the same word may show that nothing changes after all.
struct EntryImporter {
  private struct Deck {
    var id: Int64?
    /// Made by this import, so that each word in it is new or from an earlier row.
    var isNew = false
    var reportIndex: Int
  }

  /// An entry of the library that rows have named.
  private struct Touched {
    var filled: FilledFields
    var isChanged = false
  }

  private let connection: Connection
  private let insertion: Statement
  private let lookup: Statement
  private let policy: DuplicatePolicy
  private let now: Int64
  /// Entries with a later key are this import's own.
  private let lastOldID: Int64
  private var decks: [String: Deck] = [:]
  private var touched: [Int64: Touched] = [:]
  private var hasTable = false
  private(set) var report = ImportReport()
  /// Rows written.
  private(set) var written = 0

  init(_ connection: Connection, _ policy: DuplicatePolicy, at now: Timestamp) throws(SQLiteError) {
    self.connection = connection
    self.policy = policy
    self.now = now.milliseconds
    insertion = try connection.statement(EntryColumns.insert + " ON CONFLICT (deck_id, word) DO NOTHING")
    lookup = try connection.statement(
      "SELECT id, modified_at, \(EntryColumns.content) FROM entry WHERE deck_id = ? AND word = ?")
    lastOldID = try connection.integer("SELECT max(id) FROM entry")
  }

  mutating func add(_ row: ImportRow, uuid: () -> [UInt8]) throws {
    var deck = try deck(named: row.deck)
    if deck.id == nil {
      try connection.run(
        "INSERT INTO deck (uuid, name, created_at) VALUES (?, ?, ?)", [.blob(uuid()), .text(row.deck), .integer(now)])
      deck.id = connection.lastInsertedRow
      deck.isNew = true
      decks[row.deck] = deck
    }
    guard let deckID = deck.id else { return }
    if deck.isNew, try insert(row.entry, into: deckID, uuid: uuid()) {
      report.decks[deck.reportIndex].counts.added += 1
      return
    }
    guard let old = try find(row.entry.word, in: deckID) else {
      _ = try insert(row.entry, into: deckID, uuid: uuid())
      report.decks[deck.reportIndex].counts.added += 1
      return
    }
    if old.id > lastOldID {
      report.joinedLines.append(row.line)
      let joined = old.entry.joined(with: row.entry)
      if joined != old.entry { try update(old.id, deckID, joined, modifiedAt: now) }
    } else if policy == .skip {
      report.skippedLines.append(row.line)
      if touched.updateValue(Touched(filled: []), forKey: old.id) == nil {
        report.decks[deck.reportIndex].counts.skipped += 1
      }
    } else {
      try change(old, deckID, by: row, counts: deck.reportIndex)
    }
  }

  /// Changes an entry that the library had before, or changes it anew after an earlier row of this import.
  private mutating func change(_ current: Found, _ deck: Int64, by row: ImportRow, counts: Int) throws {
    var original = current
    var content = row.entry
    let earlier = touched[current.id]
    if let earlier {
      report.joinedLines.append(row.line)
      content = current.entry.keeping(earlier.filled).joined(with: content)
      if earlier.isChanged { original = try self.original(current.id) ?? current }
      if earlier.isChanged {
        report.decks[counts].counts.updated -= 1
      } else {
        report.decks[counts].counts.unchanged -= 1
      }
    }
    let result = original.entry.updated(from: content, policy)
    let isChanged = result != original.entry
    if isChanged, earlier?.isChanged != true { try keepOriginal(current.id) }
    if result != current.entry {
      try update(current.id, deck, result, modifiedAt: isChanged ? now : original.modifiedAt)
    }
    if isChanged {
      report.decks[counts].counts.updated += 1
    } else {
      report.decks[counts].counts.unchanged += 1
    }
    let filled = row.entry.filledFields.union(earlier?.filled ?? [])
    touched[current.id] = Touched(filled: filled, isChanged: isChanged || earlier?.isChanged == true)
  }

  private mutating func deck(named name: String) throws -> Deck {
    if let known = decks[name] { return known }
    let id = try connection.first("SELECT id FROM deck WHERE name = ?", [.text(name)]) { $0.int64(at: 0) }
    let deck = Deck(id: id, reportIndex: report.decks.count)
    report.decks.append(ImportReport.Deck(name: name, counts: ImportReport.Counts()))
    decks[name] = deck
    return deck
  }
}

// The rows.
extension EntryImporter {
  private struct Found {
    var id: Int64
    var entry: Entry
    var modifiedAt: Int64
  }

  private func find(_ word: String, in deck: Int64) throws -> Found? {
    defer { lookup.reset() }
    try lookup.bind(deck, at: 1)
    try lookup.bind(word, at: 2)
    return try lookup.step() ? try found(lookup) : nil
  }

  private func original(_ id: Int64) throws -> Found? {
    try connection.first(
      "SELECT id, modified_at, \(EntryColumns.content) FROM temp.import_original WHERE id = ?", [.integer(id)], found)
  }

  private func found(_ row: Statement) throws -> Found {
    Found(id: row.int64(at: 0), entry: try EntryColumns.read(row, from: 2), modifiedAt: row.int64(at: 1))
  }

  private mutating func keepOriginal(_ id: Int64) throws(SQLiteError) {
    if !hasTable {
      try connection.execute(
        """
        CREATE TEMP TABLE import_original (id INTEGER PRIMARY KEY, modified_at INTEGER, \(EntryColumns.content))
        """)
      hasTable = true
    }
    try connection.run(
      """
      INSERT OR IGNORE INTO temp.import_original
      SELECT id, modified_at, \(EntryColumns.content) FROM main.entry WHERE id = ?
      """, [.integer(id)])
  }

  /// False if the deck has the word.
  private mutating func insert(_ entry: Entry, into deck: Int64, uuid: [UInt8]) throws(SQLiteError) -> Bool {
    try EntryColumns.bind(entry, to: insertion)
    try insertion.bind(uuid, at: EntryColumns.count + 1)
    try insertion.bind(deck, at: EntryColumns.count + 2)
    try insertion.bind(now, at: EntryColumns.count + 3)
    try insertion.bind(now, at: EntryColumns.count + 4)
    try insertion.run()
    let isInserted = connection.changedRows > 0
    if isInserted { written += 1 }
    return isInserted
  }

  private mutating func update(
    _ id: Int64, _ deck: Int64, _ entry: Entry, modifiedAt: Int64
  ) throws(SQLiteError) {
    let statement = try connection.statement(EntryColumns.update)
    try EntryColumns.bind(entry, to: statement)
    try statement.bind(deck, at: EntryColumns.count + 1)
    try statement.bind(modifiedAt, at: EntryColumns.count + 2)
    try statement.bind(id, at: EntryColumns.count + 3)
    try statement.run()
    written += 1
  }

  /// Removes the temporary table; a rollback does so by itself.
  func finish() throws(SQLiteError) {
    if hasTable { try connection.execute("DROP TABLE temp.import_original") }
  }
}
