import Foundation
import SQLiteKit
import Scheduling
import Synchronization
import Testing
import Vocabulary

@testable import VocabularyStore

@Suite struct BackupTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func day(_ number: Int64) -> Timestamp { start.adding(seconds: number * 86_400) }

  @Test("the first change of a day copies the library as it was")
  func daily() async throws {
    for number in 0..<10 as Range<Int64> {
      let store = try await openStore(folder.library, at: day(number))
      for part in 0..<2 { try await store.add(entry("w\(number)-\(part)", "m"), to: "d") }
      #expect(await store.backupFailure == nil)
    }
    #expect(
      try folder.files("backups")
        == (2...9).map { number in "vocab-2026-12-0\(number).db" })
    let copy = try await openStore(folder.path + "/backups/vocab-2026-12-09.db", .readOnly)
    #expect(try await copy.entryCount() == 18)
    #expect(try folder.mode(folder.path + "/backups/vocab-2026-12-09.db") == 0o600)
    #expect(try folder.mode(folder.path + "/backups") == 0o700)
  }

  @Test("a copy that is ended before it has its name leaves nothing, and the old one as it was")
  func ended() async throws {
    struct Ended: Error {}
    let store = try await openStore(folder.library)
    try await store.add(entry("a", "m"), to: "d")
    let copy = folder.path + "/copy.db"
    try await store.backUp(to: copy)
    try await store.add(entry("b", "m"), to: "d")
    let before = try folder.files("")
    // The second look is that before the name.
    for looks in [1, 2] {
      let seen = Mutex(0)
      await #expect(throws: Ended.self) {
        try await store.backUp(to: copy) { _, _ in
          let count = seen.withLock {
            $0 += 1
            return $0
          }
          if count == looks { throw Ended() }
        }
      }
      #expect(try folder.files("") == before)
      #expect(try await openStore(copy, .readOnly).entryCount() == 1)
    }
    try await store.backUp(to: copy)
    #expect(try await openStore(copy, .readOnly).entryCount() == 2)
  }

  @Test("of a hundred daily copies the last seven are kept, and the last of each of four weeks before them")
  func rotation() throws {
    // Made one a day, as they are; 2026-11-30 was a Monday.
    var kept: [String] = []
    for number in 0..<100 as Range<Int64> {
      kept.append(
        String(
          BackupFolder.stamp(Timestamp(milliseconds: 1_780_272_000_000).adding(seconds: number * 86_400)).prefix(10)))
      let gone = BackupRotation.superfluous(kept)
      kept.removeAll { gone.contains($0) }
    }
    #expect(
      kept == [
        "2026-08-16", "2026-08-23", "2026-08-30", "2026-09-01", "2026-09-02", "2026-09-03", "2026-09-04",
        "2026-09-05", "2026-09-06", "2026-09-07", "2026-09-08",
      ])
    #expect(BackupRotation.superfluous(["2026-13-01", "notes"]) == [])
  }

  @Test("a copy to a file is private, and replaces only a copy at rest")
  func toFile() async throws {
    let old = umask(0)
    defer { umask(old) }
    let store = try await openStore(folder.library)
    try await store.add(entry("a", "m"), to: "d")
    let copy = folder.path + "/copy.db"
    for _ in 0..<2 { try await store.backUp(to: copy) }
    #expect(try folder.mode(copy) == 0o600)
    let text = folder.path + "/text"
    try Data("words".utf8).write(to: URL(fileURLWithPath: text))
    symlink(copy, folder.path + "/link")
    symlink(folder.library, folder.path + "/own")
    for (name, reason) in [
      ("text", "a file of that name is there and is no vocab library"), ("link", "it is a symbolic link"),
      ("own", "it is a symbolic link"), ("vocab.db", "it is the library itself"), ("", "it is not a file"),
    ] {
      let target = folder.path + "/" + name
      await #expect(throws: StoreError.notReplaced(path: target, reason: reason)) {
        try await store.backUp(to: target)
      }
    }
    for (name, reason) in [("none/copy.db", "No such file or directory"), ("text/copy.db", "Not a directory")] {
      let target = folder.path + "/" + name
      await #expect(throws: StoreError.cannotBackUp(path: target, reason: reason)) {
        try await store.backUp(to: target)
      }
    }
    let other = try await openStore(copy)
    try await other.add(entry("b", "m"), to: "d")
    await #expect(
      throws: StoreError.notReplaced(path: copy, reason: "a program is using the library of that name")
    ) { try await store.backUp(to: copy) }
    #expect(folder.content(text) == Data("words".utf8))
    #expect(try await store.entryCount() == 1)
    #expect(try folder.files().allSatisfy { !$0.hasSuffix(".part") })
  }

  @Test("the log and the copies of a library that a link leads to lie beside the library")
  func link() async throws {
    let (place, link) = (folder.path + "/place", folder.path + "/link.db")
    mkdir(place, 0o700)
    await (try openStore(place + "/real.db")).close()
    symlink("place/real.db", link)
    let store = try await openStore(link)
    #expect(store.path.hasSuffix("/place/real.db"))
    for number in 0..<2 { try await store.add(entry("a\(number)", "m"), to: "d") }
    #expect(try folder.files().sorted() == ["link.db", "place"])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: place).sorted() == [
        "backups", "real.db", "real.db-shm", "real.db-wal",
      ])
    symlink("nowhere.db", folder.path + "/dangling.db")
    let dangling = folder.path + "/dangling.db"
    await #expect(throws: StoreError.unreadable(path: dangling, reason: "No such file or directory")) {
      try await openStore(dangling)
    }
  }

  @Test("a link that another user made is not followed", .enabled(if: geteuid() == 0))
  func linkOfAnother() async throws {
    await (try openStore(folder.library)).close()
    let link = folder.path + "/link.db"
    symlink(folder.library, link)
    lchown(link, 65534, 65534)
    await #expect(throws: StoreError.unreadable(path: link, reason: "it is a symbolic link of another user")) {
      try await openStore(link)
    }
    let copies = folder.path + "/backups"
    let elsewhere = folder.path + "/elsewhere"
    mkdir(elsewhere, 0o700)
    symlink(elsewhere, copies)
    lchown(copies, 65534, 65534)
    let store = try await openStore(folder.library)
    try await store.add(entry("a", "m"), to: "d")
    try await store.add(entry("b", "m"), to: "d")
    #expect(await store.backupFailure == .unreadable(path: copies, reason: "it is a symbolic link of another user"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere) == [])
  }

  @Test("what a killed process left of a copy goes with the next copy; what a living one makes stays")
  func abandoned() async throws {
    let store = try await openStore(folder.library)
    try await store.add(entry("a", "m"), to: "d")
    let living = ".copy.db.\(getppid()).part"
    for name in [".copy.db.4194999.part", ".copy.db.4194999.part-wal", living, "copy.db.4194999", ".copy.db.part"] {
      try Data().write(to: URL(fileURLWithPath: folder.path + "/" + name))
    }
    try await store.backUp(to: folder.path + "/copy.db")
    #expect(
      try folder.files().filter { !$0.hasPrefix("vocab.db") }
        == [".copy.db.part", living, "copy.db", "copy.db.4194999"].sorted())
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
