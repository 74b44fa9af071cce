internal import SQLiteKit
public import Scheduling
public import Vocabulary

extension VocabularyStore {
  /// Every deck by its name, with its counts.
  ///
  /// - Parameters:
  ///   - skill: the skill in which entries count as new.
  ///   - skills: the skills whose cards count as due.
  public func decks(
    at moment: ReviewMoment, newIn skill: Skill = .production, dueIn skills: Set<Skill> = Set(Skill.allCases)
  ) throws(StoreError) -> [StoredDeck] {
    try attempt { connection in
      try connection.snapshot {
        let entries = try counts(on: connection, "SELECT deck_id, count(*) FROM entry GROUP BY deck_id")
        let new = try counts(
          on: connection,
          """
          SELECT deck_id, count(*) FROM entry WHERE introduced & \(1 << skill.rawValue) = 0 AND suspended = 0
          GROUP BY deck_id
          """
        )
        var due: [DeckID: Int] = [:]
        for (kind, limit) in DueKind.limits(moment) {
          for skill in skills {
            let part = try counts(
              on: connection,
              """
              SELECT deck_id, count(*) FROM card WHERE suspended = 0 AND skill = ? AND \(kind.rawValue) <= ?
              GROUP BY deck_id
              """, [.integer(Int64(skill.rawValue)), .integer(limit)])
            due.merge(part, uniquingKeysWith: +)
          }
        }
        return try allDecks(on: connection).map { deck in
          StoredDeck(
            id: deck.id, name: deck.name, entries: entries[deck.id] ?? 0, new: new[deck.id] ?? 0,
            due: due[deck.id] ?? 0)
        }
      }
    }
  }

  private func counts(
    on connection: Connection, _ sql: String, _ values: [SQLValue] = []
  ) throws -> [DeckID: Int] {
    let pairs = try connection.rows(sql, values) { (DeckID(rawValue: $0.int64(at: 0)), $0.int(at: 1)) }
    return Dictionary(pairs, uniquingKeysWith: +)
  }

  func allDecks(on connection: Connection) throws -> [(id: DeckID, name: String)] {
    try connection.rows("SELECT id, name FROM deck ORDER BY name") {
      (DeckID(rawValue: $0.int64(at: 0)), $0.string(at: 1))
    }
  }

  /// Which languages have words of which levels in which decks, each once, with levels as they are written.
  public func languagesOfLevels() throws(StoreError) -> [(language: String, level: String, deck: String)] {
    try attempt { connection in
      try connection.rows(
        """
        SELECT DISTINCT language, level, deck.name FROM entry JOIN deck ON deck.id = deck_id WHERE level IS NOT NULL
        """
      ) { (language: $0.string(at: 0), level: $0.string(at: 1), deck: $0.string(at: 2)) }
    }
  }

  /// The decks that the names mean, each with those below it; every deck if there is no name.
  func deckIDs(_ names: [String], on connection: Connection) throws -> [DeckID] {
    let all = try allDecks(on: connection)
    if names.isEmpty { return all.map(\.id) }
    var chosen: Set<DeckID> = []
    for name in names {
      let meant = all.filter { $0.name == name || $0.name.hasPrefix(name + "::") }
      if meant.isEmpty { throw StoreError.noSuchDeck(name, known: all.map(\.name)) }
      chosen.formUnion(meant.map(\.id))
    }
    return all.map(\.id).filter(chosen.contains)
  }

  /// The deck of that name, made if it is missing.
  func deckID(named name: String, on connection: Connection) throws -> DeckID {
    if let id = try connection.first("SELECT id FROM deck WHERE name = ?", [.text(name)], { $0.int64(at: 0) }) {
      return DeckID(rawValue: id)
    }
    try connection.run(
      "INSERT INTO deck (uuid, name, created_at) VALUES (?, ?, ?)",
      [.blob(newUUID()), .text(name), .integer(now().milliseconds)])
    return DeckID(rawValue: connection.lastInsertedRow)
  }
}
