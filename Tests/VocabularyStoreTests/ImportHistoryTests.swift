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

  @Test("a library of version 2 keeps its cards, its used keys, and steps that can be taken back and made again")
  func migrated() async throws {
    try makeVersion2()
    let store = try await openStore(folder.library)
    #expect(try folder.files("backups").count == 1)
    #expect(try await store.check() == [])
    #expect(try await store.entries().map(\.content.word) == ["kept", "imported"])
    let kept = EntryID(rawValue: 1)
    #expect(try await store.cards(of: kept).count == 1)
    #expect(try await store.reviews(of: kept).count == 1)
    #expect(try await store.newEntries(.production, limit: 5) == [EntryID(rawValue: 3)])
    #expect(try await store.newEntries(.listening, limit: 5) == [kept, EntryID(rawValue: 3)])
    let after = try await store.dump()
    try await store.undo()
    #expect(try await store.entries().map(\.content.word) == ["kept"])
    try await store.redo()
    #expect(try await store.dump() == after)
    #expect(try await store.add(entry("next", "m"), to: "d") == EntryID(rawValue: 8))
  }

  /// A library as version 2 left it: the import's row is in a changeset, and the highest key, 7, is of a removed entry.
  private func makeVersion2() throws {
    let connection = try Connection(path: folder.library, mode: .readWriteCreate)
    try Migrator(Array(LibrarySchema.migrator.migrations.prefix(2))).migrate(connection)
    func insert(_ id: Int, _ word: String) -> String {
      """
      INSERT INTO entry (
        id, uuid, deck_id, introduced, created_at, modified_at, word, language, meanings, meaning_language, examples,
        tags, accepted, confusables)
      VALUES (\(id), randomblob(16), 1, \(id == 1 ? 1 : 0), 5, 6, '\(word)', 'en', '["m"]', 'ko', '[]', '[]', '[]', '[]')
      """
    }
    try connection.execute("INSERT INTO deck (uuid, name, created_at) VALUES (randomblob(16), 'd', 4)")
    try connection.execute(insert(1, "kept"))
    try connection.execute(
      """
      INSERT INTO card VALUES (
        4, randomblob(16), 1, 0, 1, 0, 0, 'review', 0, 2.5, 3.5, NULL, 20000, 1, 19990, 0, 1, 0);
      INSERT INTO review VALUES (1, randomblob(16), 4, 1, 19990, 0, 3, 'correct', 'cloze', 'kept', 900, 0);
      \(insert(7, "removed")); DELETE FROM entry WHERE id = 7;
      INSERT INTO history (at, kind, label) VALUES (9, 'import', 'd.csv');
      """)
    let recorder = try ChangeRecorder(connection, tables: ["entry"])
    try connection.execute(insert(3, "imported"))
    try connection.run(
      "INSERT INTO history_change (history_id, changeset) VALUES (1, ?)", [.blob(try recorder.recorded())])
    try connection.execute("PRAGMA journal_mode = WAL")
  }
}

extension VocabularyStore {
  fileprivate func integer(_ sql: String) throws -> Int {
    try attempt { connection in Int(try connection.integer(sql)) }
  }
}
