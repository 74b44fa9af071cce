internal import SQLiteKit
public import Scheduling
internal import Vocabulary

extension VocabularyStore {
  /// Sets settings on which schedules depend, and makes every card's schedule anew from its reviews, as one step.
  ///
  /// - Parameters:
  ///   - values: nil for a setting that is to be unset.
  ///   - kind: what the step is called in the history.
  ///   - scheduler: how the cards of a deck are scheduled, by the deck's name.
  ///   - progress: called now and then with the cards done; what it throws ends the change, and nothing was done.
  /// - Returns: how many cards come due on another day than before.
  @discardableResult
  public func rebuild(
    setting values: [String: String?], kind: ChangeKind, label: String, scheduler: @Sendable (String) -> Scheduler,
    progress: @Sendable (Int) throws -> Void = { _ in }
  ) throws -> Int {
    try attemptForCaller { connection in
      try recorded(kind, label, on: connection) { connection, recorder in
        for (key, value) in values.sorted(by: { $0.key < $1.key }) { try write(key, value, on: connection) }
        var rebuilding = try ScheduleRebuilding(connection, scheduler)
        try rebuilding.run { done in
          try CallerFailure.marking { try progress(done) }
          try recorder.flush()
        }
        return rebuilding.moved
      }
    }
  }
}

/// Makes the schedules of all cards anew, one card after the other, so that one card's reviews are held at a time.
private struct ScheduleRebuilding {
  /// Cards after which the change so far is written down.
  private static let cardsPerPart = 10_000

  private let connection: Connection
  private let update: Statement
  private let read: Statement
  private let schedulers: [Int64: Scheduler]
  private let load = RunningLoad()
  private(set) var moved = 0
  private var done = 0

  init(_ connection: Connection, _ scheduler: (String) -> Scheduler) throws {
    self.connection = connection
    update = try connection.statement(
      "UPDATE card SET (\(ScheduleColumns.names)) = (\(ScheduleColumns.marks)) WHERE id = ?")
    read = try connection.statement("SELECT deck_id, suspended, \(ScheduleColumns.names) FROM card WHERE id = ?")
    let decks = try connection.rows("SELECT id, name FROM deck") { ($0.int64(at: 0), scheduler($0.string(at: 1))) }
    schedulers = Dictionary(decks) { first, _ in first }
  }

  mutating func run(_ endPart: (Int) throws -> Void) throws {
    let reviews = try connection.statement(
      "SELECT card_id, at, day, utc_offset, rating FROM review ORDER BY card_id, at, id")
    defer { reviews.reset() }
    var card: Int64?
    var history: [(ReviewMoment, Rating)] = []
    while try reviews.step() {
      let next = reviews.int64(at: 0)
      if let card, card != next {
        try rebuild(card, history)
        history.removeAll(keepingCapacity: true)
        if done % Self.cardsPerPart == 0 { try endPart(done) }
      }
      card = next
      guard let rating = Rating(rawValue: reviews.int(at: 4)) else { throw ColumnJSON.Malformed() }
      history.append((VocabularyStore.moment(reviews, from: 1), rating))
    }
    if let card { try rebuild(card, history) }
    try endPart(done)
  }

  private mutating func rebuild(_ card: Int64, _ history: [(ReviewMoment, Rating)]) throws {
    done += 1
    let found = try current(card)
    guard let found, let scheduler = schedulers[found.deck] else { return }
    let skill = Int(card % 4)
    guard var schedule = scheduler.replay(history, of: card, load: load.ahead(skill)) else { return }
    // A day that is as good as another is not moved.
    if scheduler.allows(found.schedule.due, for: schedule) { schedule.due = found.schedule.due }
    if !found.isSuspended { load.add(schedule.due, skill) }
    if schedule == found.schedule { return }
    if schedule.due != found.schedule.due { moved += 1 }
    try update.bind(ScheduleColumns.values(schedule) + [.integer(card)])
    try update.run()
  }

  private func current(_ card: Int64) throws -> (deck: Int64, isSuspended: Bool, schedule: CardSchedule)? {
    defer { read.reset() }
    try read.bind(card, at: 1)
    guard try read.step() else { return nil }
    return (read.int64(at: 0), read.bool(at: 1), ScheduleColumns.read(read, from: 2))
  }
}

/// What comes due on each day of the cards rebuilt so far.
///
/// `@unchecked Sendable`: only the store's thread has it.
private final class RunningLoad: @unchecked Sendable {
  private var counts: [Int: [StudyDay: Int]] = [:]

  func add(_ due: CardSchedule.Due, _ skill: Int) {
    if case .on(let day) = due { counts[skill, default: [:]][day, default: 0] += 1 }
  }

  func ahead(_ skill: Int) -> DueLoad { DueLoad { _ in self.counts[skill] ?? [:] } }
}

extension VocabularyStore {
  /// What comes due in a skill on days ahead, as the library has it.
  static func load(ofSkill skill: Int64, on connection: Connection) -> DueLoad {
    let source = LoadQuery(connection, skill)
    return DueLoad { source.counts($0) }
  }
}

/// `@unchecked Sendable`: only the store's thread has it, within one call.
private final class LoadQuery: @unchecked Sendable {
  private let connection: Connection
  private let skill: Int64

  init(_ connection: Connection, _ skill: Int64) {
    self.connection = connection
    self.skill = skill
  }

  /// A library that cannot be read leaves the choice to chance; what is written next will say so.
  func counts(_ days: ClosedRange<StudyDay>) -> [StudyDay: Int] {
    let pairs = try? connection.rows(
      """
      SELECT due_day, count(*) FROM card
      WHERE suspended = 0 AND due_day IS NOT NULL AND skill = ? AND due_day BETWEEN ? AND ? GROUP BY due_day
      """,
      [
        .integer(skill), .integer(Int64(days.lowerBound.rawValue)), .integer(Int64(days.upperBound.rawValue)),
      ]
    ) { (StudyDay(rawValue: $0.int(at: 0)), $0.int(at: 1)) }
    return Dictionary(pairs ?? []) { first, _ in first }
  }
}
