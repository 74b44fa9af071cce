internal import SQLiteKit
internal import Scheduling
internal import Vocabulary

/// A filter as the conditions and the order of a query on an entry `e`.
struct EntryQuery {
  let conditions: String
  let values: [SQLValue]
  let order: String
  /// What `order` has marks for.
  let orderValues: [SQLValue]

  /// How near a word comes to a text: it, begun by it, holding it, or neither.
  private static let closeness = """
    CASE WHEN folded(e.word) = ? THEN 0 WHEN instr(folded(e.word), ?) = 1 THEN 1 \
    WHEN instr(folded(e.word), ?) > 1 THEN 2 ELSE 3 END
    """

  /// - Parameter decks: the decks to look in; nil for all of them.
  init(_ filter: EntryFilter, decks: [DeckID]?) {
    var entry = EntryConditions(filter)
    if let decks {
      entry.add("e.deck_id IN (\(decks.map { String($0.rawValue) }.joined(separator: ", ")))")
    }
    let skills = filter.skills.sorted { $0.rawValue < $1.rawValue }
    if filter.isNew {
      entry.add("e.introduced & \(skills.reduce(0) { $0 | 1 << $1.rawValue }) = 0")
    }
    if let moment = filter.due {
      var parts: [String] = []
      var values: [SQLValue] = []
      for (kind, limit) in DueKind.limits(moment) {
        for skill in skills {
          parts.append(
            "SELECT entry_id FROM card WHERE suspended = 0 AND skill = \(skill.rawValue) AND \(kind.rawValue) <= ?")
          values.append(.integer(limit))
        }
      }
      entry.add(parts.isEmpty ? "0" : "e.id IN (\(parts.joined(separator: " UNION ALL ")))", values)
    }
    conditions = "1" + entry.sql
    values = entry.values
    let needle = filter.text.flatMap { $0.isEmpty ? nil : SQLValue.text($0.foldedForSearch) }
    orderValues = needle.map { filter.order == .added ? [$0, $0, $0] : [] } ?? []
    order =
      switch filter.order {
      case .added where needle != nil: "\(Self.closeness), e.id"
      case .added: "e.id"
      case .word: "e.word COLLATE NOCASE, e.id"
      case .level: "e.level COLLATE NOCASE NULLS LAST, e.id"
      case .modified: "e.modified_at DESC, e.id"
      case .due:
        """
        (SELECT min(coalesce(c.due_at, c.due_day * 86400000)) FROM card AS c WHERE c.entry_id = e.id) NULLS LAST, e.id
        """
      }
  }
}
