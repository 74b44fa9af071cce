internal import JSONText
internal import SQLiteKit
internal import Scheduling
internal import Vocabulary

/// What a filter means, before its entries are handed over.
public struct EntrySurvey: Hashable, Sendable {
  public var entries: Int
  /// Examples of one entry at most.
  public var mostExamples: Int
}

/// An entry with what was learned of it.
public struct EntryHistory: Hashable, Sendable {
  public var entry: StoredEntry
  /// The cards that have been answered, by skill.
  public var cards: [StoredCard]
  /// In the order in which they were made.
  public var reviews: [StoredReview]
}

extension VocabularyStore {
  /// Hands over the entries that `filter` means in batches: deck by deck by their names, within a deck as they were
  /// inserted. All is read from one snapshot, which changes by others meanwhile do not touch.
  ///
  /// - Parameters:
  ///   - withHistory: whether cards and reviews are wanted; else they are empty.
  ///   - begin: is told what will come, before the first batch.
  /// - Throws: `.noSuchDeck`, and what `begin` and `body` throw as it is.
  public func forEachHistory(
    of filter: EntryFilter = EntryFilter(), withHistory: Bool, size: Int = 500,
    begin: @Sendable (EntrySurvey) throws -> Void, _ body: @Sendable ([EntryHistory]) throws -> Void
  ) throws {
    try attemptForCaller { connection in
      try connection.snapshot {
        let ids = try deckIDs(filter.decks, on: connection).flatMap { deck in
          let query = EntryQuery(filter, decks: [deck])
          return try connection.rows(
            "SELECT e.id FROM entry AS e WHERE \(query.conditions) ORDER BY e.id", query.values
          ) { $0.int64(at: 0) }
        }
        let survey = EntrySurvey(entries: ids.count, mostExamples: try mostExamples(filter, on: connection))
        try CallerFailure.marking { try begin(survey) }
        var start = 0
        while start < ids.count {
          let batch = Array(ids[start..<min(start + max(1, size), ids.count)])
          let histories = try histories(of: batch, withHistory: withHistory, on: connection)
          try CallerFailure.marking { try body(histories) }
          start += batch.count
        }
      }
    }
  }

  private func mostExamples(_ filter: EntryFilter, on connection: Connection) throws -> Int {
    let query = EntryQuery(filter, decks: try chosenDecks(filter, on: connection))
    return Int(
      try connection.integer(
        "SELECT max(json_array_length(e.examples)) FROM entry AS e WHERE \(query.conditions)", query.values))
  }

  private func histories(
    of ids: [Int64], withHistory: Bool, on connection: Connection
  ) throws -> [EntryHistory] {
    var cards: [EntryID: [StoredCard]] = [:]
    var reviews: [EntryID: [StoredReview]] = [:]
    if withHistory {
      // As one parameter, so that one statement serves every batch.
      let list = SQLValue.text(JSONValue.array(ids.map { .integer($0) }).line)
      try connection.forEachRow(
        """
        SELECT id, leech, suspended, \(ScheduleColumns.names)
        FROM (SELECT value AS wanted FROM json_each(?)) CROSS JOIN card ON entry_id = wanted ORDER BY id
        """, [list]
      ) { row in
        let card = Self.readCard(row)
        cards[card.id.entry, default: []].append(card)
      }
      try connection.forEachRow(
        """
        SELECT \(Self.reviewColumns) FROM (SELECT value AS wanted FROM json_each(?))
        CROSS JOIN review ON card_id BETWEEN wanted * 4 AND wanted * 4 + 3 ORDER BY at, id
        """, [list]
      ) { row in
        let review = try Self.readReview(row)
        reviews[review.card.entry, default: []].append(review)
      }
    }
    return try ids.compactMap { id in
      guard let entry = try stored(EntryID(rawValue: id), on: connection) else { return nil }
      return EntryHistory(entry: entry, cards: cards[entry.id] ?? [], reviews: reviews[entry.id] ?? [])
    }
  }
}

extension Connection {
  fileprivate func forEachRow(_ sql: String, _ values: [SQLValue], _ body: (Statement) throws -> Void) throws {
    let statement = try statement(sql)
    defer { statement.reset() }
    try statement.bind(values)
    while try statement.step() { try body(statement) }
  }
}
