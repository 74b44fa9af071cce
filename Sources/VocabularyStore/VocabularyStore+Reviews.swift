internal import SQLiteKit
public import Scheduling
public import Vocabulary

extension VocabularyStore {
  /// The schedule of a card; nil if it was never answered.
  public func schedule(of card: CardID) throws(StoreError) -> CardSchedule? {
    try attempt { connection in try schedule(of: card, on: connection) }
  }

  func schedule(of card: CardID, on connection: Connection) throws -> CardSchedule? {
    try connection.first("SELECT \(ScheduleColumns.names) FROM card WHERE id = ?", [.integer(card.rawValue)]) {
      ScheduleColumns.read($0, from: 0)
    }
  }

  /// The cards of an entry that have been answered, by skill.
  public func cards(of entry: EntryID) throws(StoreError) -> [StoredCard] {
    try attempt { connection in
      try connection.rows(
        "SELECT id, leech, suspended, \(ScheduleColumns.names) FROM card WHERE entry_id = ? ORDER BY id",
        [.integer(entry.rawValue)]
      ) { Self.readCard($0) }
    }
  }

  /// The reviews of all cards of an entry, in the order of their times: those that an import brought may have been made
  /// before others that were here first.
  public func reviews(of entry: EntryID) throws(StoreError) -> [StoredReview] {
    try attempt { connection in
      try connection.rows(
        "SELECT \(Self.reviewColumns) FROM review WHERE card_id BETWEEN ? AND ? ORDER BY at, id",
        [.integer(entry.rawValue * 4), .integer(entry.rawValue * 4 + 3)], Self.readReview)
    }
  }

  /// How many reviews there are.
  public func reviewCount() throws(StoreError) -> Int {
    try attempt { connection in Int(try connection.integer("SELECT count(*) FROM review")) }
  }

  /// Every review from a day on, in the order in which they were made.
  public func reviewLog(
    since day: StudyDay? = nil, filter: EntryFilter = EntryFilter()
  ) throws(StoreError) -> [LoggedReview] {
    try attempt { connection in
      try connection.snapshot {
        var conditions = EntryConditions(filter)
        if let decks = try chosenDecks(filter, on: connection) {
          conditions.add("e.deck_id IN (\(decks.map { String($0.rawValue) }.joined(separator: ", ")))")
        }
        let join = conditions.isEmpty ? "" : " JOIN entry AS e ON e.id = r.card_id / 4"
        return try connection.rows(
          """
          SELECT r.card_id, r.at, r.day, r.utc_offset, r.rating FROM review AS r\(join)
          WHERE r.day >= ?\(conditions.sql) ORDER BY r.at, r.id
          """, [.integer(day.map { Int64($0.rawValue) } ?? .min)] + conditions.values
        ) { row in
          guard let rating = Rating(rawValue: row.int(at: 4)) else { throw ColumnJSON.Malformed() }
          let moment = Self.moment(row, from: 1)
          return LoggedReview(card: row.int64(at: 0), at: moment.at, day: moment.day, rating: rating)
        }
      }
    }
  }

  /// Every card that has been answered, of the entries that `filter` means.
  public func allCards(_ filter: EntryFilter = EntryFilter()) throws(StoreError) -> [StoredCard] {
    try attempt { connection in
      try connection.snapshot {
        var conditions = EntryConditions(filter)
        if let decks = try chosenDecks(filter, on: connection) {
          conditions.add("e.deck_id IN (\(decks.map { String($0.rawValue) }.joined(separator: ", ")))")
        }
        let join = conditions.isEmpty ? "" : " JOIN entry AS e ON e.id = c.entry_id"
        return try connection.rows(
          """
          SELECT c.id, c.leech, c.suspended, \(ScheduleColumns.names) FROM card AS c\(join)
          WHERE 1\(conditions.sql) ORDER BY c.id
          """, conditions.values
        ) { Self.readCard($0) }
      }
    }
  }

  /// A card of the columns id, leech, suspended and those of its schedule.
  static func readCard(_ row: Statement) -> StoredCard {
    StoredCard(
      id: CardID(rawValue: row.int64(at: 0)), schedule: ScheduleColumns.read(row, from: 3), isLeech: row.bool(at: 1),
      isSuspended: row.bool(at: 2))
  }

  /// The columns that `readReview` reads.
  static let reviewColumns = "card_id, at, day, utc_offset, rating, verdict, exercise, given, milliseconds, hints"

  static func readReview(_ row: Statement) throws -> StoredReview {
    guard let rating = Rating(rawValue: row.int(at: 4)) else { throw ColumnJSON.Malformed() }
    return StoredReview(
      card: CardID(rawValue: row.int64(at: 0)),
      record: ReviewRecord(
        moment: moment(row, from: 1), rating: rating, verdict: row.string(at: 5), exercise: row.string(at: 6),
        given: row.optionalString(at: 7), milliseconds: row.optionalInt64(at: 8).map { Int($0) }, hints: row.int(at: 9))
    )
  }

  static func moment(_ row: Statement, from start: Int) -> ReviewMoment {
    ReviewMoment(
      at: Timestamp(milliseconds: row.int64(at: start)), day: StudyDay(rawValue: row.int(at: start + 1)),
      utcOffset: row.int(at: start + 2))
  }
}
