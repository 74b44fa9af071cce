internal import SQLiteKit
public import Scheduling
internal import Vocabulary

extension VocabularyStore {
  /// Changed entries after which the change so far is written into the history, so that memory stays bounded.
  private static let changesPerPart = 10_000
  /// Batches that are read and encoded before they are asked for.
  private static let batchesAhead = 4

  /// The end of an import that must leave nothing behind.
  private struct Discarded: Error {
    var report: ImportReport
  }

  /// Imports rows, all or none, as one step of the history; an import that changes nothing writes nothing.
  ///
  /// Rows of the same deck and word are joined first, then compared with the library under `policy`.
  ///
  /// - Parameters:
  ///   - nextBatch: gives the rows in batches, nil at the end; it is called on a thread of its own, one call after the
  ///     other, while the store writes what it gave before.
  ///   - isDryRun: whether only the report is wanted.
  ///   - scheduler: says when the cards come due whose past reviews the rows tell of.
  /// - Throws: `StoreError`, and what `nextBatch` throws as it is.
  public func importRows(
    policy: DuplicatePolicy = .merge, label: String, isDryRun: Bool = false,
    scheduler: Scheduler = Scheduler(), from nextBatch: @Sendable () throws -> [ImportRow]?
  ) throws -> ImportReport {
    try attemptForCaller { connection in
      do {
        if isDryRun {
          return try connection.transaction {
            throw Discarded(report: try importRows(policy, scheduler, nil, on: connection, from: nextBatch))
          }
        }
        return try recorded(.import, label, on: connection) { connection, recorder in
          let report = try importRows(policy, scheduler, recorder, on: connection, from: nextBatch)
          if report.total.added == 0, report.total.updated == 0, report.addedReviews == 0 {
            throw Discarded(report: report)
          }
          return report
        }
      } catch let discarded as Discarded {
        return discarded.report
      }
    }
  }

  private func importRows(
    _ policy: DuplicatePolicy, _ scheduler: Scheduler, _ recorder: StepRecorder?, on connection: Connection,
    from nextBatch: @Sendable () throws -> [ImportRow]?
  ) throws -> ImportReport {
    let progress = ProgressImporter(connection, scheduler, uuid: newUUID)
    var importer = try EntryImporter(connection, policy, progress, at: now(), recorder: recorder)
    let nextEncoded: @Sendable () throws -> EncodedRows? = { try nextBatch().map { EncodedRows($0) } }
    try ReadAhead.run(limit: Self.batchesAhead, making: nextEncoded) { next in
      var flushed = 0
      while let batch = try CallerFailure.marking(next) {
        try importer.add(batch)
        if importer.changed - flushed >= Self.changesPerPart {
          try recorder?.flush()
          flushed = importer.changed
        }
      }
    }
    try importer.finish()
    try recorder?.keep(madeEntries: importer.made)
    return importer.report
  }
}
