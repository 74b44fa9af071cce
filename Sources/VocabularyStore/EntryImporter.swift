internal import SQLiteKit
internal import Scheduling
internal import Vocabulary

/// Writes the rows of one import within one transaction.
///
/// What it remembers of each entry is a few bytes; the old content of what it changes goes to a temporary table, for a
/// later row of the same word may show that nothing changes after all.
struct EntryImporter {
  private struct Deck {
    var id: Int64
    /// Made by this import, so that each word in it is new or from an earlier row.
    var isNew: Bool
    var reportIndex: Int
  }

  /// An entry of the library that rows have named.
  private struct Touched {
    var filled: FilledFields
    var isChanged = false
    var hasNewReviews = false
    /// Whether the report counts it as updated.
    var isUpdated: Bool { isChanged || hasNewReviews }
  }

  private let connection: Connection
  private let insertion: Statement
  private let lookup: Statement
  private let policy: DuplicatePolicy
  private let now: Int64
  private let uuid: () -> [UInt8]
  private let progress: ProgressImporter
  /// Entries with a later key are this import's own.
  private let lastOldID: Int64
  private var decks: [String: Deck] = [:]
  private var touched: [Int64: Touched] = [:]
  private var hasTable = false
  private(set) var report = ImportReport()
  /// Rows written.
  private(set) var written = 0

  init(
    _ connection: Connection, _ policy: DuplicatePolicy, _ scheduler: Scheduler, at now: Timestamp,
    uuid: @escaping () -> [UInt8]
  ) throws(SQLiteError) {
    self.connection = connection
    self.policy = policy
    self.now = now.milliseconds
    self.uuid = uuid
    progress = ProgressImporter(connection, scheduler, uuid: uuid)
    insertion = try connection.statement(EntryColumns.insert + " ON CONFLICT (deck_id, word) DO NOTHING")
    lookup = try connection.statement(
      "SELECT id, modified_at, \(EntryColumns.content) FROM entry WHERE deck_id = ? AND word = ?")
    lastOldID = try connection.integer("SELECT max(id) FROM entry")
  }

  /// Where a row went.
  private struct Place {
    var id: EntryID
    /// Of its deck in the report.
    var counts: Int
    /// Whether the row itself made the entry.
    var isNew = false
    /// Whether the row is left out under the policy.
    var isSkipped = false
  }

  mutating func add(_ row: ImportRow) throws {
    let place = try write(row)
    guard let progress = row.progress, !place.isSkipped else { return }
    let added = try self.progress.add(progress, to: place.id, isNew: place.isNew)
    guard added > 0 else { return }
    report.addedReviews += added
    written += added
    if var entry = touched[place.id.rawValue] {
      if !entry.isUpdated {
        report.decks[place.counts].counts.unchanged -= 1
        report.decks[place.counts].counts.updated += 1
      }
      entry.hasNewReviews = true
      touched[place.id.rawValue] = entry
    }
  }

  private mutating func write(_ row: ImportRow) throws -> Place {
    let deck = try deck(named: row.deck)
    let counts = deck.reportIndex
    if deck.isNew, try insert(row.entry, into: deck.id) { return added(counts) }
    guard let old = try find(row.entry.word, in: deck.id) else {
      _ = try insert(row.entry, into: deck.id)
      return added(counts)
    }
    var place = Place(id: EntryID(rawValue: old.id), counts: counts)
    if old.id > lastOldID {
      report.joinedLines.append(row.line)
      let joined = old.entry.joined(with: row.entry)
      if joined != old.entry { try update(old.id, deck.id, joined, modifiedAt: now) }
    } else if policy == .skip {
      report.skippedLines.append(row.line)
      if touched.updateValue(Touched(filled: []), forKey: old.id) == nil {
        report.decks[counts].counts.skipped += 1
      }
      place.isSkipped = true
    } else {
      try change(old, deck.id, by: row, counts: counts)
    }
    return place
  }

  private mutating func added(_ counts: Int) -> Place {
    report.decks[counts].counts.added += 1
    return Place(id: EntryID(rawValue: connection.lastInsertedRow), counts: counts, isNew: true)
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
      if earlier.isUpdated {
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
    let filled = row.entry.filledFields.union(earlier?.filled ?? [])
    let now = Touched(
      filled: filled, isChanged: isChanged || earlier?.isChanged == true,
      hasNewReviews: earlier?.hasNewReviews == true)
    if isChanged || now.hasNewReviews {
      report.decks[counts].counts.updated += 1
    } else {
      report.decks[counts].counts.unchanged += 1
    }
    touched[current.id] = now
  }

  private mutating func deck(named name: String) throws -> Deck {
    if let known = decks[name] { return known }
    let id = try connection.first("SELECT id FROM deck WHERE name = ?", [.text(name)]) { $0.int64(at: 0) }
    if id == nil {
      try connection.run(
        "INSERT INTO deck (uuid, name, created_at) VALUES (?, ?, ?)", [.blob(uuid()), .text(name), .integer(now)])
    }
    let deck = Deck(id: id ?? connection.lastInsertedRow, isNew: id == nil, reportIndex: report.decks.count)
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
  private mutating func insert(_ entry: Entry, into deck: Int64) throws(SQLiteError) -> Bool {
    try EntryColumns.bind(entry, to: insertion)
    try insertion.bind(uuid(), at: EntryColumns.count + 1)
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
