import Foundation
import SQLiteKit
import Scheduling
import Testing
import Vocabulary

@testable import VocabularyStore

/// Libraries as earlier programs left them, one of each schema, kept for good.
@Suite struct EarlierLibraryTests {
  private static let fixtures = Bundle.module.resourcePath.map { $0 + "/Fixtures" } ?? ""

  /// A look into one with sqlite3 leaves files beside it.
  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: fixtures)) ?? [])
    .filter { $0.hasSuffix(".db") }.sorted()

  @Test("there is one of every schema before the present one")
  func complete() {
    for version in 1..<LibrarySchema.version { #expect(Self.names.contains("library-v\(version).db")) }
  }

  @Test("an earlier library is copied, brought up to date, and all that was in it stays", arguments: names)
  func migrated(_ name: String) async throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(atPath: Self.fixtures + "/" + name, toPath: folder.library)
    chmod(folder.library, 0o600)
    let store = try await openStore(folder.library)
    #expect(try await store.entries().map(\.content.word) == ["authenticity", "latency"])
    let authenticity = try #require(try await store.entries(named: "authenticity").first)
    #expect(authenticity.content.meanings == ["진위", "진품임"])
    #expect(authenticity.content.confusables.map(\.word) == ["credibility"])
    let reviews = try await store.reviews(of: authenticity.id)
    #expect(reviews.map(\.record.given) == ["authenticity"])
    #expect(try await store.cards(of: authenticity.id).map(\.schedule.reps) == [1])
    #expect(try await store.entries(named: "latency").map(\.isSuspended) == [true])
    #expect(try await store.setting("new-per-day") == "7")
    #expect(try await store.history().count == 7)
    #expect(try await store.examine().hasErrors == false)
    #expect(try await store.undo(1000).count == 7)
    #expect(try await store.dump() == [])
    #expect(try await store.redo(1000).count == 7)
    #expect(try await store.entryCount() == 2)
    let isOld = name != "library-v\(LibrarySchema.version).db"
    let copies = try folder.files().contains("backups") ? try folder.files("backups") : []
    #expect(copies.contains { $0.hasPrefix("vocab-v") } == isOld)
  }

  @Test("an earlier library is restored and saved like one of today", arguments: names)
  func restored(_ name: String) async throws {
    let folder = try TemporaryFolder()
    let copy = folder.path + "/copy.db"
    try FileManager.default.copyItem(atPath: Self.fixtures + "/" + name, toPath: copy)
    let before = folder.content(copy)
    let store = try await openStore(folder.library)
    try await store.restore(from: copy)
    #expect(try await store.entries().map(\.content.word) == ["authenticity", "latency"])
    try await store.undo()
    #expect(try await store.dump() == [])
    #expect(folder.content(copy) == before)
    // Without its beginning it does not tell how large its pages are.
    var damaged = try #require(before)
    damaged.replaceSubrange(0..<4096, with: Data(count: 4096))
    try damaged.write(to: URL(fileURLWithPath: copy))
    let saved = try await VocabularyStore.closed(copy) { start }.recover(scheduler: .init())
    #expect(saved?.entries == 2 && saved?.reviews == 1 && saved?.lost == 0)
  }
}
