internal import SQLiteKit
public import Scheduling
public import Vocabulary

extension VocabularyStore {
  /// Every answer in a skill as a learner's profile takes it, card by card.
  public func pastAnswers(_ skill: Skill) throws(StoreError) -> [LearnerProfile.Answer] {
    struct Row {
      var card: Int64
      var at: Int64
      var day: Int
      var answer: LearnerProfile.Answer
    }
    var rows = try attempt { connection in
      // As they lie: sorting them here is faster than following an index to each.
      try connection.rows(
        "SELECT card_id, at, day, rating, milliseconds FROM review WHERE card_id % 4 = ?",
        [.integer(Int64(skill.rawValue))]
      ) { row in
        guard let rating = Rating(rawValue: row.int(at: 3)) else { throw ColumnJSON.Malformed() }
        return Row(
          card: row.int64(at: 0), at: row.int64(at: 1), day: row.int(at: 2),
          answer: LearnerProfile.Answer(
            occasion: .first, rating: rating, milliseconds: row.optionalInt64(at: 4).map { Int($0) }))
      }
    }
    rows.sort { ($0.card, $0.at) < ($1.card, $1.at) }
    for index in rows.indices.dropFirst() where rows[index].card == rows[index - 1].card {
      rows[index].answer.occasion = rows[index].day > rows[index - 1].day ? .review : .step
    }
    return rows.map(\.answer)
  }
}
