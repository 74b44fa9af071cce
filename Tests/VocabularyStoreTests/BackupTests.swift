import Foundation
import SQLiteKit
import Scheduling
import Testing
import Vocabulary

@testable import VocabularyStore

@Suite struct BackupTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func day(_ number: Int64) -> Timestamp { start.adding(seconds: number * 86_400) }

  @Test("the first change of a day copies the library as it was; the last seven copies are kept")
  func daily() async throws {
    for number in 0..<10 as Range<Int64> {
      let store = try await openStore(folder.library, at: day(number))
      for part in 0..<2 { try await store.add(entry("w\(number)-\(part)", "m"), to: "d") }
      #expect(await store.backupFailure == nil)
    }
    #expect(
      try folder.files("backups")
        == (3...9).map { number in "vocab-2026-12-0\(number).db" })
    let copy = try await openStore(folder.path + "/backups/vocab-2026-12-09.db", .readOnly)
    #expect(try await copy.entryCount() == 18)
    #expect(try folder.mode(folder.path + "/backups/vocab-2026-12-09.db") == 0o600)
    #expect(try folder.mode(folder.path + "/backups") == 0o700)
  }

  @Test("reading, an empty library and a change of nothing make no copy")
  func none() async throws {
    let store = try await openStore(folder.library)
    try await store.set("k", to: "1")
    let id = try await store.add(entry("a", "m"), to: "d")
    await store.close()
    let later = try await openStore(folder.library, at: day(1))
    _ = try await later.entries()
    try await later.update(id, to: entry("a", "m"))
    #expect(try folder.files() == ["vocab.db", "vocab.db-shm", "vocab.db-wal"])
  }

  @Test("a copy that cannot be made does not cost the change, and is told")
  func failure() async throws {
    let store = try await openStore(folder.library)
    try await store.add(entry("a", "m"), to: "d")
    try Data().write(to: URL(fileURLWithPath: folder.path + "/backups"))
    try await store.add(entry("b", "m"), to: "d")
    #expect(try await store.entryCount() == 2)
    #expect(await store.backupFailure != nil)
  }

  @Test("a library that is restored is as it was, and what it replaces is copied first")
  func restore() async throws {
    let store = try await openStore(folder.library)
    try await store.add(entry("a", "m"), to: "d")
    let before = try await store.dump()
    let copy = folder.path + "/copy.db"
    try await store.backUp(to: copy)
    await #expect(throws: StoreError.cannotBackUp(path: copy, reason: "there is a file already")) {
      try await store.backUp(to: copy)
    }
    try await store.add(entry("b", "m"), to: "d")
    try await store.restore(from: copy)
    #expect(try await store.dump() == before)
    #expect(try await store.check() == [])
    #expect(try folder.files("backups").contains("vocab-before-restore-2026-11-30T041637.db"))
    try Data("text".utf8).write(to: URL(fileURLWithPath: folder.path + "/text"))
    await #expect(throws: StoreError.notALibrary(path: folder.path + "/text")) {
      try await store.restore(from: folder.path + "/text")
    }
    #expect(try await store.dump() == before)
  }

  @Test("a library of an older program is copied before it is migrated")
  func migration() async throws {
    let store = try await openStore(folder.library)
    try await store.add(entry("a", "m"), to: "d")
    try await store.copyAsBeforeMigration()
    let copy = try await openStore(folder.path + "/backups/vocab-v1-2026-11-30T041637.db", .readOnly)
    #expect(try await copy.entryCount() == 1)
  }
}

extension VocabularyStore {
  fileprivate func copyAsBeforeMigration() throws {
    try attempt { connection in try backUpBeforeMigration(connection, version: 1) }
  }
}
