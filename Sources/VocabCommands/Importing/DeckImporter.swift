import DeckFormats
import Synchronization
import UnicodeText
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
  }

  /// Rows handed to the library at once: enough to be worth the call, few enough to be held.
  private static let batchSize = 1_000

  func importFile(
    named file: String, from source: any ByteSource, into store: VocabularyStore
  ) async throws -> Report {
    let name = file == "-" ? "-" : file.lastPathComponent
    let fallback = deck ?? (file == "-" ? "words" : name.withoutExtension)
    do {
      let reader = Mutex(try DeckReader(source: source, options: options))
      let result = try await store.importRows(policy: policy, label: name, isDryRun: isDryRun) {
        try nextBatch(reader, fallback: fallback)
      }
      return report(name, result, reader.withLock { $0.notices })
    } catch let error as DeckFormatError {
      throw FileFailure(file: name, error: error)
    } catch let skipped as SkippedLine {
      throw StrictFailure(line: skipped.notice.message(file: name))
    }
  }

  private func nextBatch(_ reader: borrowing Mutex<DeckReader>, fallback: String) throws -> [ImportRow]? {
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

extension String {
  fileprivate var lastPathComponent: String {
    split(separator: "/").last.map { String($0) } ?? self
  }

  fileprivate var withoutExtension: String {
    guard let dot = lastIndex(of: "."), dot != startIndex else { return self }
    return String(self[..<dot])
  }
}
