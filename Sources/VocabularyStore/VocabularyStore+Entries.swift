internal import SQLiteKit
internal import Scheduling
internal import UnicodeText
public import Vocabulary

extension VocabularyStore {
  /// The entries that `filter` means, in its order.
  ///
  /// - Throws: `.noSuchDeck`.
  public func entries(matching filter: EntryFilter = EntryFilter()) throws(StoreError) -> [StoredEntry] {
    try attempt { connection in
      var entries: [StoredEntry] = []
      try forEachEntry(filter, on: connection) { entries.append($0) }
      return entries
    }
  }

  /// Hands over the entries that `filter` means in batches, so that they need not be held in memory together.
  ///
  /// - Throws: `.noSuchDeck`, and what `body` throws as it is.
  public func forEachBatch(
    of filter: EntryFilter = EntryFilter(), size: Int = 500, _ body: @Sendable ([StoredEntry]) throws -> Void
  ) throws {
    try attemptForCaller { connection in
      var batch: [StoredEntry] = []
      try forEachEntry(filter, on: connection) { entry in
        batch.append(entry)
        if batch.count >= max(1, size) {
          try CallerFailure.marking { try body(batch) }
          batch.removeAll(keepingCapacity: true)
        }
      }
      if !batch.isEmpty { try CallerFailure.marking { try body(batch) } }
    }
  }

  /// The number of entries that `filter` means.
  public func entryCount(matching filter: EntryFilter = EntryFilter()) throws(StoreError) -> Int {
    try attempt { connection in
      let query = try EntryQuery(filter, decks: chosenDecks(filter, on: connection))
      return Int(try connection.integer("SELECT count(*) FROM entry AS e WHERE \(query.conditions)", query.values))
    }
  }

  public func entry(_ id: EntryID) throws(StoreError) -> StoredEntry? {
    try attempt { connection in try stored(id, on: connection) }
  }

  /// These entries in this order; those that are gone are left out.
  public func entries(_ ids: [EntryID]) throws(StoreError) -> [StoredEntry] {
    try attempt { connection in
      try connection.snapshot { try ids.compactMap { try stored($0, on: connection) } }
    }
  }

  /// The entries of that word in every deck, or in one and those below it: as it is written, else by any of its
  /// spellings in any case.
  ///
  /// - Throws: `.noSuchDeck`.
  public func entries(named word: String, deck: String? = nil) throws(StoreError) -> [StoredEntry] {
    try attempt { connection in
      try connection.snapshot {
        let decks = try deckIDs(deck.map { [$0] } ?? [], on: connection)
        let exact = try decks.flatMap { deck in
          try connection.rows(
            "SELECT id FROM entry WHERE deck_id = ? AND word = ?", [.integer(deck.rawValue), .text(word)]
          ) { EntryID(rawValue: $0.int64(at: 0)) }
        }
        let found = try exact.isEmpty ? idsInAnyCase(of: word, decks, on: connection) : exact
        return try found.sorted { $0.rawValue < $1.rawValue }.compactMap { try stored($0, on: connection) }
      }
    }
  }

  /// Whether the library has the word as it is written, in that language.
  public func containsWord(_ word: String, language: String) throws(StoreError) -> Bool {
    try attempt { connection in
      try connection.integer(
        """
        SELECT EXISTS (
          SELECT 1 FROM entry WHERE deck_id IN (SELECT id FROM deck) AND word = ? AND language = ?)
        """, [.text(word), .text(language)]) == 1
    }
  }

  /// Every word of a language, as it is written.
  public func words(language: String) throws(StoreError) -> [String] {
    try attempt { connection in
      try connection.rows("SELECT DISTINCT word FROM entry WHERE language = ?", [.text(language)]) { $0.string(at: 0) }
    }
  }

  /// The words, as written, that are at most three letters shorter or longer than a text, in an order that stays: what a
  /// mistyped one may have been meant to be. It looks through the whole library.
  ///
  /// - Parameter decks: where to look, also in the decks below them; everywhere if there is none.
  /// - Throws: `.noSuchDeck`.
  public func words(ofLengthNear text: String, in decks: [String]) throws(StoreError) -> [String] {
    try attempt { connection in
      let length = Int64(text.unicodeScalars.count)
      return try deckIDs(decks, on: connection).flatMap { deck in
        try connection.rows(
          "SELECT word FROM entry WHERE deck_id = ? AND length(word) BETWEEN ? AND ? ORDER BY id",
          [.integer(deck.rawValue), .integer(length - 3), .integer(length + 3)]
        ) { $0.string(at: 0) }
      }
    }
  }

  /// The words of a language that have exactly this meaning among theirs. It looks through the whole library.
  public func wordsSharing(meaning: String, language: String) throws(StoreError) -> [String] {
    let quoted = String(decoding: ColumnJSON.encode([meaning]).dropFirst().dropLast(), as: UTF8.self)
    return try attempt { connection in
      try connection.rows(
        "SELECT DISTINCT word FROM entry WHERE language = ? AND instr(meanings, ?) > 0",
        [.text(language), .text(quoted)]
      ) { $0.string(at: 0) }
    }
  }

  private func forEachEntry(
    _ filter: EntryFilter, on connection: Connection, _ body: (StoredEntry) throws -> Void
  ) throws {
    // By words, the index wants to be told the decks too.
    let decks = try filter.words.isEmpty ? chosenDecks(filter, on: connection) : deckIDs(filter.decks, on: connection)
    let query = EntryQuery(filter, decks: decks)
    let statement = try connection.statement(
      "SELECT \(EntryColumns.stored) FROM entry AS e WHERE \(query.conditions) ORDER BY \(query.order)")
    defer { statement.reset() }
    try statement.bind(query.values + query.orderValues)
    while try statement.step() { try body(try EntryColumns.readStored(statement)) }
  }

  func stored(_ id: EntryID, on connection: Connection) throws -> StoredEntry? {
    try connection.first(
      "SELECT \(EntryColumns.stored) FROM entry AS e WHERE e.id = ?", [.integer(id.rawValue)], EntryColumns.readStored)
  }

  /// The entries one of whose spellings is `word` in any case: `retain` finds `(to) retain` too.
  private func idsInAnyCase(of word: String, _ decks: [DeckID], on connection: Connection) throws -> [EntryID] {
    let wanted = word.caseFolded
    var ids: [EntryID] = []
    for deck in decks {
      let statement = try connection.statement("SELECT id, word FROM entry WHERE deck_id = ?")
      defer { statement.reset() }
      try statement.bind(deck.rawValue, at: 1)
      while try statement.step() {
        let spellings = WordPattern(statement.string(at: 1)).alternatives.flatMap(\.variants)
        if spellings.contains(where: { $0.caseFolded == wanted }) {
          ids.append(EntryID(rawValue: statement.int64(at: 0)))
        }
      }
    }
    return ids
  }
}
