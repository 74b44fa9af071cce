internal import SQLiteKit
public import Scheduling
public import Vocabulary

extension VocabularyStore {
  /// Keeps an answer and the card's new schedule, making the card at its first answer.
  ///
  /// - Parameter isLeech: whether the card counts as a leech from now on.
  /// - Throws: `.noSuchEntry` if the card's entry is gone.
  public func record(
    _ review: ReviewRecord, schedule: CardSchedule, card: CardID, isLeech: Bool = false
  ) throws(StoreError) {
    try attempt { connection in
      let word = try word(of: card.entry, on: connection)
      try change(.answer, word, card: card) { connection in
        try write(review, schedule, card, isLeech: isLeech, on: connection)
      }
    }
  }

  /// Keeps an answer whose schedule follows from what the card's is at that moment, whoever wrote that: another process
  /// may have answered the card since the caller looked.
  ///
  /// - Parameter next: the new schedule, from the present one; nil for a card never answered.
  /// A card that becomes a leech has its entry suspended in the same step.
  ///
  /// - Throws: `.noSuchEntry` if the card's entry is gone.
  public func record(
    _ review: ReviewRecord, card: CardID, next: @Sendable (CardSchedule?) -> CardSchedule
  ) throws(StoreError) -> RecordedAnswer {
    try attempt { connection in
      let word = try word(of: card.entry, on: connection)
      return try change(.answer, word, card: card) { connection in
        let before = try schedule(of: card, on: connection)
        let after = next(before)
        try write(review, after, card, isLeech: after.lapses >= CardSchedule.leechLapses, on: connection)
        let becomesLeech = after.becomesLeech(after: before)
        if becomesLeech { try setSuspended(true, card.entry, on: connection) }
        return RecordedAnswer(before: before, after: after, becameLeech: becomesLeech)
      }
    }
  }

  /// Takes the card's last answer back and keeps another in its place, as one step.
  ///
  /// - Parameters:
  ///   - schedule: follows from the schedule before the answer that is taken back.
  ///   - accepting: a text to be put among the entry's accepted answers in the same step.
  /// - Throws: `.nothingToAmend` if the history has no answer of the card.
  public func amend(
    _ review: ReviewRecord, schedule: CardSchedule, card: CardID, isLeech: Bool = false, accepting: String? = nil
  ) throws(StoreError) {
    try attempt { connection in
      if isReadOnly { throw StoreError.readOnly(path: path) }
      try connection.transaction {
        let found = try connection.first(
          "SELECT \(Self.stepColumns) FROM history WHERE undone = 0 AND card_id = ? ORDER BY id DESC LIMIT 1",
          [.integer(card.rawValue)], Self.readStep)
        guard let step = found else { throw StoreError.nothingToAmend(card) }
        try apply(step, inverted: true, on: connection)
        try connection.run("DELETE FROM history WHERE id = ?", [.integer(step.id)])
        let recorder = try StepRecorder(
          connection,
          HistoryStep(id: 0, at: now(), kind: .answer, label: step.label, card: card, isUndone: false))
        try write(review, schedule, card, isLeech: isLeech, on: connection)
        if let accepting { try accept(accepting, for: card.entry, on: connection) }
        try recorder.flush()
        backUpOncePerDay()
      }
    }
  }

  /// The schedule of a card; nil if it was never answered.
  public func schedule(of card: CardID) throws(StoreError) -> CardSchedule? {
    try attempt { connection in try schedule(of: card, on: connection) }
  }

  private func schedule(of card: CardID, on connection: Connection) throws -> CardSchedule? {
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
      ) { row in
        StoredCard(
          id: CardID(rawValue: row.int64(at: 0)), schedule: ScheduleColumns.read(row, from: 3),
          isLeech: row.bool(at: 1), isSuspended: row.bool(at: 2))
      }
    }
  }

  /// The reviews of all cards of an entry, in the order in which they were made.
  public func reviews(of entry: EntryID) throws(StoreError) -> [StoredReview] {
    try attempt { connection in
      try connection.rows(
        """
        SELECT card_id, at, day, utc_offset, rating, verdict, exercise, given, milliseconds, hints FROM review
        WHERE card_id BETWEEN ? AND ? ORDER BY id
        """, [.integer(entry.rawValue * 4), .integer(entry.rawValue * 4 + 3)]
      ) { row in
        guard let rating = Rating(rawValue: row.int(at: 4)) else { throw ColumnJSON.Malformed() }
        return StoredReview(
          card: CardID(rawValue: row.int64(at: 0)),
          record: ReviewRecord(
            moment: Self.moment(row, from: 1), rating: rating, verdict: row.string(at: 5), exercise: row.string(at: 6),
            given: row.optionalString(at: 7), milliseconds: row.optionalInt64(at: 8).map { Int($0) },
            hints: row.int(at: 9)))
      }
    }
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
          WHERE r.day >= ?\(conditions.sql) ORDER BY r.id
          """, [.integer(day.map { Int64($0.rawValue) } ?? .min)] + conditions.values
        ) { row in
          guard let rating = Rating(rawValue: row.int(at: 4)) else { throw ColumnJSON.Malformed() }
          return LoggedReview(
            card: CardID(rawValue: row.int64(at: 0)), moment: Self.moment(row, from: 1), rating: rating)
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
        ) { row in
          StoredCard(
            id: CardID(rawValue: row.int64(at: 0)), schedule: ScheduleColumns.read(row, from: 3),
            isLeech: row.bool(at: 1), isSuspended: row.bool(at: 2))
        }
      }
    }
  }

  /// Replaces the schedules of cards that have been answered, as one step: what the reviews say under another model.
  public func reschedule(_ cards: [(CardID, CardSchedule)], label: String) throws(StoreError) {
    try changeInParts(.reschedule, label) { connection, recorder in
      let update = try connection.statement(
        "UPDATE card SET (\(ScheduleColumns.names)) = (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) WHERE id = ?")
      for (index, (card, schedule)) in cards.enumerated() {
        try update.bind(ScheduleColumns.values(schedule) + [.integer(card.rawValue)])
        try update.run()
        if index % 10_000 == 9_999 { try recorder.flush() }
      }
    }
  }

  private static func moment(_ row: Statement, from start: Int) -> ReviewMoment {
    ReviewMoment(
      at: Timestamp(milliseconds: row.int64(at: start)), day: StudyDay(rawValue: row.int(at: start + 1)),
      utcOffset: row.int(at: start + 2))
  }

  private func word(of entry: EntryID, on connection: Connection) throws -> String {
    let word = try connection.first("SELECT word FROM entry WHERE id = ?", [.integer(entry.rawValue)]) {
      $0.string(at: 0)
    }
    guard let word else { throw StoreError.noSuchEntry(entry) }
    return word
  }

  private func write(
    _ review: ReviewRecord, _ schedule: CardSchedule, _ card: CardID, isLeech: Bool, on connection: Connection
  ) throws {
    guard let skill = card.skill else { throw StoreError.noSuchEntry(card.entry) }
    let entry = try connection.first(
      "SELECT deck_id, suspended, introduced FROM entry WHERE id = ?", [.integer(card.entry.rawValue)]
    ) { (deck: $0.int64(at: 0), suspended: $0.int64(at: 1), introduced: $0.int(at: 2)) }
    guard let entry else { throw StoreError.noSuchEntry(card.entry) }
    let values = ScheduleColumns.values(schedule) + [SQLValue(isLeech), .integer(card.rawValue)]
    let changed = try connection.run(
      "UPDATE card SET (\(ScheduleColumns.names), leech) = (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) WHERE id = ?", values)
    if changed == 0 {
      try connection.run(
        """
        INSERT INTO card (\(ScheduleColumns.names), leech, id, uuid, entry_id, skill, deck_id, suspended)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        values + [
          .blob(newUUID()), .integer(card.entry.rawValue), .integer(Int64(skill.rawValue)), .integer(entry.deck),
          .integer(entry.suspended),
        ])
    }
    let bit = 1 << skill.rawValue
    if entry.introduced & bit == 0 {
      try connection.run(
        "UPDATE entry SET introduced = introduced | ? WHERE id = ?",
        [.integer(Int64(bit)), .integer(card.entry.rawValue)])
    }
    try connection.run(
      """
      INSERT INTO review
        (uuid, card_id, at, day, utc_offset, rating, verdict, exercise, given, milliseconds, hints)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        .blob(newUUID()), .integer(card.rawValue), .integer(review.moment.at.milliseconds),
        .integer(Int64(review.moment.day.rawValue)), .integer(Int64(review.moment.utcOffset)),
        .integer(Int64(review.rating.rawValue)), .text(review.verdict), .text(review.exercise), SQLValue(review.given),
        SQLValue(review.milliseconds), .integer(Int64(review.hints)),
      ])
  }
}
