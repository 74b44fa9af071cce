internal import SQLiteKit
public import Scheduling
public import Vocabulary

extension VocabularyStore {
  /// Cards of these skills answered on a day that were not new on it: what counts against a limit of reviews.
  public func cardsReviewed(
    on day: StudyDay, skills: Set<Skill> = Set(Skill.allCases)
  ) throws(StoreError) -> Int {
    let wanted = skills.map { String($0.rawValue) }.joined(separator: ", ")
    return try attempt { connection in
      Int(
        try connection.integer(
          """
          SELECT count(DISTINCT r.card_id) FROM review AS r
          WHERE r.day = ? AND r.card_id % 4 IN (\(wanted))
            AND EXISTS (SELECT 1 FROM review AS earlier WHERE earlier.card_id = r.card_id AND earlier.day < r.day)
          """, [.integer(Int64(day.rawValue))]))
    }
  }

  /// Entries of the same deck that stand near an entry in the order of insertion, up to so many before and after it.
  public func neighbours(of id: EntryID, count: Int) throws(StoreError) -> [StoredEntry] {
    try attempt { connection in
      try connection.snapshot {
        guard let entry = try stored(id, on: connection),
          let deck = try connection.first(
            "SELECT id FROM deck WHERE name = ?", [.text(entry.deck)], { $0.int64(at: 0) })
        else { return [] }
        func near(_ condition: String, _ order: String) throws -> [EntryID] {
          try connection.rows(
            "SELECT id FROM entry WHERE id \(condition) ? AND deck_id = ? ORDER BY id \(order) LIMIT ?",
            [.integer(id.rawValue), .integer(deck), .integer(Int64(count))]
          ) { EntryID(rawValue: $0.int64(at: 0)) }
        }
        let ids = try near("<", "DESC").reversed() + near(">", "ASC")
        return try ids.compactMap { try stored($0, on: connection) }
      }
    }
  }
}
