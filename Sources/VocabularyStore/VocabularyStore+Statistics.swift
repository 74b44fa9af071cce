internal import SQLiteKit
public import Scheduling
public import Statistics
internal import Vocabulary

extension VocabularyStore {
  /// What statistics are made of, as the library is at one moment.
  public struct StudyRecord: Sendable {
    public var log: AnswerLog
    /// The entries by deck and level.
    public var groups: [EntryGroup]
    /// Every card that has been answered, by number.
    public var cards: [StandingCard]
  }

  /// Every answer and every answered card: of a million answers some 30 MB.
  ///
  /// - Parameters:
  ///   - decks: only what belongs to the entries that are in these decks now, and in those below them; of all if there
  ///     are none.
  ///   - progress: called now and then with the answers read, and how many there are; what it throws comes out as it is.
  public func studyRecord(
    decks: [String] = [], progress: @Sendable (Int, Int) throws -> Void = { _, _ in }
  ) throws -> StudyRecord {
    try attemptForCaller { connection in
      try connection.snapshot {
        let chosen = try chosenDecks(EntryFilter(decks: decks), on: connection)
        let condition = chosen.map { "deck_id IN (\($0.map { String($0.rawValue) }.joined(separator: ", ")))" }
        let (groups, places) = try entryGroups(condition, on: connection)
        return StudyRecord(
          log: AnswerLog(try pastAnswers(condition, on: connection, progress)), groups: groups,
          cards: try standingCards(condition, places, on: connection))
      }
    }
  }

  private func pastAnswers(
    _ condition: String?, on connection: Connection, _ progress: (Int, Int) throws -> Void
  ) throws -> [PastAnswer] {
    let cards = condition.map { "WHERE card_id IN (SELECT id FROM card WHERE \($0))" } ?? ""
    let count = Int(try connection.integer("SELECT count(*) FROM review NOT INDEXED \(cards)"))
    var answers: [PastAnswer] = []
    answers.reserveCapacity(count)
    // As they lie: following an index to each would take longer than sorting them.
    let statement = try connection.statement(
      """
      SELECT card_id, at, day, utc_offset, rating, milliseconds, verdict FROM review NOT INDEXED \(cards) ORDER BY id
      """)
    defer { statement.reset() }
    while try statement.step() {
      guard let rating = Rating(rawValue: statement.int(at: 4)) else { throw ColumnJSON.Malformed() }
      let origin = statement.withUTF8(at: 6, Self.origin)
      answers.append(
        PastAnswer(
          card: statement.int64(at: 0), moment: Self.moment(statement, from: 1), rating: rating,
          milliseconds: statement.int(at: 5), origin: origin))
      if answers.count % 65_536 == 0 { try CallerFailure.marking { try progress(answers.count, count) } }
    }
    return answers
  }

  private static func origin(_ verdict: UnsafeBufferPointer<UInt8>) -> PastAnswer.Origin {
    // By the length first, for there may be millions.
    switch verdict.count {
    case 8 where verdict.elementsEqual("imported".utf8): .imported
    case 7 where verdict.elementsEqual("assumed".utf8): .assumed
    default: .here
    }
  }

  private struct GroupKey: Hashable {
    var deck: Int64
    var level: String?
  }

  private func entryGroups(
    _ condition: String?, on connection: Connection
  ) throws -> ([EntryGroup], [GroupKey: Int]) {
    var places: [GroupKey: Int] = [:]
    let names = Dictionary(try allDecks(on: connection).map { ($0.id.rawValue, $0.name) }) { first, _ in first }
    let groups = try connection.rows(
      """
      SELECT deck_id, level, count(*), sum(introduced = 0 AND suspended = 0), sum(introduced = 0 AND suspended <> 0)
      FROM entry \(condition.map { "WHERE \($0)" } ?? "") GROUP BY deck_id, level
      """
    ) { row in
      let key = GroupKey(deck: row.int64(at: 0), level: row.optionalString(at: 1))
      places[key] = places.count
      return EntryGroup(
        deck: names[key.deck] ?? "", level: key.level, entries: row.int(at: 2), new: row.int(at: 3),
        suspendedNew: row.int(at: 4))
    }
    return (groups, places)
  }

  private func standingCards(
    _ condition: String?, _ places: [GroupKey: Int], on connection: Connection
  ) throws -> [StandingCard] {
    let columns = ScheduleColumns.names.split(separator: ", ").map { "c.\($0)" }.joined(separator: ", ")
    return try connection.rows(
      """
      SELECT c.id, c.suspended, e.deck_id, e.level, \(columns) FROM card AS c JOIN entry AS e ON e.id = c.entry_id
      \(condition.map { "WHERE e.\($0)" } ?? "") ORDER BY c.id
      """
    ) { row in
      let key = GroupKey(deck: row.int64(at: 2), level: row.optionalString(at: 3))
      return StandingCard(
        id: row.int64(at: 0), schedule: ScheduleColumns.read(row, from: 4), isSuspended: row.bool(at: 1),
        group: places[key] ?? 0)
    }
  }

  /// The right answers of each day from one on; those that an import only supposes are left out.
  public func rightAnswers(since day: StudyDay) throws(StoreError) -> [(day: StudyDay, answers: Int)] {
    try attempt { connection in
      try connection.rows(
        """
        SELECT day, count(*) FROM review WHERE day >= ? AND rating > 1 AND verdict <> 'assumed' GROUP BY day
        """, [.integer(Int64(day.rawValue))]
      ) { (StudyDay(rawValue: $0.int(at: 0)), $0.int(at: 1)) }
    }
  }
}
