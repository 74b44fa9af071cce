import Scheduling
import Testing
import Vocabulary

@testable import VocabularyStore

@Suite struct RebuildTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A library of so many cards, each with three reviews, made by the usual scheduler.
  private func library(_ count: Int) async throws -> VocabularyStore {
    let store = try await openStore(folder.library)
    let rows = (0..<count).map { number in
      let reviews = [40, 30, 20].map { days in
        let moment = ReviewMoment(
          at: start.adding(seconds: Int64(-days * 86_400)), day: today.day + -days, utcOffset: today.utcOffset)
        return ImportedProgress.Review(
          skill: .production, record: ReviewRecord(moment: moment, rating: .good, verdict: "correct", exercise: "type"))
      }
      return ImportRow(
        line: number, deck: number % 2 == 0 ? "even" : "odd::one", entry: entry("w\(number)", "m"),
        progress: ImportedProgress(reviews: reviews))
    }
    let batches = Batches([rows])
    _ = try await store.importRows(label: "x", scheduler: Scheduler()) { batches.next() }
    return store
  }

  @Test("what the schedules do not depend on leaves every card as it is")
  func same() async throws {
    let store = try await library(40)
    let before = try await store.allCards()
    let moved = try await store.rebuild(setting: ["a": "b"], kind: .setting, label: "a") { _ in Scheduler() }
    #expect(moved == 0)
    #expect(try await store.allCards() == before)
    #expect(try await store.setting("a") == "b")
  }

  @Test("another model makes every memory anew, as one step that can be taken back")
  func model() async throws {
    let store = try await library(40)
    let before = try await store.dump()
    let moved = try await store.rebuild(setting: ["model": "fsrs7"], kind: .optimize, label: "FSRS-7") { _ in
      Scheduler(model: FSRS7())
    }
    #expect(moved > 0)
    let cards = try await store.allCards()
    #expect(cards.count == 40)
    for card in cards {
      let reviews = try await store.reviews(of: card.id.entry).map { ($0.record.moment, $0.record.rating) }
      let expected = try #require(Scheduler(model: FSRS7()).replay(reviews, of: card.id.rawValue))
      #expect(card.schedule.memory == expected.memory)
      #expect(card.schedule.memory.fastStability != nil)
    }
    #expect(try await store.undo().map(\.label) == ["FSRS-7"])
    #expect(try await store.dump() == before)
  }

  @Test("each deck has its own scheduler")
  func decks() async throws {
    let store = try await library(20)
    let before = try await store.allCards()
    try await store.rebuild(setting: [:], kind: .setting, label: "x") { deck in
      Scheduler(desiredRetention: deck == "even" ? 0.9 : 0.7)
    }
    for (old, new) in zip(before, try await store.allCards()) {
      let deck = try #require(try await store.entry(new.id.entry)).deck
      if deck == "even" {
        #expect(new == old)
      } else {
        #expect(try #require(dueDay(new)) > #require(dueDay(old)))
      }
    }
  }

  @Test("easy days are left free, and the others share what comes due")
  func spread() async throws {
    let store = try await library(200)
    let scheduler = Scheduler(easyDays: [.sunday, .saturday])
    try await store.rebuild(setting: [:], kind: .setting, label: "x") { _ in scheduler }
    var counts: [StudyDay: Int] = [:]
    for card in try await store.allCards() {
      let day = try #require(dueDay(card))
      #expect(!scheduler.easyDays.contains(day.weekday))
      #expect(scheduler.dueDays(of: card.schedule).contains(day))
      counts[day, default: 0] += 1
    }
    #expect(counts.count > 3)
    let most = try #require(counts.values.max())
    #expect(most < 200 / counts.count * 3)
  }

  @Test("an end in the middle leaves all as it was")
  func ended() async throws {
    struct Ended: Error {}
    let store = try await library(20)
    let before = try await store.dump()
    await #expect(throws: Ended.self) {
      try await store.rebuild(setting: ["a": "b"], kind: .optimize, label: "x") { _ in
        Scheduler(model: FSRS7())
      } progress: { _ in
        throw Ended()
      }
    }
    #expect(try await store.dump() == before)
  }

  private func dueDay(_ card: StoredCard) -> StudyDay? {
    if case .on(let day) = card.schedule.due { day } else { nil }
  }
}
