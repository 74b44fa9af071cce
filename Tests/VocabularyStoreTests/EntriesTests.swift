import Scheduling
import Testing
import Vocabulary

@testable import VocabularyStore

@Suite struct EntriesTests {
  let folder: TemporaryFolder
  let store: VocabularyStore

  init() async throws {
    folder = try TemporaryFolder()
    store = try await openStore(folder.library)
  }

  private func words(_ filter: EntryFilter) async throws -> [String] {
    try await store.entries(matching: filter).map(\.content.word)
  }

  @Test("a deck has a word once, another deck may have it too")
  func exists() async throws {
    let id = try await store.add(entry("a", "1"), to: "d")
    await #expect(throws: StoreError.exists(word: "a", deck: "d")) { try await store.add(entry("a", "2"), to: "d") }
    let other = try await store.add(entry("a", "2"), to: "e")
    await #expect(throws: StoreError.exists(word: "a", deck: "d")) {
      try await store.update(other, to: entry("a", "2"), deck: "d")
    }
    try await store.add(entry("b", "2"), to: "d")
    await #expect(throws: StoreError.exists(word: "b", deck: "d")) { try await store.update(id, to: entry("b", "1")) }
    await #expect(throws: StoreError.noSuchEntry(EntryID(rawValue: 99))) {
      try await store.update(EntryID(rawValue: 99), to: entry("b", "1"))
    }
  }

  @Test("a word is found as written, else in any case")
  func named() async throws {
    for (word, deck) in [("Turkey", "d"), ("turkey", "d"), ("turkey", "e"), ("Äpfel", "d")] {
      try await store.add(entry(word, "m"), to: deck)
    }
    #expect(try await store.entries(named: "turkey").map(\.deck) == ["d", "e"])
    #expect(try await store.entries(named: "TURKEY").count == 3)
    #expect(try await store.entries(named: "TURKEY", deck: "e").count == 1)
    #expect(try await store.entries(named: "äPFEL").map(\.content.word) == ["Äpfel"])
    #expect(try await store.entries(named: "A\u{308}pfel").map(\.content.word) == ["Äpfel"])
    #expect(try await store.entries(named: "none").isEmpty)
  }

  @Test("the filter's conditions hold together, in the order asked for")
  func filter() async throws {
    let ids = [
      try await store.add(entry("b", "100%", level: "B2", tags: ["x", "y"]), to: "d"),
      try await store.add(entry("A", "진위", level: "A1", tags: ["x"]), to: "d"),
      try await store.add(entry("c", "say \"no\""), to: "e"),
    ]
    try await store.flag([ids[2]])
    #expect(try await words(EntryFilter()) == ["b", "A", "c"])
    #expect(try await words(EntryFilter(order: .word)) == ["A", "b", "c"])
    #expect(try await words(EntryFilter(order: .level)) == ["A", "b", "c"])
    #expect(try await words(EntryFilter(tag: "x")) == ["b", "A"])
    #expect(try await words(EntryFilter(tag: "x", levels: ["b2"])) == ["b"])
    #expect(try await words(EntryFilter(decks: ["e"], tag: "x")) == [])
    #expect(try await words(EntryFilter(words: ["c", "A"])) == ["A", "c"])
    #expect(try await words(EntryFilter(isFlagged: true)) == ["c"])
    #expect(try await words(EntryFilter(text: "100%")) == ["b"])
    #expect(try await words(EntryFilter(text: "%")) == ["b"])
    #expect(try await words(EntryFilter(text: "위")) == ["A"])
    #expect(try await words(EntryFilter(text: "\"NO\"")) == ["c"])
    try await store.record(
      review(), schedule: schedule(.on(today.day)), card: CardID(ids[2], .listening), isLeech: true)
    #expect(try await words(EntryFilter(isLeech: true)) == ["c"])
    #expect(try await words(EntryFilter(order: .due)) == ["c", "b", "A"])
    #expect(try await store.entryCount(matching: EntryFilter(tag: "x")) == 2)
  }

  @Test("batches hand over every entry once")
  func batches() async throws {
    _ = try await store.importEntries((0..<25).map { entry("w\($0)", "m") })
    let collected = Collected()
    try await store.forEachBatch(size: 10) { collected.sizes.append($0.count) }
    #expect(collected.sizes == [10, 10, 5])
  }

  // Only the store's thread appends, and the test reads after it.
  private final class Collected: @unchecked Sendable { var sizes: [Int] = [] }

  @Test("words that share a meaning are found by the whole meaning")
  func sharing() async throws {
    try await store.add(entry("authenticity", "진위", "진정성"), to: "d")
    try await store.add(entry("truth", "진위"), to: "d")
    try await store.add(entry("check", "진위 확인"), to: "d")
    #expect(try await store.wordsSharing(meaning: "진위", language: "en").sorted() == ["authenticity", "truth"])
    #expect(try await store.containsWord("truth", language: "en"))
    #expect(try await !store.containsWord("truth", language: "ko"))
  }

  @Test("an answer comes back as it was recorded")
  func recorded() async throws {
    let id = try await store.add(entry("a", "1"), to: "d")
    let card = CardID(id, .recognition)
    let first = ReviewRecord(moment: today, rating: .hard, verdict: "close", exercise: "choice", hints: 2)
    try await store.record(first, schedule: schedule(.at(start)), card: card)
    try await store.record(review(.easy, given: "x"), schedule: schedule(.on(today.day + 4), reps: 2), card: card)
    #expect(try await store.reviews(of: id).map(\.record) == [first, review(.easy, given: "x")])
    #expect(try await store.schedule(of: card) == schedule(.on(today.day + 4), reps: 2))
    #expect(try await store.reviewLog().map(\.rating) == [.hard, .easy])
    #expect(try await store.reviewLog(since: today.day + 1).isEmpty)
    let gone = CardID(EntryID(rawValue: 99), .production)
    await #expect(throws: StoreError.noSuchEntry(EntryID(rawValue: 99))) {
      try await store.record(first, schedule: schedule(.at(start)), card: gone)
    }
  }

  @Test("UUIDs are of version 7, apart from each other and in the order of their making")
  func uuids() {
    var generator = UUIDGenerator()
    let made = (0..<10_000).map { generator.next(at: 0x0197_6F5E_27C0 + UInt64($0 / 5000)) }
    #expect(Set(made).count == made.count)
    #expect(made == made.sorted { ($0.high, $0.low) < ($1.high, $1.low) })
    #expect(made.allSatisfy { $0.description.hasPrefix("01976f5e-27c") && Array($0.description)[14] == "7" })
    #expect(RecordUUID(bytes: made[0].bytes) == made[0])
  }
}
