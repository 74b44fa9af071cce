internal import SQLiteKit
internal import Scheduling
internal import Vocabulary

/// Writes what one transaction changes into the history, as one step.
final class StepRecorder {
  /// Steps kept.
  static let depth: Int64 = 200

  private let connection: Connection
  private let step: HistoryStep
  private var recorder: ChangeRecorder
  /// The step's own key; nil until a part of the change has been written down.
  private(set) var id: HistoryStep.ID?

  init(_ connection: Connection, _ step: HistoryStep) throws(SQLiteError) {
    self.connection = connection
    self.step = step
    recorder = try ChangeRecorder(connection, tables: LibrarySchema.recordedTables)
  }

  /// Whether a part of the change has been written down.
  var hasChanges: Bool { id != nil }

  /// Whether changes pass unrecorded, such as entries that are made and are to be kept by their keys.
  var isPaused = false {
    didSet { recorder.isPaused = isPaused }
  }

  /// Writes down what was changed since the last time, so that it need not be held in memory.
  func flush() throws(SQLiteError) {
    let changes = try recorder.recorded()
    if changes.isEmpty { return }
    recorder = try ChangeRecorder(connection, tables: LibrarySchema.recordedTables)
    recorder.isPaused = isPaused
    let part = try connection.statement("INSERT INTO history_change (history_id, changeset) VALUES (?, ?)")
    try part.bind(try begin(), at: 1)
    try part.bind(changes, at: 2)
    try part.run()
  }

  /// Keeps the entries that the step made by their keys: a range of them that holds no others.
  func keep(madeEntries ids: ClosedRange<Int64>?) throws(SQLiteError) {
    guard let ids else { return }
    try connection.run(
      "UPDATE history SET first_entry = ?, last_entry = ? WHERE id = ?",
      [.integer(ids.lowerBound), .integer(ids.upperBound), .integer(try begin())])
  }

  /// The step's row, made when there is something to keep: then what was undone cannot be made again.
  private func begin() throws(SQLiteError) -> Int64 {
    if let id { return id }
    try connection.run("DELETE FROM history WHERE undone = 1")
    try connection.run(
      "INSERT INTO history (at, kind, label, card_id) VALUES (?, ?, ?, ?)",
      [.integer(step.at.milliseconds), .text(step.kind.rawValue), .text(step.label), SQLValue(step.card?.rawValue)])
    let made = connection.lastInsertedRow
    id = made
    try connection.run(
      "DELETE FROM history WHERE id <= (SELECT id FROM history ORDER BY id DESC LIMIT 1 OFFSET ?)",
      [.integer(Self.depth)])
    return made
  }
}
