internal import SQLiteKit
internal import Scheduling
internal import Vocabulary

/// Writes the reviews that an import brings, and what follows from them for their cards.
///
/// A review that the library has is not written again: one of the card, of that rating, within a second, for a log that has
/// passed through another program may have been shifted a little. The card's schedule is then made anew from
/// all its reviews in the order of their times.
struct ProgressImporter {
  /// Milliseconds.
  private static let tolerance: UInt64 = 1_000

  private let connection: Connection
  private let scheduler: Scheduler
  private let writer: CardWriter

  init(_ connection: Connection, _ scheduler: Scheduler, uuid: @escaping () -> [UInt8]) {
    self.connection = connection
    self.scheduler = scheduler
    writer = CardWriter(connection, uuid: uuid)
  }

  /// Writes what the library lacks; the answer is how many reviews that were.
  func add(_ progress: ImportedProgress, to entry: EntryID, isNew: Bool) throws -> Int {
    if isNew, progress.isSuspended || progress.isFlagged {
      try connection.run(
        "UPDATE entry SET suspended = ?, flagged = ? WHERE id = ?",
        [SQLValue(progress.isSuspended), SQLValue(progress.isFlagged), .integer(entry.rawValue)])
    }
    var added = 0
    for skill in Skill.allCases {
      let reviews = progress.reviews.filter { $0.skill == skill }.map(\.record)
      if !reviews.isEmpty { added += try add(reviews, to: CardID(entry, skill)) }
    }
    return added
  }

  private func add(_ reviews: [ReviewRecord], to card: CardID) throws -> Int {
    let kept = try connection.rows(
      "SELECT at, day, utc_offset, rating FROM review WHERE card_id = ? ORDER BY at, id", [.integer(card.rawValue)]
    ) { row in
      guard let rating = Rating(rawValue: row.int(at: 3)) else { throw ColumnJSON.Malformed() }
      return (VocabularyStore.moment(row, from: 0), rating)
    }
    var rest = kept
    let new = reviews.filter { review in
      let known = rest.firstIndex { moment, rating in
        rating == review.rating && moment.at.distance(to: review.moment.at) <= Self.tolerance
      }
      if let known { rest.remove(at: known) }
      return known == nil
    }
    guard !new.isEmpty else { return 0 }
    let all = (kept + new.map { ($0.moment, $0.rating) }).sorted { $0.0.at < $1.0.at }
    guard let schedule = scheduler.replay(all, of: card.rawValue) else { return 0 }
    try writer.write(schedule, card, isLeech: schedule.lapses >= CardSchedule.leechLapses)
    for review in new.sorted(by: { $0.moment.at < $1.moment.at }) { try writer.write(review, of: card) }
    return new.count
  }
}

extension Timestamp {
  /// Milliseconds, never negative.
  fileprivate func distance(to other: Timestamp) -> UInt64 {
    let (difference, overflow) = milliseconds.subtractingReportingOverflow(other.milliseconds)
    return overflow ? .max : difference.magnitude
  }
}
