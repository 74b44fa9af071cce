import Foundation
import SQLiteKit
import Scheduling
import Vocabulary

@testable import VocabularyStore

/// A folder of its own for one test, removed with it.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "vocab-store-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    // Whatever umask another test has set.
    chmod(path, 0o700)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var library: String { path + "/vocab.db" }

  func files(_ folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path + "/" + folder).sorted()
  }

  func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  func content(_ path: String) -> Data? { FileManager.default.contents(atPath: path) }
}

/// 2026-11-30T04:16:37Z.
let start = Timestamp(milliseconds: 1_796_012_197_000)
let today = ReviewMoment(at: start, day: StudyDay(rawValue: 20_787), utcOffset: 32_400)

func openStore(
  _ path: String, _ mode: VocabularyStore.Mode = .readWrite, busyTimeout: Int = 5000, at time: Timestamp = start
) async throws(StoreError) -> VocabularyStore {
  try await VocabularyStore.open(path, mode: mode, busyTimeout: busyTimeout) { time }
}

func entry(_ word: String, _ meanings: String..., level: String? = nil, tags: [String] = []) -> Entry {
  Entry(word: word, language: "en", meanings: meanings, meaningLanguage: "ko", level: level, tags: tags)
}

func review(_ rating: Rating = .good, on moment: ReviewMoment = today, given: String? = nil) -> ReviewRecord {
  ReviewRecord(moment: moment, rating: rating, verdict: "correct", exercise: "cloze", given: given, milliseconds: 2140)
}

func schedule(_ due: CardSchedule.Due, reps: Int = 1) -> CardSchedule {
  let phase: CardSchedule.Phase =
    switch due {
    case .at: .learning(step: 1)
    case .on: .review
    }
  return CardSchedule(
    phase: phase, memory: MemoryState(stability: 2.3065, difficulty: 2.118), due: due, lastReview: today, reps: reps,
    lapses: 0)
}

extension VocabularyStore {
  /// Imports rows of one deck.
  func importEntries(
    _ entries: [Entry], deck: String = "d", policy: DuplicatePolicy = .merge, isDryRun: Bool = false
  ) throws -> ImportReport {
    let rows = entries.enumerated().map { ImportRow(line: $0.offset + 1, deck: deck, entry: $0.element) }
    let batches = Batches([rows])
    return try importRows(policy: policy, label: "d.csv", isDryRun: isDryRun) { batches.next() }
  }

  /// Every row of the tables that a change can touch.
  func dump() throws -> [String] {
    try attempt { connection in
      try LibrarySchema.recordedTables.flatMap { table in
        try connection.rows("SELECT * FROM \(table) ORDER BY 1") { row in
          table + " " + (0..<row.columnCount).map { "\(row.value(at: $0))" }.joined(separator: "|")
        }
      }
    }
  }

  /// SQLite's plan for every query that the store has made so far.
  func plans() throws -> [String: [String]] {
    try attempt { connection in
      var plans: [String: [String]] = [:]
      for sql in connection.keptStatements where sql.hasPrefix("SELECT") {
        plans[sql] = try connection.rows("EXPLAIN QUERY PLAN " + sql) { $0.string(at: 3) }
      }
      return plans
    }
  }

  func execute(_ sql: String) throws { try attempt { connection in try connection.execute(sql) } }
}

/// Hands out batches one by one. `@unchecked Sendable`: only the store's thread calls `next`.
final class Batches: @unchecked Sendable {
  struct Failure: Error {}
  private var batches: [[ImportRow]]

  init(_ batches: [[ImportRow]]) {
    self.batches = batches
  }

  func next() -> [ImportRow]? { batches.isEmpty ? nil : batches.removeFirst() }

  func nextOrFail() throws -> [ImportRow]? {
    if batches.isEmpty { throw Failure() }
    return batches.removeFirst()
  }
}
