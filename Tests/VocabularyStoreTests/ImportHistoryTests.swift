import SQLiteKit
import Scheduling
import Testing
import Vocabulary

@testable import VocabularyStore

/// An import keeps the entries that it made by their keys, until it is taken back for the first time.
@Suite struct ImportHistoryTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Rows of which one is in the library, one stands twice, and the others are new, in two parts of a removal.
  private var rows: [Entry] {
    [entry("old", "2", tags: ["t"]), entry("w0", "again")] + (0..<4_100).map { entry("w\($0)", "m\($0)") }
  }

  private func changesets(_ store: VocabularyStore) async throws -> Int {
    try await store.integer("SELECT count(*) FROM history_change")
  }

  @Test("an import that adds and updates is taken back, made again and taken back, with what came before and after it")
  func backAndForth() async throws {
    let store = try await openStore(folder.library)
    let old = try await store.add(entry("old", "1"), to: "d")
    try await store.record(review(), schedule: schedule(.on(today.day + 3)), card: CardID(old, .production))
    let before = try await store.dump()
    let report = try await store.importEntries(rows)
    #expect(report.total == ImportReport.Counts(added: 4_100, updated: 1))
    let imported = try await store.dump()
    let new = try #require(try await store.entries(named: "w7").first?.id)
    try await store.record(review(), schedule: schedule(.on(today.day)), card: CardID(new, .production))
    try await store.remove([new, old])
    let after = try await store.dump()
    for _ in 0..<3 {
      #expect(try await store.undo(2).count == 2)
      #expect(try await store.dump() == imported)
      #expect(try await store.undo().map(\.kind) == [.import])
      #expect(try await store.dump() == before)
      #expect(try await store.redo().map(\.kind) == [.import])
      #expect(try await store.dump() == imported)
      #expect(try await store.redo(2).count == 2)
      #expect(try await store.dump() == after)
    }
    #expect(try await store.check() == [])
  }

  @Test("an import into a new deck is taken back with its deck, by a later run too")
  func newDeck() async throws {
    let store = try await openStore(folder.library)
    let before = try await store.dump()
    _ = try await store.importEntries(rows)
    let after = try await store.dump()
    await store.close()
    let later = try await openStore(folder.library)
    try await later.undo()
    #expect(try await later.dump() == before)
    await later.close()
    let last = try await openStore(folder.library)
    try await last.redo()
    #expect(try await last.dump() == after)
  }

  @Test("what an import made is not written twice until it is taken back")
  func size() async throws {
    let store = try await openStore(folder.library)
    try await store.add(entry("x", "1"), to: "d")
    let before = try await changesets(store)
    _ = try await store.importEntries([entry("a", "1"), entry("b", "1"), entry("a", "2")])
    #expect(try await changesets(store) == before)
    try await store.undo()
    #expect(try await changesets(store) == before + 1)
    try await store.redo()
    try await store.undo()
    #expect(try await changesets(store) == before + 1)
  }

  @Test("an import that was taken back and is made anew leaves the first one behind")
  func anew() async throws {
    let store = try await openStore(folder.library)
    let before = try await store.dump()
    _ = try await store.importEntries([entry("a", "1")])
    try await store.undo()
    _ = try await store.importEntries([entry("a", "2"), entry("b", "1")])
    #expect(try await store.redo() == [])
    try await store.undo()
    #expect(try await store.dump() == before)
  }

  @Test("an import that fails leaves no mark, and the keys it used are free of its entries")
  func failed() async throws {
    let store = try await openStore(folder.library)
    _ = try await store.importEntries([entry("a", "1")])
    let before = try await store.dump()
    let batches = Batches([(0..<100).map { ImportRow(line: $0, deck: "d", entry: entry("w\($0)", "m")) }])
    await #expect(throws: Batches.Failure.self) { try await store.importRows(label: "x") { try batches.nextOrFail() } }
    #expect(try await store.dump() == before)
    _ = try await store.importEntries([entry("b", "1")])
    try await store.undo()
    #expect(try await store.dump() == before)
  }

  @Test("an import older than the steps kept stays; the younger ones are taken back to it")
  func depth() async throws {
    let store = try await openStore(folder.library)
    _ = try await store.importEntries([entry("a", "1")])
    _ = try await store.importEntries([entry("b", "1")])
    let imported = try await store.dump()
    for number in 0..<199 { try await store.set("k", to: "\(number)") }
    #expect(try await store.undo(199).count == 199)
    #expect(try await store.dump() == imported)
    #expect(try await store.undo(1000).map(\.kind) == [.import])
    #expect(try await store.entries().map(\.content.word) == ["a"])
  }

  @Test("a word that stands twice is joined wherever the second row falls", arguments: [1, 31, 32, 33, 63, 700])
  func twice(_ distance: Int) async throws {
    let store = try await openStore(folder.library)
    var rows = (0..<distance).map { entry("w\($0)", "m") }
    rows += [entry("w0", "second"), entry("last", "m")]
    let report = try await store.importEntries(rows)
    #expect(report.total == ImportReport.Counts(added: distance + 1))
    #expect(report.joinedLines == [distance + 1])
    #expect(try await store.entries(named: "w0").map(\.content.meanings) == [["m", "second"]])
    #expect(try await store.entries().map(\.content.word) == (0..<distance).map { "w\($0)" } + ["last"])
    try await store.undo()
    #expect(try await store.entryCount() == 0)
  }

  @Test("steps recorded by an older program are taken back and made again after its library was migrated")
  func migrated() async throws {
    // What version 2 wrote: a changeset of the inserted rows, no range of keys.
    let store = try await openStore(folder.library)
    try await store.add(entry("a", "1"), to: "d")
    let after = try await store.dump()
    try await store.execute(
      """
      DROP INDEX entry_new;
      CREATE INDEX entry_new_production ON entry (deck_id) WHERE introduced & 1 = 0 AND suspended = 0;
      CREATE INDEX entry_new_recognition ON entry (deck_id) WHERE introduced & 2 = 0 AND suspended = 0;
      CREATE INDEX entry_new_listening ON entry (deck_id) WHERE introduced & 4 = 0 AND suspended = 0;
      ALTER TABLE history DROP COLUMN first_entry;
      ALTER TABLE history DROP COLUMN last_entry;
      PRAGMA user_version = 2;
      """)
    await store.close()
    let later = try await openStore(folder.library)
    #expect(try await later.newEntries(.production, limit: 5).count == 1)
    try await later.undo()
    #expect(try await later.entryCount() == 0)
    try await later.redo()
    #expect(try await later.dump() == after)
  }
}

extension VocabularyStore {
  fileprivate func integer(_ sql: String) throws -> Int {
    try attempt { connection in Int(try connection.integer(sql)) }
  }
}
