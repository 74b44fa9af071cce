import DeckFormats
import Synchronization
import Terminal
import VocabularyStore

/// Imports one file: all of it or nothing.
struct DeckImporter: Sendable {
  let options: ReadOptions
  /// The deck for every row; nil for the file's own, else its name.
  let deck: String?
  let policy: DuplicatePolicy
  let isDryRun: Bool
  /// True if a skipped line is fatal.
  let isStrict: Bool

  /// What came of a file, in lines for a person.
  struct Report: Sendable {
    var lines: [String]
    /// Of a dry run: what was found out about the file, and how its first rows were read.
    var preview: [StyledText] = []
  }

  /// Rows handed to the library at once: enough to be worth the call, few enough to be held.
  private static let batchSize = 1_000

  func importFile(
    _ file: DeckFile, into store: VocabularyStore, watched work: WatchedWork
  ) async throws -> Report {
    let name = file.name
    let fallback = deck ?? file.deck
    do {
      let reader = Mutex(try file.reader(options))
      let result = try await store.importRows(policy: policy, label: name, isDryRun: isDryRun) {
        try work.step(done: file.bytesRead, of: file.size)
        return try nextBatch(reader, fallback: fallback)
      }
      var report = report(name, result, reader.withLock { $0.notices })
      if isDryRun { report.preview = try ImportPreview(file, options, deck: deck).lines }
      return report
    } catch let error as DeckFormatError {
      throw FileFailure(file: name, error: error)
    } catch let skipped as SkippedLine {
      throw StrictFailure(line: skipped.notice.message(file: name))
    }
  }

  private func nextBatch(_ reader: borrowing Mutex<any RowReader>, fallback: String) throws -> [ImportRow]? {
    try reader.withLock { reader in
      var batch: [ImportRow] = []
      while batch.count < Self.batchSize, let row = try reader.next() {
        batch.append(ImportRow(line: row.line, deck: deck ?? row.deck ?? fallback, entry: row.entry))
      }
      if isStrict, let notice = reader.notices.skippedLines.first { throw SkippedLine(notice: notice) }
      return batch.isEmpty ? nil : batch
    }
  }

  /// `developer.csv: 240 added, 3 updated, 2 unchanged, 1 skipped`, then each notice.
  private func report(_ name: String, _ result: ImportReport, _ notices: ReadNotices) -> Report {
    let total = result.total
    let skipped = total.skipped + notices.skippedLineCount
    var lines = [
      "\(name): \(total.added) added, \(total.updated) updated, \(total.unchanged) unchanged, \(skipped) skipped"
        + (isDryRun ? " (nothing was changed)" : "")
    ]
    lines += notices.kept.map { $0.message(file: name) }
    if notices.droppedCount > 0 { lines.append("\(name): \(notices.droppedCount) more such lines") }
    return Report(lines: lines)
  }
}

/// A skipped line where none may be.
private struct SkippedLine: Error {
  let notice: ReadNotice
}

/// What `--strict` made fatal.
struct StrictFailure: Error {
  let line: String

  var message: String { "\(line). Complete the line, or import without --strict." }
}
