internal import SQLiteKit
internal import Vocabulary

/// A word that a shell may offer.
public struct WordCandidate: Hashable, Sendable {
  public let word: String
  /// What it means first.
  public let meaning: String?
}

/// What shells ask for while a line is being typed: looked up by index where there are many.
extension VocabularyStore {
  /// The names that mean decks: those of all decks, and of the decks above them.
  public func deckNames() throws(StoreError) -> [String] {
    try attempt { connection in
      var names: Set<String> = []
      for (_, name) in try allDecks(on: connection) {
        let parts = name.split(separator: "::", omittingEmptySubsequences: false)
        for count in 1...parts.count { names.insert(parts.prefix(count).joined(separator: "::")) }
      }
      return names.sorted(by: precedes)
    }
  }

  /// Every tag. It looks at each entry once: a library of 100,000 takes about 20 ms.
  public func tags() throws(StoreError) -> [String] {
    try attempt { connection in
      let lists = try connection.rows("SELECT DISTINCT tags FROM entry") { row in
        try row.withUTF8(at: 0) { try ColumnJSON.strings($0) }
      }
      return Set(lists.joined()).sorted(by: precedes)
    }
  }

  /// Every level.
  public func levels() throws(StoreError) -> [String] {
    try attempt { connection in
      try connection.rows("SELECT DISTINCT level FROM entry WHERE level IS NOT NULL") { $0.string(at: 0) }
        .sorted(by: precedes)
    }
  }

  /// The languages of words and meanings.
  public func languages() throws(StoreError) -> [String] {
    try attempt { connection in
      let pairs = try connection.rows("SELECT DISTINCT language, meaning_language FROM entry") {
        [$0.string(at: 0), $0.string(at: 1)]
      }
      return Set(pairs.joined()).sorted(by: precedes)
    }
  }

  /// Words that begin with a text, in the order of their code points, each once.
  ///
  /// - Parameters:
  ///   - decks: where to look, also in the decks below them; everywhere if there is none.
  ///   - limit: at most so many, 2 at least. If there are more words, the last of them is still among the answer, so that
  ///     what all the words in it begin with is what all the words begin with: a shell types that for its user.
  /// - Throws: `.noSuchDeck`.
  public func words(
    beginning prefix: String, in decks: [String], limit: Int
  ) throws(StoreError) -> [WordCandidate] {
    try attempt { connection in
      try connection.snapshot {
        var found: [String: Int64] = [:]
        for deck in try deckIDs(decks, on: connection) {
          for (order, count) in [("ASC", limit), ("DESC", 1)] {
            let rows = try connection.rows(
              """
              SELECT word, id FROM entry WHERE deck_id = ? AND word >= ? AND word < ? ORDER BY word \(order) LIMIT ?
              """,
              [.integer(deck.rawValue), .text(prefix), .text(prefix + "\u{10FFFF}"), .integer(Int64(count))]
            ) { ($0.string(at: 0), $0.int64(at: 1)) }
            found.merge(rows) { known, _ in known }
          }
        }
        let words = found.keys.sorted(by: precedes)
        let kept = words.count <= limit ? words : Array(words.prefix(limit - 1) + words.suffix(1))
        return try kept.map { word in
          let meanings = try connection.first(
            "SELECT meanings FROM entry WHERE id = ?", [.integer(found[word] ?? 0)]
          ) { row in try row.withUTF8(at: 0) { try ColumnJSON.strings($0) } }
          return WordCandidate(word: word, meaning: meanings?.first)
        }
      }
    }
  }
}

/// The order of SQLite's, which by bytes is that of code points.
private func precedes(_ a: String, _ b: String) -> Bool { a.utf8.lexicographicallyPrecedes(b.utf8) }
