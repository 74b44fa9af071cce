import Scheduling
import Synchronization
import TestSupport
import Testing
import Vocabulary

@testable import VocabularyStore

@Suite struct HistoryTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("taking back that is ended takes nothing back")
  func ended() async throws {
    struct Ended: Error {}
    let store = try await openStore(folder.library)
    for word in ["a", "b", "c"] { try await store.add(entry(word, "m"), to: "d") }
    let before = try await store.dump()
    let steps = Mutex(0)
    await #expect(throws: Ended.self) {
      try await store.undo(3) {
        let count = steps.withLock {
          $0 += 1
          return $0
        }
        if count == 3 { throw Ended() }
      }
    }
    #expect(try await store.dump() == before)
  }

  @Test("a step is taken back only while it is the last that stands")
  func oneStep() async throws {
    let store = try await openStore(folder.library)
    try await store.add(entry("a", "m"), to: "d")
    let first = try #require(await store.lastStep)
    let id = try await store.add(entry("b", "m"), to: "d")
    let second = try #require(await store.lastStep)
    #expect(try await store.undo(step: first) == .isNotLast)
    #expect(try await store.undo(step: second) == .done)
    #expect(try await store.undo(step: second) == .isGone)
    #expect(try await store.undo(step: first) == .done)
    try await store.flag([id])
    #expect(await store.lastStep == nil, "what is gone was not flagged")
  }

  @Test(
    "any changes are taken back to the beginning and made again to the end", arguments: 1...12 as ClosedRange<UInt64>)
  func everyChange(_ seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let store = try await openStore(folder.library)
    let words = (0..<12).map { "word\($0)" }
    var dumps = [try await store.dump()]
    for number in 0..<60 {
      try await change(store, number, words, &random)
      let dump = try await store.dump()
      if dump != dumps.last { dumps.append(dump) }
    }
    #expect(try await store.history(limit: 1000).count == dumps.count - 1)
    for expected in dumps.dropLast().reversed() {
      #expect(try await store.undo().count == 1)
      #expect(try await store.dump() == expected)
    }
    #expect(try await store.undo() == [])
    #expect(try await store.redo(1000).count == dumps.count - 1)
    #expect(try await store.dump() == dumps.last)
    #expect(try await store.undo(1000).count == dumps.count - 1)
    #expect(try await store.dump() == dumps.first)
    #expect(try await store.check() == [])
  }

  private func change(
    _ store: VocabularyStore, _ number: Int, _ words: [String], _ random: inout SeededGenerator
  ) async throws {
    let word = words.randomElement(using: &random) ?? ""
    let deck = ["d", "e::f"].randomElement(using: &random) ?? ""
    let ids = try await store.entries(named: word).map(\.id)
    let card = ids.first.map { CardID($0, Skill.allCases.randomElement(using: &random) ?? .production) }
    let due: CardSchedule.Due = Bool.random(using: &random) ? .on(today.day + number) : .at(start)
    switch Int.random(in: 0..<13, using: &random) {
    case 0, 1, 2:
      if ids.isEmpty { try await store.add(entry(word, "m\(number)"), to: deck) }
    case 3:
      let rows = words.shuffled(using: &random).prefix(4).map { entry($0, "i\(number)") }
      _ = try await store.importEntries(Array(rows), deck: deck)
    case 4: if let id = ids.first { try await store.update(id, to: entry(word, "u\(number)")) }
    case 5: if let id = ids.first, ids.count == 1 { try await store.update(id, to: entry(word, "v"), deck: "moved") }
    case 6: try await store.remove(ids)
    case 7: try await store.suspend(ids)
    case 8: try await store.resume(ids)
    case 9: try await store.flag(ids, Bool.random(using: &random))
    case 10: if let id = ids.first { try await store.accept("a\(number)", for: id) }
    case 11: try await store.set("new.per-day", to: Bool.random(using: &random) ? "\(number)" : nil)
    default:
      if let card { try await store.record(review(), schedule: schedule(due, reps: number), card: card) }
    }
  }

  @Test("a new change ends what could be made again")
  func redoEnds() async throws {
    let store = try await openStore(folder.library)
    try await store.add(entry("a", "1"), to: "d")
    try await store.undo()
    #expect(try await store.history().map(\.isUndone) == [true])
    try await store.add(entry("b", "1"), to: "d")
    #expect(try await store.redo() == [])
    #expect(try await store.history().map(\.label) == ["b"])
  }

  @Test("the last 200 steps are kept")
  func depth() async throws {
    let store = try await openStore(folder.library)
    for number in 0..<205 { try await store.set("k", to: "\(number)") }
    #expect(try await store.undo(1000).count == 200)
    #expect(try await store.setting("k") == "4")
  }

  @Test("a step is kept for the next program run, and names what it changed")
  func persistent() async throws {
    let store = try await openStore(folder.library)
    let id = try await store.add(entry("a", "1"), to: "d")
    try await store.record(review(), schedule: schedule(.on(today.day)), card: CardID(id, .listening))
    await store.close()
    let later = try await openStore(folder.library)
    let steps = try await later.history()
    #expect(steps.map(\.kind) == [.answer, .add])
    #expect(steps.map(\.label) == ["a", "a"])
    #expect(steps.map(\.card) == [CardID(id, .listening), nil])
    #expect(try await later.undo().first?.card == CardID(id, .listening))
    #expect(try await later.cards(of: id) == [])
    #expect(try await later.reviews(of: id) == [])
  }

  @Test("what was changed outside the history cannot be overwritten by undoing")
  func conflict() async throws {
    let store = try await openStore(folder.library)
    try await store.set("k", to: "1")
    try await store.set("k", to: "2", isStep: false)
    let before = try await store.dump()
    await #expect(throws: StoreError.cannotUndo(label: "k")) { try await store.undo() }
    #expect(try await store.dump() == before)
  }

  @Test("amending puts one answer in the place of another, accepts what was typed, and is one step")
  func amend() async throws {
    let store = try await openStore(folder.library)
    let id = try await store.add(entry("a", "1"), to: "d")
    let before = try await store.dump()
    let card = CardID(id, .production)
    try await store.record(review(.again, given: "aa"), schedule: schedule(.at(start)), card: card)
    try await store.flag([id])
    let good = review(.good, given: "aa")
    try await store.amend(good, schedule: schedule(.on(today.day + 2)), card: card, accepting: "aa")
    #expect(try await store.reviews(of: id).map(\.record) == [good])
    #expect(try await store.schedule(of: card) == schedule(.on(today.day + 2)))
    #expect(try await store.entry(id)?.content.accepted == ["aa"])
    #expect(try await store.history().map(\.kind) == [.answer, .flag, .add])
    try await store.undo(2)
    #expect(try await store.dump() == before)
    await #expect(throws: StoreError.nothingToAmend(card)) {
      try await store.amend(good, schedule: schedule(.at(start)), card: card)
    }
  }
}
