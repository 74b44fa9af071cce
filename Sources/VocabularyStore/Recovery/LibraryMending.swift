internal import SQLiteKit
internal import Scheduling
internal import Vocabulary

/// Finds and mends what a library's rows say of each other: nothing may belong to nothing, and what follows from the
/// reviews must follow from them.
struct LibraryMending {
  let connection: Connection

  /// Cards whose state is not what some order of their reviews led to, whichever settings were in force.
  private static let wrongCards = """
    SELECT c.id FROM card AS c
    LEFT JOIN (SELECT card_id, count(*) AS n, max(at) AS last, max(id) AS newest FROM review GROUP BY card_id) AS r
      ON r.card_id = c.id
    WHERE c.entry_id IN (SELECT id FROM entry) AND (
      r.n IS NOT c.reps
      OR c.last_at NOT IN (r.last, (SELECT at FROM review WHERE id = r.newest))
      OR c.due_at < c.last_at OR c.due_day < c.last_day OR c.due_day > c.last_day + \(Scheduler.longestInterval * 2)
      OR NOT (c.stability > 0 AND c.stability < 1e9) OR NOT c.difficulty BETWEEN 0 AND 11
      OR c.lapses NOT BETWEEN 0 AND c.reps)
    """

  /// Reviews of entries that are there whose card is not.
  private static let cardless = """
    SELECT DISTINCT card_id FROM review
    WHERE card_id NOT IN (SELECT id FROM card) AND card_id / 4 IN (SELECT id FROM entry) AND card_id % 4 < 3
    """

  private static let wrongEntries = """
    SELECT e.id FROM entry AS e
    WHERE e.introduced IS NOT (SELECT coalesce(sum(1 << skill), 0) FROM card WHERE entry_id = e.id)
      OR EXISTS (
        SELECT 1 FROM card WHERE entry_id = e.id AND (deck_id, suspended) IS NOT (e.deck_id, e.suspended))
    """

  /// Each kind of row that belongs to nothing, and where it does.
  private static let orphans = [
    "review": "card_id NOT IN (SELECT id FROM card)", "card": "entry_id NOT IN (SELECT id FROM entry)",
    "history_change": "history_id NOT IN (SELECT id FROM history)",
  ]

  private static let lists: [(name: String, isWhole: @Sendable (UnsafeBufferPointer<UInt8>) -> Bool)] = [
    ("meanings", { (try? ColumnJSON.strings($0)) != nil }), ("examples", { (try? ColumnJSON.examples($0)) != nil }),
    ("tags", { (try? ColumnJSON.strings($0)) != nil }), ("accepted", { (try? ColumnJSON.strings($0)) != nil }),
    ("confusables", { (try? ColumnJSON.confusables($0)) != nil }),
  ]

  func ids(_ sql: String) throws -> [Int64] { try connection.rows(sql) { $0.int64(at: 0) } }

  func cardsToReschedule() throws -> [Int64] {
    Array(Set(try ids(Self.wrongCards) + ids(Self.cardless))).sorted()
  }

  func entriesToRecount() throws -> [Int64] { try ids(Self.wrongEntries) }

  /// Rows that belong to nothing; entries whose deck is gone count too.
  func orphanCount() throws -> Int {
    var count = try connection.integer("SELECT count(*) FROM entry WHERE deck_id NOT IN (SELECT id FROM deck)")
    for (table, condition) in Self.orphans {
      count += try connection.integer("SELECT count(*) FROM \(table) WHERE \(condition)")
    }
    return Int(count)
  }

  /// The columns of entries that hold no list.
  func unreadableLists() throws -> [(entry: Int64, column: String)] {
    var found: [(Int64, String)] = []
    let names = Self.lists.map(\.name).joined(separator: ", ")
    let statement = try connection.statement("SELECT id, \(names) FROM entry")
    defer { statement.reset() }
    while try statement.step() {
      for (index, list) in Self.lists.enumerated() where !statement.withUTF8(at: index + 1, list.isWhole) {
        found.append((statement.int64(at: 0), list.name))
      }
    }
    return found
  }

  /// Removes what belongs to nothing. A deck that is gone is made again, for its words are worth more than its name.
  func removeOrphans(uuid: () -> [UInt8], at time: Timestamp) throws {
    for deck in try ids("SELECT DISTINCT deck_id FROM entry WHERE deck_id NOT IN (SELECT id FROM deck)") {
      try connection.run(
        "INSERT INTO deck (id, uuid, name, created_at) VALUES (?, ?, ?, ?)",
        [.integer(deck), .blob(uuid()), .text("recovered \(deck)"), .integer(time.milliseconds)])
    }
    // A card before its reviews: those of an entry that is there have had theirs made anew by now.
    for table in ["card", "review", "history_change"] {
      guard let condition = Self.orphans[table] else { continue }
      try connection.run("DELETE FROM \(table) WHERE \(condition)")
    }
  }

  func emptyUnreadableLists() throws {
    for (entry, column) in try unreadableLists() {
      // A word without any meaning could not be asked.
      let empty = column == "meanings" ? #"["?"]"# : "[]"
      try connection.run("UPDATE entry SET \(column) = ? WHERE id = ?", [.text(empty), .integer(entry)])
    }
  }

  /// Makes schedules anew from the reviews in the order of their times; a card without reviews goes.
  func reschedule(_ cards: [Int64], with scheduler: Scheduler, uuid: @escaping () -> [UInt8]) throws {
    let writer = CardWriter(connection, uuid: uuid)
    for card in cards {
      let reviews = try connection.rows(
        "SELECT at, day, utc_offset, rating FROM review WHERE card_id = ? ORDER BY at, id", [.integer(card)]
      ) { row in (VocabularyStore.moment(row, from: 0), Rating(rawValue: row.int(at: 3)) ?? .good) }
      if let schedule = scheduler.replay(reviews, of: card) {
        try writer.write(
          schedule, CardID(rawValue: card), isLeech: schedule.lapses >= CardSchedule.leechLapses)
      } else {
        try connection.run("DELETE FROM card WHERE id = ?", [.integer(card)])
      }
    }
  }

  /// Makes the marks of what is new, and the cards' decks and suspensions, agree with cards and entries.
  func recount(_ entries: [Int64]) throws {
    for entry in entries {
      try connection.run(
        """
        UPDATE entry SET introduced = (SELECT coalesce(sum(1 << skill), 0) FROM card WHERE entry_id = entry.id)
        WHERE id = ?
        """, [.integer(entry)])
      try connection.run(
        """
        UPDATE card SET (deck_id, suspended) = (SELECT deck_id, suspended FROM entry WHERE id = card.entry_id)
        WHERE entry_id = ?
        """, [.integer(entry)])
    }
  }
}
