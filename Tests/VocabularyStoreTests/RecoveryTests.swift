import Foundation
import SQLiteKit
import Scheduling
import TestSupport
import Testing
import Vocabulary

@testable import VocabularyStore

@Suite struct RecoveryTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var recovered: String { folder.path + "/vocab-recovered.db" }

  /// A library of so many words, each answered, closed.
  private func fill(_ count: Int, note: String? = nil) async throws -> [String] {
    let store = try await openStore(folder.library)
    let entries = (0..<count).map { number in
      var made = entry("word\(number)", "뜻 \(number)")
      made.note = note
      return made
    }
    _ = try await store.importEntries(entries)
    try await store.set("rate", to: "100")
    for id in try await store.entries().map(\.id) {
      try await answer(store, CardID(id, .production))
    }
    let dump = try await store.dump()
    await store.close()
    return dump
  }

  private func answer(_ store: VocabularyStore, _ card: CardID) async throws {
    _ = try await store.record(review(), card: card) { before, _ in
      Scheduler().next(after: before, rating: .good, at: today, fuzzSeed: FuzzSeed.of(card: card.rawValue, reviews: 0))
    }
  }

  private func damage(_ change: (inout Data) -> Void) throws {
    var bytes = try #require(folder.content(folder.library))
    change(&bytes)
    try bytes.write(to: URL(fileURLWithPath: folder.library))
  }

  private func recover() async throws -> RecoveredLibrary? {
    try await VocabularyStore.closed(folder.library) { start }.recover(scheduler: Scheduler())
  }

  @Test("of a file whose beginning is gone, every row is read that lies elsewhere, long ones too")
  func withoutHeader() async throws {
    let before = try await fill(200, note: String(repeating: "길다 ", count: 900))
    try damage { $0.replaceSubrange(0..<8192, with: Data(count: 8192)) }
    let damaged = folder.content(folder.library)
    await #expect(throws: StoreError.notALibrary(path: folder.library)) { try await openStore(folder.library) }
    let result = try #require(try await recover())
    #expect(result == RecoveredLibrary(path: recovered, entries: 200, reviews: 200, lost: 0))
    #expect(folder.content(folder.library) == damaged)
    let store = try await openStore(recovered)
    #expect(try await store.dump() == before)
    #expect(try await store.check() == [])
    #expect(try await store.examine().hasErrors == false)
    #expect(try folder.mode(recovered) == 0o600)
    #expect(try folder.files().filter { $0.hasSuffix(".part") } == [])
    await #expect(throws: StoreError.cannotBackUp(path: recovered, reason: "there is a file already")) {
      _ = try await recover()
    }
  }

  @Test(
    "whatever part of a file is garbage, what is recovered is a whole library", arguments: 1...20 as ClosedRange<UInt64>
  )
  func garbage(_ seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    _ = try await fill(120)
    try damage { bytes in
      switch seed % 3 {
      case 0: bytes = bytes.prefix(Int.random(in: bytes.count * 3 / 4..<bytes.count, using: &random))
      case 1:
        for _ in 0..<40 {
          bytes[Int.random(in: 0..<bytes.count, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        }
      default:
        let start = Int.random(in: 0..<bytes.count - 6000, using: &random)
        for index in start..<start + 6000 { bytes[index] = UInt8.random(in: .min ... .max, using: &random) }
      }
    }
    guard let result = try await recover() else {
      Issue.record("nothing was recovered")
      return
    }
    #expect(result.entries > 20)
    let store = try await openStore(recovered)
    #expect(try await store.check() == [])
    #expect(try await store.examine().hasErrors == false)
    #expect(try await store.entries().count == result.entries)
  }

  @Test("what is in the log is recovered too")
  func log() async throws {
    _ = try await fill(3)
    let store = try await openStore(folder.library)
    try await store.add(entry("in the log", "m"), to: "d")
    for ending in ["", "-wal"] {
      try FileManager.default.copyItem(atPath: folder.library + ending, toPath: folder.path + "/left.db" + ending)
    }
    let result = try await VocabularyStore.closed(folder.path + "/left.db") { start }.recover(scheduler: Scheduler())
    #expect(result?.entries == 4)
  }

  @Test("of a file that holds no library, nothing is made")
  func nothing() async throws {
    try Data(repeating: 7, count: 50_000).write(to: URL(fileURLWithPath: folder.library))
    #expect(try await recover() == nil)
    #expect(try folder.files() == ["vocab.db"])
  }

  @Test(
    "what does not agree is found, mended, and the mending taken back",
    arguments: [
      ("UPDATE card SET reps = 7 WHERE entry_id = 1", .schedules, .schedules(1)),
      ("UPDATE card SET due_day = last_day - 1, due_at = NULL WHERE entry_id < 3", .schedules, .schedules(2)),
      ("UPDATE card SET stability = -1.0 WHERE entry_id = 1", .schedules, .schedules(1)),
      ("DELETE FROM review WHERE card_id = 4", .schedules, .schedules(1)),
      ("PRAGMA foreign_keys = OFF; DELETE FROM card WHERE id = 4; PRAGMA foreign_keys = ON", .schedules, .schedules(1)),
      ("UPDATE entry SET introduced = 0 WHERE id = 2", .schedules, .marks(1)),
      ("UPDATE card SET suspended = 1 WHERE entry_id = 2", .schedules, .marks(1)),
      ("UPDATE entry SET examples = '[{', meanings = '' WHERE id = 2", .contents, .unreadableLists(2)),
      ("PRAGMA foreign_keys = OFF; DELETE FROM entry WHERE id = 3; PRAGMA foreign_keys = ON", .references, .orphans(1)),
      ("PRAGMA foreign_keys = OFF; DELETE FROM deck; PRAGMA foreign_keys = ON", .references, .orphans(5)),
    ] as [(String, LibraryCheck, LibraryFlaw)])
  func mending(_ sql: String, _ check: LibraryCheck, _ flaw: LibraryFlaw) async throws {
    _ = try await fill(5)
    let store = try await openStore(folder.library)
    #expect(try await store.examine().flaws.values.joined().allSatisfy { $0 == .noCopies })
    try await store.execute(sql)
    let damaged = try await store.dump()
    #expect(try await store.examine().flaws[check]?.first == flaw)
    let copy = try await store.mend(scheduler: Scheduler())
    let after = try await store.examine()
    #expect(after.hasErrors == false, "\(after.flaws)")
    #expect(try await store.check() == [])
    #expect(try await openStore(copy, .readOnly).dump() == damaged)
    _ = try await store.entries()
    if check != .references {
      while try await store.history(limit: 1).first?.kind == .repair,
        try await store.history(limit: 1).first?.isUndone == false
      {
        try await store.undo()
      }
      if check == .contents { #expect(try await store.dump() == damaged) }
    }
  }

  @Test("files that are open to others are found and closed")
  func permissions() async throws {
    _ = try await fill(1)
    chmod(folder.library, 0o644)
    let store = try await openStore(folder.library)
    #expect(try await store.examine().flaws[.permissions]?.first == .openToOthers(path: folder.library, mode: 0o644))
    await store.closeToOthers()
    #expect(try await store.examine().flaws[.permissions] == [])
    #expect(try folder.mode(folder.library) == 0o600)
  }

  @Test("a clock that stands before the last answer is told")
  func clock() async throws {
    _ = try await fill(1)
    let store = try await openStore(folder.library, at: start.adding(seconds: -3600))
    #expect(try await store.examine().flaws[.clock] == [.clockBehind(3600, last: start)])
  }

  @Test("an index that does not agree with its table is built anew")
  func index() async throws {
    _ = try await fill(50)
    try changeLastDay(inIndex: "review_day")
    let broken = try await openStore(folder.library)
    guard case .indexes? = try await broken.examine().flaws[.integrity]?.first else {
      Issue.record("the index is whole")
      return
    }
    _ = try await broken.mend(scheduler: Scheduler())
    #expect(try await broken.examine().hasErrors == false)
  }

  /// Writes another day into the last row of an index, whose table is not told.
  private func changeLastDay(inIndex name: String) throws {
    let root: Int = try {
      let connection = try Connection(path: folder.library, mode: .readWrite)
      return Int(try connection.integer("SELECT rootpage FROM sqlite_schema WHERE name = ?", [.text(name)]))
    }()
    try damage { bytes in
      let page = (root - 1) * (Int(bytes[16]) << 8 | Int(bytes[17]))
      let last = page + 8 + (Int(bytes[page + 4]) - 1) * 2
      let cell = page + (Int(bytes[last]) << 8 | Int(bytes[last + 1]))
      // Length, three bytes of header, then the two of the day.
      bytes[cell + 5] += 1
    }
  }
}
