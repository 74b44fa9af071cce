import Foundation
import SQLiteKit
import Scheduling
import TestSupport
import Testing
import Vocabulary

@testable import VocabularyStore

@Suite struct RestoreTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var copy: String { folder.path + "/copy.db" }

  @Test("a library that is restored is as it was, what it replaces is copied first, and it can be taken back")
  func restore() async throws {
    let store = try await openStore(folder.library)
    let a = try await store.add(entry("a", "m"), to: "d")
    try await store.add(entry("b", "m"), to: "d")
    try await store.add(entry("c", "m"), to: "e")
    try await store.set("position", to: "1", isStep: false)
    let before = try await store.dump()
    try await store.backUp(to: copy)
    // Words that change places would claim each other's, row by row.
    try await store.execute(
      "UPDATE entry SET word = 'x' WHERE word = 'a'; UPDATE entry SET word = 'a' WHERE word = 'b';"
        + "UPDATE entry SET word = 'b' WHERE word = 'x'; UPDATE deck SET name = 'f' WHERE name = 'd'")
    try await store.record(review(), schedule: schedule(.on(today.day)), card: CardID(a, .production))
    try await store.add(entry("new", "m"), to: "d")
    try await store.set("rate", to: "100")
    try await store.set("position", to: "2", isStep: false)
    let changed = try await store.dump()

    let difference = try await store.difference(to: copy, keeping: ["position"])
    #expect(difference.entries == .init(added: 0, changed: 2, gone: 1))
    #expect(difference.decks == .init(added: 0, changed: 1, gone: 1))
    #expect(difference.reviews == .init(added: 0, changed: 0, gone: 1))
    #expect(difference.settings == .init(added: 0, changed: 0, gone: 1))
    #expect(difference.changedWords == ["b", "a"] && difference.goneWords == ["new"])
    #expect(try await store.dump() == changed)

    let kept = try await store.restore(from: copy, keeping: ["position"])
    #expect(try await store.dump() == before.map { $0.replacing(#"text("1")"#, with: #"text("2")"#) })
    #expect(try await store.difference(to: copy, keeping: ["position"]).isNothing)
    #expect(try await openStore(kept, .readOnly).dump() == changed)
    #expect(try await store.check() == [])
    for _ in 0..<2 {
      #expect(try await store.undo().map(\.kind) == [.restore])
      #expect(try await store.dump() == changed)
      #expect(try await store.redo().map(\.label) == ["copy.db"])
    }
    try await store.undo()
    // The second copy of the same second has a name of its own.
    #expect(try await store.restore(from: copy) != kept)
    #expect(try folder.files("backups").filter { $0.hasPrefix(".") } == [])
  }

  @Test("of the libraries that were replaced the last ten are kept")
  func kept() async throws {
    for number in 0..<12 {
      let store = try await openStore(folder.library, at: start.adding(seconds: Int64(number) * 3600))
      try await store.add(entry("w\(number)", "m"), to: "d")
      if number == 0 { try await store.backUp(to: copy) }
      _ = try await store.restore(from: copy)
    }
    let replaced = try folder.files("backups").filter { $0.contains("before-restore") }
    #expect(replaced.count == 10)
    #expect(replaced.first == "vocab-before-restore-\(BackupFolder.stamp(start.adding(seconds: 7200))).db")
  }

  @Test(
    "another library altogether is restored and taken back, with everything before it",
    arguments: 1...4 as ClosedRange<UInt64>)
  func stranger(_ seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    func fill(_ store: VocabularyStore, _ words: String) async throws {
      for word in words.shuffled(using: &random) {
        let id = try await store.add(entry("\(word)", "m"), to: Bool.random(using: &random) ? "d" : "e")
        if Bool.random(using: &random) {
          try await store.record(review(), schedule: schedule(.on(today.day)), card: CardID(id, .production))
        }
      }
    }
    let other = try await openStore(copy)
    try await fill(other, "acegikmo")
    let wanted = try await other.dump()
    await other.close()
    let store = try await openStore(folder.library)
    try await fill(store, "abcdefgh")
    let own = try await store.dump()
    try await store.restore(from: copy)
    #expect(try await store.dump() == wanted)
    try await store.undo()
    #expect(try await store.dump() == own)
    #expect(try await store.undo(1000).count > 8)
    #expect(try await store.dump() == [])
    #expect(try await store.check() == [])
  }

  @Test("a large difference is one step, in parts")
  func large() async throws {
    let store = try await openStore(folder.library)
    try await store.backUp(to: copy)
    _ = try await store.importEntries((0..<25_000).map { entry("w\($0)", "m") })
    let full = try await store.dump()
    try await store.restore(from: copy)
    #expect(try await store.entryCount() == 0)
    try await store.undo()
    #expect(try await store.dump() == full)
  }

  @Test("a file that is missing, foreign, damaged or no library is refused, and nothing is changed")
  func refused() async throws {
    let store = try await openStore(folder.library)
    try await store.add(entry("a", "m"), to: "d")
    let before = try await store.dump()
    func refuse(_ path: String, _ error: StoreError) async {
      await #expect(throws: error) { try await store.restore(from: path) }
      await #expect(throws: error) { try await store.difference(to: path) }
    }
    await refuse(copy, .missing(path: copy))
    await refuse(folder.path, .notAFile(path: folder.path))
    try Data("text".utf8).write(to: URL(fileURLWithPath: copy))
    await refuse(copy, .notALibrary(path: copy))
    unlink(copy)
    try await store.backUp(to: copy)
    let whole = try #require(folder.content(copy))
    try whole.prefix(9000).write(to: URL(fileURLWithPath: copy))
    await refuse(copy, .damaged(path: copy, detail: "9000 of \(whole.count) bytes are left"))
    try whole.write(to: URL(fileURLWithPath: copy))
    do {
      let other = try Connection(path: copy, mode: .readWrite)
      try other.execute("PRAGMA foreign_keys = OFF; UPDATE entry SET deck_id = 99; PRAGMA journal_mode = DELETE")
    }
    await refuse(copy, .damaged(path: copy, detail: "a entry belongs to no deck"))
    #expect(try await store.dump() == before)
    #expect(try await store.history().map(\.kind) == [.add])
    #expect(try folder.files("backups").filter { $0.hasPrefix(".") } == [])
  }

  @Test("a copy with a log that was left behind is restored with what the log holds")
  func log() async throws {
    let other = try await openStore(copy)
    try await other.add(entry("in the log", "m"), to: "d")
    for ending in ["", "-wal"] {
      try FileManager.default.copyItem(atPath: copy + ending, toPath: folder.path + "/left.db" + ending)
    }
    let store = try await openStore(folder.library)
    try await store.restore(from: folder.path + "/left.db")
    #expect(try await store.entries().map(\.content.word) == ["in the log"])
  }

  @Test("a damaged library is replaced whole, and kept with its log")
  func replaced() async throws {
    let store = try await openStore(folder.library)
    try await store.add(entry("a", "m"), to: "d")
    try await store.backUp(to: copy)
    await store.close()
    try Data("damaged".utf8).write(to: URL(fileURLWithPath: folder.library))
    try Data("log".utf8).write(to: URL(fileURLWithPath: folder.library + "-wal"))
    let kept = try await VocabularyStore.closed(folder.library) { start }.replaceDamaged(with: copy)
    #expect(folder.content(kept) == Data("damaged".utf8) && folder.content(kept + "-wal") == Data("log".utf8))
    let restored = try await openStore(folder.library)
    #expect(try await restored.entries().map(\.content.word) == ["a"])
    #expect(try folder.mode(folder.library) == 0o600)
  }
}
