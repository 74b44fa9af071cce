internal import SQLiteKit

extension VocabularyStore {
  /// What would change if this library became the one in another file.
  ///
  /// - Parameters:
  ///   - keys: settings that do not count.
  ///   - isInternal: whether the setting of a key is one that the program keeps for itself.
  /// - Throws: for the other file what opening it would throw.
  public func difference(
    to source: String, keeping keys: [String] = [], isInternal: @Sendable (String) -> Bool = { _ in false }
  ) throws(StoreError) -> LibraryDifference {
    try withRestorable(source) { connection in
      try connection.snapshot { try difference(keeping: keys, isInternal, on: connection) }
    }
  }

  /// Makes this library what the one in another file is, as one step of the history, after a copy of this one to
  /// `backups/`. The history stays.
  ///
  /// - Parameter keys: settings that stay as they are, because what changes them is not in the history.
  /// - Returns: the path of the copy.
  /// - Throws: for the other file what opening it would throw; then nothing is changed.
  @discardableResult
  public func restore(from source: String, keeping keys: [String] = []) throws(StoreError) -> String {
    try withRestorable(source) { connection in
      let kept = try copyBefore("restore", connection)
      let name = source.split(separator: "/").last.map { String($0) } ?? source
      try recorded(.restore, name, on: connection) { connection, recorder in
        try becomeRestored(keeping: keys, on: connection, recorder)
      }
      return kept
    }
  }

  private func withRestorable<T>(_ source: String, _ body: (Connection) throws -> T) throws(StoreError) -> T {
    try attempt { connection in
      if isReadOnly { throw StoreError.readOnly(path: path) }
      let copy = try RestorableCopy(of: source, in: BackupFolder(of: path))
      return try withExtendedLifetime(copy) {
        try connection.run("ATTACH ? AS restored", [.text(copy.path)])
        defer { try? connection.execute("DETACH restored") }
        return try body(connection)
      }
    }
  }

  private func difference(
    keeping keys: [String], _ isInternal: (String) -> Bool, on connection: Connection
  ) throws -> LibraryDifference {
    var difference = LibraryDifference()
    let comparisons = try LibrarySchema.recordedTables.map { try TableComparison($0, on: connection) }
    for comparison in comparisons {
      switch comparison.table {
      case "deck": difference.decks = try comparison.count(on: connection)
      case "entry":
        let changed = comparison.changed(in: EntryColumns.content + ", deck_id")
        difference.entries = try comparison.count(on: connection)
        difference.entries.changed = Int(try connection.integer("SELECT count(*) FROM (\(changed))"))
        difference.progressedEntries = try progressedEntries(comparisons, but: changed, on: connection)
        func words(_ query: String, of library: String) throws -> [String] {
          try connection.rows(
            "SELECT word FROM \(library).entry WHERE id IN (\(query)) ORDER BY id LIMIT ?",
            [.integer(Int64(LibraryDifference.wordsNamed))]
          ) { $0.string(at: 0) }
        }
        difference.addedWords = try words(comparison.added, of: "restored")
        difference.changedWords = try words(changed, of: "main")
        difference.goneWords = try words(comparison.gone, of: "main")
      case "card": difference.cards = try comparison.count(on: connection)
      case "review": difference.reviews = try comparison.count(on: connection)
      default:
        difference.settings = try comparison.count(of: { !keys.contains($0) && !isInternal($0) }, on: connection)
        difference.internalSettings = try comparison.count(of: { !keys.contains($0) && isInternal($0) }, on: connection)
      }
    }
    return difference
  }

  /// Entries of both libraries with the same content, of which the row or a card differs.
  private func progressedEntries(
    _ comparisons: [TableComparison], but changed: String, on connection: Connection
  ) throws -> Int {
    let rows = comparisons.filter { $0.table == "entry" }.map(\.changed)
    // The number of a card holds that of its entry.
    let cards = comparisons.filter { $0.table == "card" }.flatMap { [$0.added, $0.changed, $0.gone] }
      .map { "SELECT id / 4 FROM (\($0))" }
    return Int(
      try connection.integer(
        """
        SELECT count(*) FROM main.entry JOIN restored.entry AS r USING (id)
        WHERE id IN (\((rows + cards).joined(separator: " UNION "))) AND id NOT IN (\(changed))
        """))
  }

  /// First all deletions, then all insertions: so no row ever meets another that claims its word or its key, neither
  /// now nor when the step is taken back. What refers to a row goes before it and comes after it.
  private func becomeRestored(
    keeping keys: [String], on connection: Connection, _ recorder: StepRecorder
  ) throws {
    let comparisons = try LibrarySchema.recordedTables.map { try TableComparison($0, on: connection) }
    func kept(_ comparison: TableComparison) -> [String] { comparison.table == "setting" ? keys : [] }
    for comparison in comparisons { try comparison.noteDoomed(keeping: kept(comparison), on: connection) }
    for comparison in comparisons.reversed() {
      try comparison.deleteDoomed(on: connection) { try recorder.flush() }
    }
    for comparison in comparisons { try comparison.noteMissing(keeping: kept(comparison), on: connection) }
    for comparison in comparisons {
      try comparison.insertMissing(on: connection) { try recorder.flush() }
    }
  }
}
