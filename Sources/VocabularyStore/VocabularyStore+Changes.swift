internal import SQLiteKit
internal import Scheduling
public import Vocabulary

extension VocabularyStore {
  /// Adds an entry, making the deck if it is missing.
  ///
  /// - Throws: `.exists` if the deck has the word.
  @discardableResult
  public func add(_ entry: Entry, to deck: String) throws(StoreError) -> EntryID {
    try change(.add, entry.word) { connection in
      let deckID = try deckID(named: deck, on: connection)
      try requireFree(entry.word, in: deckID, named: deck, on: connection)
      let time = now().milliseconds
      let statement = try connection.statement(EntryColumns.insert)
      try EntryColumns.bind(entry, to: statement)
      try statement.bind(newUUID(), at: EntryColumns.count + 1)
      try statement.bind(deckID.rawValue, at: EntryColumns.count + 2)
      try statement.bind(time, at: EntryColumns.count + 3)
      try statement.bind(time, at: EntryColumns.count + 4)
      try statement.run()
      return EntryID(rawValue: connection.lastInsertedRow)
    }
  }

  /// Replaces an entry's content, and its deck if one is given; progress stays. The same content changes nothing.
  ///
  /// - Throws: `.noSuchEntry`, or `.exists` if the deck has the word in another entry.
  public func update(_ id: EntryID, to entry: Entry, deck: String? = nil) throws(StoreError) {
    try change(.edit, entry.word) { connection in
      guard let old = try stored(id, on: connection) else { throw StoreError.noSuchEntry(id) }
      if old.content == entry, deck == nil || deck == old.deck { return }
      let name = deck ?? old.deck
      let deckID = try deckID(named: name, on: connection)
      if name != old.deck || !entry.word.isWritten(like: old.content.word) {
        try requireFree(entry.word, in: deckID, named: name, on: connection)
      }
      try write(entry, id, deckID, on: connection)
      if name != old.deck {
        try connection.run(
          "UPDATE card SET deck_id = ? WHERE entry_id = ?", [.integer(deckID.rawValue), .integer(id.rawValue)])
      }
    }
  }

  /// Removes entries with their cards and reviews.
  public func remove(_ ids: [EntryID]) throws(StoreError) {
    try changeEach(ids, .remove) { id, connection in
      try connection.run("DELETE FROM entry WHERE id = ?", [.integer(id.rawValue)])
    }
  }

  /// Suspends entries: their cards are not due and they are not new.
  public func suspend(_ ids: [EntryID]) throws(StoreError) {
    try changeEach(ids, .suspend) { id, connection in try setSuspended(true, id, on: connection) }
  }

  /// Takes entries up again that were suspended.
  public func resume(_ ids: [EntryID]) throws(StoreError) {
    try changeEach(ids, .resume) { id, connection in try setSuspended(false, id, on: connection) }
  }

  /// Sets or clears the mark for a later look.
  public func flag(_ ids: [EntryID], _ isFlagged: Bool = true) throws(StoreError) {
    try changeEach(ids, .flag) { id, connection in
      try connection.run(
        "UPDATE entry SET flagged = ?1 WHERE id = ?2 AND flagged <> ?1", [SQLValue(isFlagged), .integer(id.rawValue)])
    }
  }

  /// Puts an answer among those that count as right from now on.
  public func accept(_ answer: String, for id: EntryID) throws(StoreError) {
    try change(.accept, answer) { connection in try accept(answer, for: id, on: connection) }
  }

  func accept(_ answer: String, for id: EntryID, on connection: Connection) throws {
    guard let old = try stored(id, on: connection) else { throw StoreError.noSuchEntry(id) }
    if old.content.accepted.contains(answer) { return }
    try connection.run(
      "UPDATE entry SET accepted = ?, modified_at = ? WHERE id = ?",
      [
        .text(String(decoding: ColumnJSON.encode(old.content.accepted + [answer]), as: UTF8.self)),
        .integer(now().milliseconds), .integer(id.rawValue),
      ])
  }

  private func changeEach(
    _ ids: [EntryID], _ kind: ChangeKind, _ body: (EntryID, Connection) throws -> Void
  ) throws(StoreError) {
    try attempt { connection in
      let words = try ids.prefix(3).compactMap { try stored($0, on: connection)?.content.word }
      let label = words.joined(separator: ", ") + (ids.count > words.count ? " +\(ids.count - words.count)" : "")
      try changeInParts(kind, label) { connection, recorder in
        for (index, id) in ids.enumerated() {
          try body(id, connection)
          if index % 10_000 == 9_999 { try recorder.flush() }
        }
      }
    }
  }

  func setSuspended(_ isSuspended: Bool, _ id: EntryID, on connection: Connection) throws(SQLiteError) {
    let values: [SQLValue] = [SQLValue(isSuspended), .integer(id.rawValue)]
    try connection.run("UPDATE entry SET suspended = ?1 WHERE id = ?2 AND suspended <> ?1", values)
    try connection.run("UPDATE card SET suspended = ?1 WHERE entry_id = ?2 AND suspended <> ?1", values)
  }

  private func write(_ entry: Entry, _ id: EntryID, _ deck: DeckID, on connection: Connection) throws(SQLiteError) {
    let statement = try connection.statement(EntryColumns.update)
    try EntryColumns.bind(entry, to: statement)
    try statement.bind(deck.rawValue, at: EntryColumns.count + 1)
    try statement.bind(now().milliseconds, at: EntryColumns.count + 2)
    try statement.bind(id.rawValue, at: EntryColumns.count + 3)
    try statement.run()
  }

  private func requireFree(_ word: String, in deck: DeckID, named name: String, on connection: Connection) throws {
    let isTaken = try connection.integer(
      "SELECT EXISTS (SELECT 1 FROM entry WHERE deck_id = ? AND word = ?)", [.integer(deck.rawValue), .text(word)])
    if isTaken == 1 { throw StoreError.exists(word: word, deck: name) }
  }
}

extension String {
  /// Equal byte by byte, as SQLite compares, where `==` also takes other spellings of the same characters.
  fileprivate func isWritten(like other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
