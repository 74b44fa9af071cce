internal import SQLiteKit

extension VocabularyStore {
  /// What would change if this library became the one in another file.
  ///
  /// - Throws: for the other file what opening it would throw.
  public func difference(to source: String, keeping keys: [String] = []) throws(StoreError) -> LibraryDifference {
    try withRestorable(source) { connection in
      try connection.snapshot { try difference(keeping: keys, on: connection) }
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

  private func difference(keeping keys: [String], on connection: Connection) throws -> LibraryDifference {
    var difference = LibraryDifference()
    let comparisons = try LibrarySchema.recordedTables.map { try TableComparison($0, on: connection) }
    for comparison in comparisons {
      let count = try comparison.count(keeping: comparison.table == "setting" ? keys : [], on: connection)
      switch comparison.table {
      case "deck": difference.decks = count
      case "entry":
        difference.entries = count
        func words(_ query: String, of library: String) throws -> [String] {
          try connection.rows(
            "SELECT word FROM \(library).entry WHERE id IN (\(query)) ORDER BY id LIMIT ?",
            [.integer(Int64(LibraryDifference.wordsNamed))]
          ) { $0.string(at: 0) }
        }
        difference.addedWords = try words(comparison.added, of: "restored")
        difference.changedWords = try words(comparison.changed, of: "main")
        difference.goneWords = try words(comparison.gone, of: "main")
      case "card": difference.cards = count
      case "review": difference.reviews = count
      default: difference.settings = count
      }
    }
    return difference
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
