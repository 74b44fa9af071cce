import SQLiteKit
import Scheduling
import Testing
import Vocabulary

@testable import VocabularyStore

@Suite struct DueTests {
  let folder: TemporaryFolder
  let store: VocabularyStore

  init() async throws {
    folder = try TemporaryFolder()
    store = try await openStore(folder.library)
  }

  private func answered(
    _ word: String, due: CardSchedule.Due, deck: String = "d", skill: Skill = .production,
    on moment: ReviewMoment = today
  ) async throws -> CardID {
    let old = try await store.entries(named: word, deck: nil).first?.id
    let id: EntryID
    if let old { id = old } else { id = try await store.add(entry(word, "m"), to: deck) }
    try await store.record(review(on: moment), schedule: schedule(due), card: CardID(id, skill))
    return CardID(id, skill)
  }

  @Test("a step is due at its instant, a review on its day, and a suspended entry never")
  func due() async throws {
    let step = try await answered("a", due: .at(start))
    let late = try await answered("b", due: .at(start.adding(seconds: 1)))
    let review = try await answered("c", due: .on(today.day))
    let tomorrow = try await answered("e", due: .on(today.day + 1))
    let suspended = try await answered("f", due: .on(today.day + -5))
    try await store.suspend([suspended.entry])
    #expect(try await Set(store.dueCards(at: today).map(\.id)) == [step, review])
    #expect(try await store.dueCount(at: today) == 2)
    #expect(try await store.nextDueCard(at: today)?.id == step)
    let summary = try await store.summary(at: today, newPerDay: 20)
    #expect(
      summary
        == DueSummary(steps: 1, reviews: 1, new: 0, nextStep: start.adding(seconds: 1), nextDay: today.day + 1))
    let then = ReviewMoment(at: start.adding(seconds: 86_400), day: today.day + 1, utcOffset: 0)
    #expect(try await Set(store.dueCards(at: then).map(\.id)) == [step, late, review, tomorrow])
    try await store.resume([suspended.entry])
    #expect(try await store.dueCount(at: today) == 3)
  }

  @Test("decks, levels and skills narrow what is due")
  func filters() async throws {
    _ = try await answered("a", due: .on(today.day), deck: "A")
    _ = try await answered("b", due: .on(today.day), deck: "A::B")
    _ = try await answered("c", due: .on(today.day), deck: "AB")
    _ = try await answered("a", due: .on(today.day), skill: .listening)
    #expect(try await store.dueCount(at: today) == 4)
    #expect(try await store.dueCount(at: today, skills: [.production]) == 3)
    #expect(try await store.dueCount(at: today, filter: EntryFilter(decks: ["A"])) == 3)
    #expect(try await store.dueCards(at: today, filter: EntryFilter(decks: ["A::B", "AB"])).count == 2)
    #expect(try await store.dueCount(at: today, filter: EntryFilter(levels: ["B2"])) == 0)
    #expect(try await store.entries(matching: EntryFilter(decks: ["A"], due: today)).map(\.content.word) == ["a", "b"])
    await #expect(throws: StoreError.noSuchDeck("X", known: ["A", "A::B", "AB"])) {
      try await store.dueCount(at: today, filter: EntryFilter(decks: ["X"]))
    }
  }

  @Test("what is new comes as it was inserted, also from several decks, and counts against the day's limit")
  func new() async throws {
    for (word, deck) in [("a", "z"), ("b", "y"), ("c", "z"), ("d", "y"), ("e", "z")] {
      try await store.add(entry(word, "m", level: word == "d" ? "B2" : nil), to: deck)
    }
    let ids = try await store.entries().map(\.id)
    try await store.suspend([ids[2]])
    #expect(try await store.newEntries(.production, limit: 3) == [ids[0], ids[1], ids[3]])
    #expect(try await store.newEntries(.production, filter: EntryFilter(levels: ["b2"]), limit: 3) == [ids[3]])
    try await store.record(review(), schedule: schedule(.on(today.day + 9)), card: CardID(ids[0], .production))
    #expect(try await store.newEntries(.production, limit: 3) == [ids[1], ids[3], ids[4]])
    #expect(try await store.newEntries(.listening, limit: 1) == [ids[0]])
    #expect(try await store.summary(at: today, newPerDay: 2).new == 1)
    #expect(try await store.summary(at: today, newPerDay: 20).new == 3)
    #expect(try await store.newCardsIntroduced(on: today.day) == 1)
    let tomorrow = ReviewMoment(at: start.adding(seconds: 86_400), day: today.day + 1, utcOffset: 0)
    try await store.record(
      review(on: tomorrow), schedule: schedule(.on(today.day + 9)), card: CardID(ids[0], .production))
    #expect(try await store.newCardsIntroduced(on: tomorrow.day) == 0)
    #expect(try await store.newCardsIntroduced(on: today.day, skills: [.listening]) == 0)
    #expect(try await store.entries(matching: EntryFilter(isNew: true)).map(\.id) == Array(ids.dropFirst()))
  }

  @Test("a deck's counts follow its entries, also when one moves")
  func decks() async throws {
    let card = try await answered("a", due: .on(today.day), deck: "x")
    try await store.add(entry("b", "m"), to: "x")
    func counts() async throws -> [String] {
      try await store.decks(at: today).map { "\($0.name) \($0.entries) \($0.new) \($0.due)" }
    }
    #expect(try await counts() == ["x 2 1 1"])
    try await store.update(card.entry, to: entry("a", "m"), deck: "y")
    #expect(try await counts() == ["x 1 1 0", "y 1 0 1"])
  }

  @Test("no query of a session looks through a table or sorts")
  func plans() async throws {
    let entries = (0..<3000).map { entry("word\($0)", "m") }
    _ = try await store.importEntries(entries)
    _ = try await store.importEntries(Array(entries.prefix(10)), deck: "e")
    try await store.execute(
      """
      INSERT INTO card (
        phase, step, stability, difficulty, due_day, last_at, last_day, last_offset, reps, lapses, leech, id, uuid,
        entry_id, skill, deck_id, suspended)
      SELECT 'review', 0, 1, 5, 20000 + id % 1000, 0, 0, 0, 1, 0, 0, id * 4, randomblob(16), id, 0, deck_id, 0
      FROM entry WHERE id < 2500;
      UPDATE entry SET introduced = 1 WHERE id < 2500;
      """)
    let card = try #require(try await store.nextDueCard(at: today))
    _ = try await store.dueCount(at: today)
    _ = try await store.dueCards(at: today)
    _ = try await store.summary(at: today, newPerDay: 20)
    _ = try await store.newEntries(.production, limit: 20)
    _ = try await store.newCardsIntroduced(on: today.day)
    _ = try await store.entry(card.id.entry)
    _ = try await store.schedule(of: card.id)
    _ = try await store.entries(named: "word7")
    _ = try await store.containsWord("word7", language: "en")
    try await store.record(review(), schedule: schedule(.on(today.day)), card: card.id)
    _ = try await store.undo()
    let plans = try await store.plans()
    #expect(plans.count > 15)
    for (sql, plan) in plans {
      // Ranking reads all cards as they lie where most are due, once when a session starts.
      for step in plan where !sql.contains("NOT INDEXED") && (step.hasPrefix("SCAN") || step.contains("TEMP B-TREE")) {
        // Decks are few, steps at most 200; a subquery has a step of its own.
        let isSmall = ["SCAN deck", "SCAN history", "SCAN sqlite_sequence", "SCAN CONSTANT ROW", "SCAN ("].contains {
          step.hasPrefix($0)
        }
        #expect(isSmall, "\(sql): \(plan)")
      }
    }
    let next = plans.first { $0.key.hasPrefix("SELECT due_day, id") }
    #expect(next?.value == ["SEARCH card USING INDEX card_due_day (skill=? AND due_day<?)"])
  }
}
