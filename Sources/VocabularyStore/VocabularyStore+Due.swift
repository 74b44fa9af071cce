internal import SQLiteKit
public import Scheduling
public import Vocabulary

/// The two ways in which a card is due; the raw value is the column, each with a partial index of its own.
enum DueKind: String, CaseIterable {
  case step = "due_at"
  case review = "due_day"

  /// What is due at `moment`, at the latest.
  static func limits(_ moment: ReviewMoment) -> [(DueKind, Int64)] {
    [(.step, moment.at.milliseconds), (.review, Int64(moment.day.rawValue))]
  }
}

// The conditions repeat those of the partial indexes word for word: otherwise SQLite would not use them.
extension VocabularyStore {
  /// The number of cards that are due in these skills.
  public func dueCount(
    at moment: ReviewMoment, skills: Set<Skill> = Set(Skill.allCases), filter: EntryFilter = EntryFilter()
  ) throws(StoreError) -> Int {
    try attempt { connection in
      try connection.snapshot { try countDue(at: moment, skills, filter, on: connection) }
    }
  }

  /// What is to do at `moment`.
  ///
  /// - Parameters:
  ///   - skills: the skills whose cards count as due.
  ///   - newPerDay: new cards allowed on the day of `moment`, those already introduced on it included.
  ///   - skill: the skill in which entries count as new.
  public func summary(
    at moment: ReviewMoment, skills: Set<Skill> = Set(Skill.allCases), newPerDay: Int, newIn skill: Skill = .production,
    filter: EntryFilter = EntryFilter()
  ) throws(StoreError) -> DueSummary {
    try attempt { connection in
      try connection.snapshot {
        let introduced = try countIntroduced(on: moment.day, Set(Skill.allCases), on: connection)
        let new = try newIDs(skill, filter, limit: newPerDay - introduced, on: connection)
        let step = try next(.step, after: moment.at.milliseconds, skills, on: connection)
        let day = try next(.review, after: Int64(moment.day.rawValue), skills, on: connection)
        return DueSummary(
          steps: try countDue([.step], at: moment, skills, filter, on: connection),
          reviews: try countDue([.review], at: moment, skills, filter, on: connection), new: new.count,
          nextStep: step.map { Timestamp(milliseconds: $0) }, nextDay: day.map { StudyDay(rawValue: Int($0)) })
      }
    }
  }

  /// The card that has been due for the longest: a learning step first, else a review; nil if none is due.
  public func nextDueCard(
    at moment: ReviewMoment, skills: Set<Skill> = Set(Skill.allCases)
  ) throws(StoreError) -> DueCard? {
    try attempt { connection in
      for (kind, limit) in DueKind.limits(moment) {
        var first: (due: Int64, card: DueCard)?
        for skill in skills {
          let found = try self.first(kind, until: limit, skill, on: connection)
          guard let found else { continue }
          if let first, (first.due, first.card.id.rawValue) < (found.due, found.card.id.rawValue) { continue }
          first = found
        }
        if let first { return first.card }
      }
      return nil
    }
  }

  /// Every card that is due in these skills, of the entries that `filter` means, for ranking; in no order.
  public func dueCards(
    at moment: ReviewMoment, skills: Set<Skill> = Set(Skill.allCases), filter: EntryFilter = EntryFilter()
  ) throws(StoreError) -> [DueCard] {
    try attempt { connection in
      try connection.snapshot {
        let selection = try CardSelection(filter, decks: chosenDecks(filter, on: connection))
        var cards: [DueCard] = []
        for (kind, limit) in DueKind.limits(moment) {
          for skill in skills {
            let areMostDue = try areMostDue(kind, limit, skill, on: connection)
            cards += try connection.rows(
              "SELECT c.id, \(ScheduleColumns.names) FROM \(selection.from(kind, inFileOrder: areMostDue))",
              [.integer(Int64(skill.rawValue)), .integer(limit)] + selection.values
            ) { row in
              DueCard(id: CardID(rawValue: row.int64(at: 0)), schedule: ScheduleColumns.read(row, from: 1))
            }
          }
        }
        return cards
      }
    }
  }

  /// Whether more than a quarter of all cards are due: only so far is counted, so that the question costs little.
  private func areMostDue(
    _ kind: DueKind, _ limit: Int64, _ skill: Skill, on connection: Connection
  ) throws(SQLiteError) -> Bool {
    let quarter = try connection.integer("SELECT coalesce(max(rowid), 0) FROM card") / 16
    return try connection.integer(
      """
      SELECT count(*) FROM (
        SELECT 1 FROM card WHERE suspended = 0 AND skill = ? AND \(kind.rawValue) <= ? LIMIT ?)
      """, [.integer(Int64(skill.rawValue)), .integer(limit), .integer(quarter + 1)]) > quarter
  }

  /// Entries never answered in `skill` and not suspended, as they were inserted.
  public func newEntries(
    _ skill: Skill, filter: EntryFilter = EntryFilter(), limit: Int
  ) throws(StoreError) -> [EntryID] {
    try attempt { connection in
      try connection.snapshot { try newIDs(skill, filter, limit: limit, on: connection) }
    }
  }

  /// The number of cards of these skills whose first answer was on that day.
  public func newCardsIntroduced(
    on day: StudyDay, skills: Set<Skill> = Set(Skill.allCases)
  ) throws(StoreError) -> Int {
    try attempt { connection in try countIntroduced(on: day, skills, on: connection) }
  }

  private func countDue(
    _ kinds: [DueKind] = DueKind.allCases, at moment: ReviewMoment, _ skills: Set<Skill>, _ filter: EntryFilter,
    on connection: Connection
  ) throws -> Int {
    let selection = try CardSelection(filter, decks: chosenDecks(filter, on: connection))
    var count: Int64 = 0
    for (kind, limit) in DueKind.limits(moment) where kinds.contains(kind) {
      for skill in skills {
        count += try connection.integer(
          "SELECT count(*) FROM \(selection.from(kind))",
          [.integer(Int64(skill.rawValue)), .integer(limit)] + selection.values)
      }
    }
    return Int(count)
  }

  private func first(
    _ kind: DueKind, until limit: Int64, _ skill: Skill, on connection: Connection
  ) throws -> (due: Int64, card: DueCard)? {
    let column = kind.rawValue
    return try connection.first(
      """
      SELECT \(column), id, \(ScheduleColumns.names) FROM card
      WHERE suspended = 0 AND skill = ? AND \(column) <= ? ORDER BY \(column) LIMIT 1
      """, [.integer(Int64(skill.rawValue)), .integer(limit)]
    ) { row in
      (row.int64(at: 0), DueCard(id: CardID(rawValue: row.int64(at: 1)), schedule: ScheduleColumns.read(row, from: 2)))
    }
  }

  private func next(
    _ kind: DueKind, after limit: Int64, _ skills: Set<Skill>, on connection: Connection
  ) throws -> Int64? {
    let column = kind.rawValue
    return try skills.compactMap { skill in
      try connection.first(
        """
        SELECT \(column) FROM card WHERE suspended = 0 AND skill = ? AND \(column) > ? ORDER BY \(column) LIMIT 1
        """, [.integer(Int64(skill.rawValue)), .integer(limit)]
      ) { $0.int64(at: 0) }
    }.min()
  }

  private func newIDs(
    _ skill: Skill, _ filter: EntryFilter, limit: Int, on connection: Connection
  ) throws -> [EntryID] {
    if limit <= 0 { return [] }
    let conditions = EntryConditions(filter)
    var ids: [Int64] = []
    let bit = 1 << Int64(skill.rawValue) as Int64
    // Deck by deck and value by value, each in the order of its index; the first of them all are among the first of each.
    for deck in try deckIDs(filter.decks, on: connection) {
      for introduced in Int64(0)..<8 where introduced & bit == 0 {
        ids += try connection.rows(
          """
          SELECT e.id FROM entry AS e INDEXED BY entry_new
          WHERE e.deck_id = ? AND e.introduced = ? AND e.suspended = 0\(conditions.sql)
          ORDER BY e.id LIMIT ?
          """, [.integer(deck.rawValue), .integer(introduced)] + conditions.values + [.integer(Int64(limit))]
        ) { $0.int64(at: 0) }
      }
    }
    return ids.sorted().prefix(limit).map { EntryID(rawValue: $0) }
  }

  private func countIntroduced(on day: StudyDay, _ skills: Set<Skill>, on connection: Connection) throws -> Int {
    let skills = skills.map { String($0.rawValue) }.sorted().joined(separator: ", ")
    return Int(
      try connection.integer(
        """
        SELECT count(*) FROM review AS r
        WHERE r.day = ? AND r.card_id % 4 IN (\(skills))
          AND r.id = (SELECT id FROM review AS f WHERE f.card_id = r.card_id ORDER BY f.day, f.id LIMIT 1)
        """, [.integer(Int64(day.rawValue))]))
  }

  /// The decks to look in; nil for all of them, which then need no condition.
  func chosenDecks(_ filter: EntryFilter, on connection: Connection) throws -> [DeckID]? {
    filter.decks.isEmpty ? nil : try deckIDs(filter.decks, on: connection)
  }
}
