internal import SQLiteKit
internal import Scheduling
internal import Vocabulary

/// Writes the rows of cards and reviews.
struct CardWriter {
  private let connection: Connection
  private let uuid: () -> [UInt8]

  init(_ connection: Connection, uuid: @escaping () -> [UInt8]) {
    self.connection = connection
    self.uuid = uuid
  }

  /// Writes where a card stands, making its row if it has none.
  ///
  /// - Throws: `.noSuchEntry` if the card's entry is gone.
  func write(_ schedule: CardSchedule, _ card: CardID, isLeech: Bool) throws {
    guard let skill = card.skill else { throw StoreError.noSuchEntry(card.entry) }
    let entry = try connection.first(
      "SELECT deck_id, suspended, introduced FROM entry WHERE id = ?", [.integer(card.entry.rawValue)]
    ) { (deck: $0.int64(at: 0), suspended: $0.int64(at: 1), introduced: $0.int(at: 2)) }
    guard let entry else { throw StoreError.noSuchEntry(card.entry) }
    let values = ScheduleColumns.values(schedule) + [SQLValue(isLeech), .integer(card.rawValue)]
    let changed = try connection.run(
      "UPDATE card SET (\(ScheduleColumns.names), leech) = (\(ScheduleColumns.marks), ?) WHERE id = ?", values)
    if changed == 0 {
      try connection.run(
        """
        INSERT INTO card (\(ScheduleColumns.names), leech, id, uuid, entry_id, skill, deck_id, suspended)
        VALUES (\(ScheduleColumns.marks), ?, ?, ?, ?, ?, ?, ?)
        """,
        values + [
          .blob(uuid()), .integer(card.entry.rawValue), .integer(Int64(skill.rawValue)), .integer(entry.deck),
          .integer(entry.suspended),
        ])
    }
    let bit = 1 << skill.rawValue
    if entry.introduced & bit == 0 {
      try connection.run(
        "UPDATE entry SET introduced = introduced | ? WHERE id = ?",
        [.integer(Int64(bit)), .integer(card.entry.rawValue)])
    }
  }

  /// Writes a review of a card that has its row.
  func write(_ review: ReviewRecord, of card: CardID) throws(SQLiteError) {
    try connection.run(
      """
      INSERT INTO review
        (uuid, card_id, at, day, utc_offset, rating, verdict, exercise, given, milliseconds, hints)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        .blob(uuid()), .integer(card.rawValue), .integer(review.moment.at.milliseconds),
        .integer(Int64(review.moment.day.rawValue)), .integer(Int64(review.moment.utcOffset)),
        .integer(Int64(review.rating.rawValue)), .text(review.verdict), .text(review.exercise), SQLValue(review.given),
        SQLValue(review.milliseconds), .integer(Int64(review.hints)),
      ])
  }
}
