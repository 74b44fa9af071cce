import Scheduling
import Testing
import Vocabulary

@testable import VocabularyStore

@Suite struct ImportTests {
  let folder: TemporaryFolder
  typealias Counts = ImportReport.Counts

  init() throws { folder = try TemporaryFolder() }

  private func contents(_ store: VocabularyStore) async throws -> [Entry] { try await store.entries().map(\.content) }

  @Test("an import again changes nothing at all, also with a word twice in it")
  func again() async throws {
    let store = try await openStore(folder.library)
    let rows = [entry("a", "1", level: "B2"), entry("b", "2"), entry("a", "3"), entry("b", "2", tags: ["t"])]
    let report = try await store.importEntries(rows)
    #expect(report.total == Counts(added: 2))
    #expect(report.joinedLines == [3, 4])
    #expect(try await contents(store) == [entry("a", "1", "3", level: "B2"), entry("b", "2", tags: ["t"])])
    await store.close()
    let before = folder.content(folder.library)
    let later = try await openStore(folder.library, at: start.adding(seconds: 86_400))
    for policy in [DuplicatePolicy.merge, .replace] {
      #expect(try await later.importEntries(rows, policy: policy).total == Counts(unchanged: 2))
    }
    #expect(try await later.importEntries(rows, policy: .skip).total == Counts(skipped: 2))
    #expect(try await later.history().count == 1)
    await later.close()
    #expect(folder.content(folder.library) == before)
    #expect(try folder.files() == ["vocab.db"])
  }

  @Test("merge takes what the row has and keeps what it lacks")
  func merge() async throws {
    let store = try await openStore(folder.library)
    var old = entry("a", "1", level: "B2", tags: ["t"])
    old.note = "kept"
    let id = try await store.add(old, to: "d")
    try await store.accept("aa", for: id)
    let report = try await store.importEntries([entry("a", "2", level: "C1")])
    #expect(report.total == Counts(updated: 1))
    old.meanings = ["2"]
    old.level = "C1"
    old.accepted = ["aa"]
    #expect(try await contents(store) == [old])
  }

  @Test("replace takes the row as it is, but keeps accepted answers and progress")
  func replace() async throws {
    let store = try await openStore(folder.library)
    let id = try await store.add(entry("a", "1", level: "B2", tags: ["t"]), to: "d")
    try await store.accept("aa", for: id)
    try await store.record(review(), schedule: schedule(.on(today.day + 3)), card: CardID(id, .production))
    #expect(try await store.importEntries([entry("a", "2")], policy: .replace).total == Counts(updated: 1))
    var new = entry("a", "2")
    new.accepted = ["aa"]
    #expect(try await contents(store) == [new])
    #expect(try await store.cards(of: id).count == 1)
  }

  @Test("skip names the lines of words that the library has, and joins those that it lacks")
  func skip() async throws {
    let store = try await openStore(folder.library)
    try await store.add(entry("a", "1"), to: "d")
    let rows = [entry("a", "2"), entry("b", "1"), entry("b", "2"), entry("a", "3")]
    let report = try await store.importEntries(rows, policy: .skip)
    #expect(report.total == Counts(added: 1, skipped: 1))
    #expect(report.skippedLines == [1, 4])
    #expect(try await contents(store) == [entry("a", "1"), entry("b", "1", "2")])
  }

  @Test("rows are joined before they are compared: one that changes and one that changes back change nothing")
  func joinedFirst() async throws {
    let store = try await openStore(folder.library)
    _ = try await store.importEntries([entry("a", "1", "2"), entry("b", "1")])
    let before = try await store.dump()
    let report = try await store.importEntries([entry("a", "1"), entry("a", "2")])
    #expect(report.total == Counts(unchanged: 1))
    #expect(try await store.dump() == before)
    let other = try await store.importEntries([entry("b", "1"), entry("b", "2"), entry("b", "3", level: "A1")])
    #expect(other.total == Counts(updated: 1))
    #expect(try await contents(store) == [entry("a", "1", "2"), entry("b", "1", "2", "3", level: "A1")])
    let later = try await openStore(folder.library, at: start.adding(seconds: 60))
    let third = try await later.importEntries([entry("a", "1"), entry("c", "1"), entry("a", "2")])
    #expect(third.total == Counts(added: 1, unchanged: 1))
    #expect(try await later.entries(named: "a").map(\.modifiedAt) == [start])
  }

  @Test("an import that fails midway leaves nothing, and its error comes out as it is")
  func atomic() async throws {
    let store = try await openStore(folder.library)
    try await store.add(entry("a", "1"), to: "d")
    let before = try await store.dump()
    let batches = Batches([
      [ImportRow(line: 1, deck: "e", entry: entry("b", "2")), ImportRow(line: 2, deck: "d", entry: entry("a", "9"))]
    ])
    await #expect(throws: Batches.Failure.self) { try await store.importRows(label: "x") { try batches.nextOrFail() } }
    #expect(try await store.dump() == before)
    #expect(try await store.history().count == 1)
  }

  @Test("a dry run reports and writes nothing")
  func dryRun() async throws {
    let store = try await openStore(folder.library)
    try await store.add(entry("a", "1"), to: "d")
    let before = try await store.dump()
    let rows = [entry("a", "9"), entry("b", "2")]
    #expect(try await store.importEntries(rows, isDryRun: true).total == Counts(added: 1, updated: 1))
    #expect(try await store.dump() == before)
    #expect(try await store.history().count == 1)
  }

  @Test("decks are counted each for itself, in the order in which the rows name them")
  func perDeck() async throws {
    let store = try await openStore(folder.library)
    let batches = Batches([
      [ImportRow(line: 1, deck: "z", entry: entry("a", "1"))],
      [ImportRow(line: 2, deck: "b", entry: entry("a", "1")), ImportRow(line: 3, deck: "z", entry: entry("c", "1"))],
    ])
    let report = try await store.importRows(label: "x") { batches.next() }
    #expect(
      report.decks == [.init(name: "z", counts: Counts(added: 2)), .init(name: "b", counts: Counts(added: 1))])
  }

  @Test("an import of many parts is one step")
  func manyParts() async throws {
    let store = try await openStore(folder.library)
    try await store.add(entry("w7", "old"), to: "d")
    let before = try await store.dump()
    _ = try await store.importEntries((0..<10_100).map { entry("w\($0)", "m\($0)") })
    let after = try await store.dump()
    #expect(try await store.undo().map(\.kind) == [.import])
    #expect(try await store.dump() == before)
    #expect(try await store.redo().map(\.label) == ["d.csv"])
    #expect(try await store.dump() == after)
  }

  @Test(
    "text of every kind comes back as it was",
    arguments: ["\"quoted\" \\ back", "line\nbreak\ttab\u{1}", "진위 👩🏽‍💻", "", "</script>", "\u{2028}"])
  func roundTrip(_ text: String) async throws {
    let store = try await openStore(folder.library)
    let full = Entry(
      word: "w" + text, language: "en", meanings: [text, "b"], meaningLanguage: "ko",
      examples: [Example(text: text, translation: text), Example(text: "x")], pronunciation: text, partOfSpeech: text,
      level: text, note: text, tags: [text], accepted: [text],
      confusables: [Confusable(word: "z" + text, reason: text), Confusable(word: "a", reason: "")])
    _ = try await store.importEntries([full])
    #expect(try await contents(store) == [full])
  }
}
