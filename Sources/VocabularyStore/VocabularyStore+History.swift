internal import SQLiteKit
internal import Scheduling
internal import Vocabulary

extension VocabularyStore {
  /// The steps that can be taken back or made again, the last first.
  public func history(limit: Int = 20) throws(StoreError) -> [HistoryStep] {
    try attempt { connection in
      try connection.rows(
        "SELECT \(Self.stepColumns) FROM history ORDER BY id DESC LIMIT ?", [.integer(Int64(max(0, limit)))],
        Self.readStep)
    }
  }

  /// Takes back the last `count` steps that still stand, or as many as there are; the answer is those, last first.
  ///
  /// - Parameter goOn: is asked now and then; what it throws ends the work.
  /// - Throws: `.cannotUndo` if something that is not in the history stands in the way, and what `goOn` throws as it is;
  ///   then nothing is taken back.
  @discardableResult
  public func undo(_ count: Int = 1, goOn: @Sendable () throws -> Void = {}) throws -> [HistoryStep] {
    try turn(count, Self.standing, undo: true, goOn)
  }

  /// Makes the last `count` steps that were taken back again; the answer is those, in the order of their making.
  ///
  /// - Parameter goOn: as of `undo`.
  @discardableResult
  public func redo(_ count: Int = 1, goOn: @Sendable () throws -> Void = {}) throws -> [HistoryStep] {
    try turn(
      count, "SELECT \(Self.stepColumns) FROM history WHERE undone = 1 ORDER BY id LIMIT ?", undo: false, goOn)
  }

  private static let standing = "SELECT \(stepColumns) FROM history WHERE undone = 0 ORDER BY id DESC LIMIT ?"

  /// What came of taking back one step.
  public enum StepUndo: Hashable, Sendable {
    case done
    /// Nothing was done: another change came after it, from wherever, and still stands.
    case isNotLast
    /// Nothing was done: the step no longer stands, or the history goes back no further.
    case isGone
  }

  /// Takes back a step if it is the last that still stands.
  public func undo(step id: HistoryStep.ID) throws -> StepUndo {
    if try !turn(1, Self.standing, undo: true, if: { $0.id == id }).isEmpty { return .done }
    let stands = try attempt { connection in
      try connection.integer("SELECT EXISTS (SELECT 1 FROM history WHERE id = ? AND undone = 0)", [.integer(id)])
    }
    return stands == 1 ? .isNotLast : .isGone
  }

  private func turn(
    _ count: Int, _ steps: String, undo: Bool, _ goOn: () throws -> Void = {},
    if isMeant: (HistoryStep) -> Bool = { _ in true }
  ) throws -> [HistoryStep] {
    try attemptForCaller { connection in
      if isReadOnly { throw StoreError.readOnly(path: path) }
      return try connection.transaction {
        var turned = try connection.rows(steps, [.integer(Int64(max(0, count)))], Self.readStep)
          .filter(isMeant)
        for index in turned.indices {
          try apply(turned[index], inverted: undo, on: connection, goOn)
          try connection.run(
            "UPDATE history SET undone = ? WHERE id = ?", [SQLValue(undo), .integer(turned[index].id)])
          turned[index].isUndone = undo
        }
        if !turned.isEmpty { backUpOncePerDay() }
        return turned
      }
    }
  }

  /// Makes the changes of a step again, or their inverse; part by part, for only one is held in memory.
  func apply(
    _ step: HistoryStep, inverted: Bool, on connection: Connection, _ goOn: () throws -> Void = {}
  ) throws {
    let order = inverted ? "DESC" : "ASC"
    let parts = try connection.rows(
      "SELECT id FROM history_change WHERE history_id = ? ORDER BY id \(order)", [.integer(step.id)]
    ) { $0.int64(at: 0) }
    if inverted { try removeMadeEntries(of: step.id, on: connection, goOn) }
    for part in parts {
      try CallerFailure.marking(goOn)
      let changes = try connection.first(
        "SELECT changeset FROM history_change WHERE id = ?", [.integer(part)]
      ) { $0.bytes(at: 0) }
      guard let changes else { continue }
      do throws(SQLiteError) {
        try Changeset.apply(inverted ? Changeset.inverted(changes) : changes, to: connection)
      } catch {
        throw error.isConflict ? StoreError.cannotUndo(label: step.label) : error
      }
    }
  }

  /// Entries removed at once: what is recorded of them, and the pages that hold them, stand in memory meanwhile.
  private static let entriesPerPart = 4_000

  /// Removes the entries that a step made and kept by their keys only. What they hold becomes the last parts of the step,
  /// which from now on is like any other: its deck comes back before them, and goes after them.
  private func removeMadeEntries(
    of step: Int64, on connection: Connection, _ goOn: () throws -> Void
  ) throws {
    let made = try connection.first(
      "SELECT first_entry, last_entry FROM history WHERE id = ? AND first_entry IS NOT NULL", [.integer(step)]
    ) { $0.int64(at: 0)...$0.int64(at: 1) }
    guard let made else { return }
    for first in stride(from: made.lowerBound, through: made.upperBound, by: Self.entriesPerPart) {
      try CallerFailure.marking(goOn)
      let recorder = try ChangeRecorder(connection, tables: LibrarySchema.recordedTables)
      let last = min(made.upperBound, first + Int64(Self.entriesPerPart) - 1)
      try connection.run("DELETE FROM entry WHERE id BETWEEN ? AND ?", [.integer(first), .integer(last)])
      let removed = try recorder.recorded()
      if removed.isEmpty { continue }
      try connection.run(
        "INSERT INTO history_change (history_id, changeset) VALUES (?, ?)",
        [.integer(step), .blob(try Changeset.inverted(removed))])
    }
    try connection.run(
      "UPDATE history SET first_entry = NULL, last_entry = NULL WHERE id = ?", [.integer(step)])
  }

  static let stepColumns = "id, at, kind, label, card_id, undone"

  static func readStep(_ row: Statement) throws -> HistoryStep {
    guard let kind = ChangeKind(rawValue: row.string(at: 2)) else { throw ColumnJSON.Malformed() }
    return HistoryStep(
      id: row.int64(at: 0), at: Timestamp(milliseconds: row.int64(at: 1)), kind: kind, label: row.string(at: 3),
      card: row.optionalInt64(at: 4).map { CardID(rawValue: $0) }, isUndone: row.bool(at: 5))
  }
}
