import Foundation
import SQLiteKit
import Scheduling
import Testing
import Vocabulary

@testable import VocabularyStore

@Suite struct OpeningTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("a missing library is made for its owner only, with its folders and side files, whatever the umask")
  func permissions() async throws {
    let old = umask(0)
    defer { umask(old) }
    let path = folder.path + "/a/b/vocab.db"
    let store = try await openStore(path)
    try await store.add(entry("x", "y"), to: "d")
    for (name, mode) in [
      ("a", 0o700), ("a/b", 0o700), ("a/b/vocab.db", 0o600), ("a/b/vocab.db-wal", 0o600), ("a/b/vocab.db-shm", 0o600),
    ] {
      #expect(try folder.mode(folder.path + "/" + name) == mode, "\(name)")
    }
    await store.close()
    #expect(try folder.files("a/b") == ["vocab.db"])
  }

  @Test("a folder that is there keeps its mode")
  func existingFolder() async throws {
    chmod(folder.path, 0o755)
    _ = try await openStore(folder.library)
    #expect(try folder.mode(folder.path) == 0o755)
  }

  @Test("a SQLite file of another program is refused and left as it is", arguments: ["DELETE", "WAL"])
  func foreign(_ journal: String) async throws {
    do {
      let other = try Connection(path: folder.library, mode: .readWriteCreate)
      _ = try other.first("PRAGMA journal_mode = \(journal)") { $0.string(at: 0) }
      try other.execute("CREATE TABLE notes (x); INSERT INTO notes VALUES (1)")
    }
    let before = folder.content(folder.library)
    await #expect(throws: StoreError.foreign(path: folder.library)) { try await openStore(folder.library) }
    #expect(folder.content(folder.library) == before)
    #expect(try folder.files() == ["vocab.db"])
  }

  @Test("a file that is no database is refused and left as it is", arguments: ["word,meaning\n", "SQLite format 3\0"])
  func notADatabase(_ text: String) async throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder.library))
    await #expect(throws: StoreError.notALibrary(path: folder.library)) { try await openStore(folder.library) }
    #expect(folder.content(folder.library) == Data(text.utf8))
    #expect(try folder.files() == ["vocab.db"])
  }

  @Test("an empty file becomes a library")
  func emptyFile() async throws {
    try Data().write(to: URL(fileURLWithPath: folder.library))
    #expect(try await openStore(folder.library).entryCount() == 0)
  }

  @Test("a library of a newer program is refused and left as it is")
  func newer() async throws {
    let store = try await openStore(folder.library)
    try await store.execute("PRAGMA user_version = 99")
    await store.close()
    let before = folder.content(folder.library)
    await #expect(throws: StoreError.newer(path: folder.library, found: 99, known: LibrarySchema.version)) {
      try await openStore(folder.library)
    }
    #expect(folder.content(folder.library) == before)
    #expect(try folder.files() == ["vocab.db"])
  }

  @Test("a library that lost its end is damaged")
  func truncated() async throws {
    let store = try await openStore(folder.library)
    await store.close()
    let whole = try #require(folder.content(folder.library))
    try whole.prefix(8192).write(to: URL(fileURLWithPath: folder.library))
    await #expect(throws: StoreError.damaged(path: folder.library, detail: "8192 of \(whole.count) bytes are left")) {
      try await openStore(folder.library)
    }
  }

  @Test("a library with garbage inside is damaged, and reading it no trap")
  func garbage() async throws {
    let store = try await openStore(folder.library)
    _ = try await store.importEntries((0..<500).map { entry("word\($0)", "meaning") })
    await store.close()
    var bytes = try #require(folder.content(folder.library))
    for offset in stride(from: 4096, to: bytes.count, by: 3) { bytes[offset] = 0xA5 }
    try bytes.write(to: URL(fileURLWithPath: folder.library))
    let error = await #expect(throws: StoreError.self) {
      let store = try await openStore(folder.library)
      _ = try await store.entries()
    }
    guard case .damaged? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("a folder is not a library")
  func directory() async {
    await #expect(throws: StoreError.notAFile(path: folder.path)) { try await openStore(folder.path) }
  }

  @Test("a library cannot be made below a file")
  func belowFile() async throws {
    try Data().write(to: URL(fileURLWithPath: folder.library))
    let path = folder.library + "/x/vocab.db"
    await #expect(throws: StoreError.unreadable(path: path, reason: "Not a directory")) { try await openStore(path) }
  }

  @Test("opened to read only, it reads, refuses to write, and makes no file")
  func readOnly() async throws {
    let writer = try await openStore(folder.library)
    try await writer.add(entry("x", "y"), to: "d")
    await writer.close()
    let store = try await openStore(folder.library, .readOnly)
    #expect(try await store.entries().map(\.content.word) == ["x"])
    await #expect(throws: StoreError.readOnly(path: folder.library)) { try await store.add(entry("z", "y"), to: "d") }
    await #expect(throws: StoreError.readOnly(path: folder.library)) { try await store.undo() }
    #expect(try folder.files() == ["vocab.db"])
  }

  @Test("opened to read only, it reads what another connection has just written")
  func readOnlyBesideWriter() async throws {
    let writer = try await openStore(folder.library)
    try await writer.add(entry("x", "y"), to: "d")
    let reader = try await openStore(folder.library, .readOnly)
    try await writer.add(entry("z", "y"), to: "d")
    #expect(try await reader.entryCount() == 2)
  }

  @Test("a missing file is not made to read only")
  func missing() async throws {
    await #expect(throws: StoreError.missing(path: folder.library)) { try await openStore(folder.library, .readOnly) }
    #expect(try folder.files() == [])
  }

  @Test("a locked library is busy")
  func busy() async throws {
    let store = try await openStore(folder.library, busyTimeout: 1)
    let other = try Connection(path: folder.library, mode: .readWrite)
    try other.execute("BEGIN IMMEDIATE")
    await #expect(throws: StoreError.busy(path: folder.library)) { try await store.add(entry("x", "y"), to: "d") }
    try other.execute("ROLLBACK")
    try await store.add(entry("x", "y"), to: "d")
  }

  @Test("a closed library says so")
  func closed() async throws {
    let store = try await openStore(folder.library)
    await store.close()
    await #expect(throws: StoreError.closed(path: folder.library)) { try await store.entries() }
  }

  @Test("two that open a missing library at once share it, and both write")
  func together() async throws {
    let path = folder.library
    try await withThrowingTaskGroup { group in
      for writer in 0..<4 {
        group.addTask {
          let store = try await openStore(path)
          for number in 0..<25 { try await store.add(entry("w\(writer)-\(number)", "m"), to: "d") }
        }
      }
      try await group.waitForAll()
    }
    let store = try await openStore(path)
    #expect(try await store.entryCount() == 100)
    #expect(try await store.check() == [])
  }

  @Test(
    "an error says what is wrong and what to do",
    arguments: [
      (
        .foreign(path: "v.db"), "v.db: a SQLite file of another program. Name another file; this one was left as it is."
      ),
      (
        .newer(path: "v.db", found: 3, known: 1),
        "v.db: written by a newer vocab (version 3, this one knows 1). Update vocab."
      ),
      (.busy(path: "v.db"), "v.db: another program is using the library. Try again when it has finished."),
      (.exists(word: "x", deck: "d"), "'x' is already in deck 'd'. Edit it, or choose another deck."),
    ] as [(StoreError, String)])
  func wording(_ error: StoreError, _ text: String) {
    #expect(error.description == text)
  }
}
