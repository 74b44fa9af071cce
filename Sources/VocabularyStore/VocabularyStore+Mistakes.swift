internal import SQLiteKit
public import Scheduling
public import Vocabulary

/// A text that was typed where another was wanted, and how often.
public struct Mistake: Hashable, Sendable {
  public var given: String
  public var count: Int
}

extension VocabularyStore {
  /// What was typed instead of the right answer to a card, the most frequent first.
  /// - Parameter exercises: those whose answers are texts; of the others nothing is counted.
  public func mistakes(of card: CardID, typedIn exercises: [String]) throws(StoreError) -> [Mistake] {
    try mistakes(of: card.rawValue...card.rawValue, exercises, since: .min)
  }

  /// What was typed for the cards of an entry instead of the right answers since a day, the most frequent first.
  /// - Parameter exercises: those whose answers are texts; of the others nothing is counted.
  public func mistakes(
    of entry: EntryID, typedIn exercises: [String], since day: StudyDay, limit: Int = 3
  ) throws(StoreError) -> [Mistake] {
    let first = entry.rawValue * 4
    return try mistakes(of: first...first + 3, exercises, since: Int64(day.rawValue), limit: limit)
  }

  private func mistakes(
    of cards: ClosedRange<Int64>, _ exercises: [String], since day: Int64, limit: Int = 3
  ) throws(StoreError) -> [Mistake] {
    try attempt { connection in
      try connection.rows(
        """
        SELECT given, count(*) FROM review
        WHERE card_id BETWEEN ? AND ? AND day >= ? AND rating = 1 AND given <> ''
          AND exercise IN (SELECT value FROM json_each(?))
        GROUP BY given ORDER BY count(*) DESC, max(id) DESC LIMIT ?
        """,
        [
          .integer(cards.lowerBound), .integer(cards.upperBound), .integer(day),
          .text(String(decoding: ColumnJSON.encode(exercises), as: UTF8.self)), .integer(Int64(limit)),
        ]
      ) { Mistake(given: $0.string(at: 0), count: $0.int(at: 1)) }
    }
  }
}
