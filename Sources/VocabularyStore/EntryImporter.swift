internal import SQLiteKit
internal import Scheduling
internal import Vocabulary

/// Writes the rows of one import within one transaction.
///
/// What it remembers of each entry is a few bytes; the old content of what it changes goes to a temporary table, for a
/// later row of the same word may show that nothing changes after all.
struct EntryImporter {
  private struct Deck {
    let id: Int64
    /// Made by this import, so that each word in it is new or from an earlier row.
    let isNew: Bool
    let reportIndex: Int
  }

  /// An entry of the library that rows have named.
  private struct Touched {
    var filled: FilledFields
    var isChanged = false
    var hasNewReviews = false
    /// Whether the report counts it as updated.
    var isUpdated: Bool { isChanged || hasNewReviews }
  }

  /// A row that its deck lacks, as far as is known before it is inserted.
  private struct WaitingRow {
    let index: Int
    let deck: Deck
  }

  private let connection: Connection
  private let now: Int64
  private let table: ImportTable
  private let recorder: StepRecorder?
  private let policy: DuplicatePolicy
  private let progress: ProgressImporter
  /// Entries with a later key are this import's own.
  private let lastOldID: Int64
  private var lastID: Int64
  private var uuids = UUIDGenerator()
  private var decks: [String: Deck] = [:]
  private var latestDeck: (name: String, deck: Deck)?
  private var touched: [Int64: Touched] = [:]
  private var waiting: [WaitingRow] = []
  private(set) var report = ImportReport()
  /// Entries of the library that were changed, and reviews that were added to them.
  private(set) var changed = 0

  /// - Parameters:
  ///   - progress: writes the reviews that rows bring.
  ///   - recorder: writes down what is done to entries and decks of the library; the new entries are left to `made`.
  init(
    _ connection: Connection, _ policy: DuplicatePolicy, _ progress: ProgressImporter, at now: Timestamp,
    recorder: StepRecorder?
  ) throws(SQLiteError) {
    self.connection = connection
    self.policy = policy
    self.progress = progress
    self.now = now.milliseconds
    self.recorder = recorder
    table = try ImportTable(connection, at: now.milliseconds)
    lastOldID = try connection.integer("SELECT seq FROM sqlite_sequence WHERE name = 'entry'")
    lastID = lastOldID
    recorder?.isPaused = true
  }

  /// The keys of the entries that were made, and of no others.
  var made: ClosedRange<Int64>? { lastID > lastOldID ? lastOldID + 1...lastID : nil }

  /// Takes in rows in their order.
  mutating func add(_ rows: EncodedRows) throws {
    try rows.lend { rows in
      for index in rows.rows.indices {
        let deck = try deck(named: rows.rows.deck(at: index))
        if let past = rows.rows.progress(at: index) {
          try insertWaiting(rows)
          try add(past, with: WaitingRow(index: index, deck: deck), rows)
          continue
        }
        if !deck.isNew, try addToLibrary(index, rows, deck) { continue }
        waiting.append(WaitingRow(index: index, deck: deck))
        if waiting.count == ImportTable.groupSize { try insertWaiting(rows) }
      }
      try insertWaiting(rows)
    }
  }

  /// Takes in a row and the reviews that it brings.
  private mutating func add(_ past: ImportedProgress, with row: WaitingRow, _ rows: EncodedRows.Lent) throws {
    let before = lastID
    guard let id = try insert(row, rows) else { return }
    guard id <= lastOldID else {
      report.addedReviews += try progress.add(past, to: EntryID(rawValue: id), isNew: id > before)
      return
    }
    if policy == .skip { return }
    let added = try recorded { try progress.add(past, to: EntryID(rawValue: id), isNew: false) }
    guard added > 0, var entry = touched[id] else { return }
    report.addedReviews += added
    changed += added
    if !entry.isUpdated {
      report.decks[row.deck.reportIndex].counts.unchanged -= 1
      report.decks[row.deck.reportIndex].counts.updated += 1
    }
    entry.hasNewReviews = true
    touched[id] = entry
  }

  /// Takes in a row whose word its deck has; false if it has none.
  private mutating func addToLibrary(_ index: Int, _ rows: EncodedRows.Lent, _ deck: Deck) throws -> Bool {
    let isKnown = try table.find(index, rows, in: deck.id) { id, isSame in
      // The usual row of a file imported again.
      guard isSame, policy != .skip, id <= lastOldID, touched[id] == nil else { return false }
      touched[id] = Touched(filled: rows.rows.filledFields(at: index))
      report.decks[deck.reportIndex].counts.unchanged += 1
      return true
    }
    if isKnown == true { return true }
    if isKnown == nil { return false }
    // What waits may be of the same word, and comes first.
    try insertWaiting(rows)
    try join(index, rows, deck)
    return true
  }

  private mutating func insertWaiting(_ rows: EncodedRows.Lent) throws {
    defer { waiting.removeAll(keepingCapacity: true) }
    if waiting.count == ImportTable.groupSize {
      let before = lastID
      for (place, row) in waiting.enumerated() {
        try table.bind(row.index, rows, deck: row.deck.id, newUUID(), at: place)
      }
      let count = try table.insertGroup()
      if count > 0 { lastID = connection.lastInsertedRow }
      if count == waiting.count {
        for row in waiting { report.decks[row.deck.reportIndex].counts.added += 1 }
        return
      }
      // Of a word that stands in the group twice, the first row is the one that was inserted.
      var own: Set<Int64> = []
      for row in waiting {
        if let id = try table.find(row.index, rows, in: row.deck.id), id > before, own.insert(id).inserted {
          report.decks[row.deck.reportIndex].counts.added += 1
        } else {
          try insert(row, rows)
        }
      }
      return
    }
    for row in waiting { try insert(row, rows) }
  }

  /// Inserts a row by itself, or joins it with the entry of its word; the answer is the entry's key.
  @discardableResult
  private mutating func insert(_ row: WaitingRow, _ rows: EncodedRows.Lent) throws -> Int64? {
    guard try table.insert(row.index, rows, deck: row.deck.id, newUUID()) else {
      return try join(row.index, rows, row.deck)
    }
    lastID = connection.lastInsertedRow
    report.decks[row.deck.reportIndex].counts.added += 1
    return lastID
  }

  /// Brings a row and the entry of its word together; the answer is the entry's key.
  @discardableResult
  private mutating func join(_ index: Int, _ rows: EncodedRows.Lent, _ deck: Deck) throws -> Int64? {
    guard let old = try table.entry(index, rows, in: deck.id) else { return nil }
    let line = rows.rows.line(at: index)
    if old.id > lastOldID {
      report.joinedLines.append(line)
      let joined = old.entry.joined(with: try rows.entry(at: index))
      if joined != old.entry { try table.update(old.id, deck.id, joined, modifiedAt: now) }
    } else if policy == .skip {
      report.skippedLines.append(line)
      if touched.updateValue(Touched(filled: []), forKey: old.id) == nil {
        report.decks[deck.reportIndex].counts.skipped += 1
      }
    } else {
      try change(old, deck, by: try rows.entry(at: index), at: line)
    }
    return old.id
  }

  /// Changes an entry that the library had before, or changes it anew after an earlier row of this import.
  private mutating func change(_ current: ImportTable.Found, _ deck: Deck, by row: Entry, at line: Int) throws {
    let counts = deck.reportIndex
    var original = current
    var content = row
    let earlier = touched[current.id]
    if let earlier {
      report.joinedLines.append(line)
      content = current.entry.keeping(earlier.filled).joined(with: content)
      if earlier.isChanged { original = try table.original(current.id) ?? current }
      if earlier.isUpdated {
        report.decks[counts].counts.updated -= 1
      } else {
        report.decks[counts].counts.unchanged -= 1
      }
    }
    let result = original.entry.updated(from: content, policy)
    let isChanged = result != original.entry
    if isChanged, earlier?.isChanged != true { try table.keepOriginal(current.id) }
    if result != current.entry {
      let time = isChanged ? now : original.modifiedAt
      try recorded { try table.update(current.id, deck.id, result, modifiedAt: time) }
      changed += 1
    }
    let known = Touched(
      filled: row.filledFields.union(earlier?.filled ?? []), isChanged: isChanged || earlier?.isChanged == true,
      hasNewReviews: earlier?.hasNewReviews == true)
    if isChanged || known.hasNewReviews {
      report.decks[counts].counts.updated += 1
    } else {
      report.decks[counts].counts.unchanged += 1
    }
    touched[current.id] = known
  }

  /// The deck of this name, made if it is missing.
  private mutating func deck(named name: String) throws -> Deck {
    if let latestDeck, latestDeck.name == name { return latestDeck.deck }
    let deck = try decks[name] ?? newDeck(named: name)
    decks[name] = deck
    latestDeck = (name, deck)
    return deck
  }

  private mutating func newDeck(named name: String) throws -> Deck {
    let known = try connection.first("SELECT id FROM deck WHERE name = ?", [.text(name)]) { $0.int64(at: 0) }
    report.decks.append(ImportReport.Deck(name: name, counts: ImportReport.Counts()))
    let reportIndex = report.decks.count - 1
    if let known { return Deck(id: known, isNew: false, reportIndex: reportIndex) }
    let uuid = newUUID()
    try recorded {
      try connection.run(
        "INSERT INTO deck (uuid, name, created_at) VALUES (?, ?, ?)", [.blob(uuid.bytes), .text(name), .integer(now)])
    }
    return Deck(id: connection.lastInsertedRow, isNew: true, reportIndex: reportIndex)
  }

  private mutating func newUUID() -> RecordUUID { uuids.next(at: UInt64(clamping: now)) }

  /// Runs a change to what stays when the entries that were made are taken back.
  @discardableResult
  private func recorded<T>(_ body: () throws -> T) rethrows -> T {
    recorder?.isPaused = false
    defer { recorder?.isPaused = true }
    return try body()
  }

  /// Ends the import; a rollback does so by itself.
  func finish() throws(SQLiteError) {
    recorder?.isPaused = false
    try table.finish()
  }
}
