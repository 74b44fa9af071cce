import SQLiteKit
import Scheduling
import Synchronization
import Testing
import Vocabulary

@testable import VocabularyStore

@Suite struct ExportTests {
  let folder: TemporaryFolder
  let store: VocabularyStore

  init() async throws {
    folder = try TemporaryFolder()
    store = try await openStore(folder.library)
    for (word, deck) in [("b", "z"), ("a", "z"), ("c", "a::b"), ("d", "a"), ("e", "z")] {
      var content = entry(word, "m")
      if word == "a" { content.examples = [Example(text: "one"), Example(text: "two")] }
      try await store.add(content, to: deck)
    }
  }

  private struct Stop: Error {}

  private func histories(
    _ filter: EntryFilter = EntryFilter(), withHistory: Bool = false, between: @Sendable @escaping () -> Void = {}
  ) async throws -> (survey: EntrySurvey?, batches: [[EntryHistory]]) {
    let seen = Mutex<(survey: EntrySurvey?, batches: [[EntryHistory]])>((nil, []))
    try await store.forEachHistory(of: filter, withHistory: withHistory, size: 2) { survey in
      seen.withLock { $0.survey = survey }
    } _: { batch in
      seen.withLock { $0.batches.append(batch) }
      between()
    }
    return seen.withLock { $0 }
  }

  @Test("entries come in batches, deck by deck, and are counted before")
  func order() async throws {
    let (survey, batches) = try await histories()
    #expect(survey == EntrySurvey(entries: 5, mostExamples: 2))
    #expect(batches.map { $0.map(\.entry.content.word) } == [["d", "c"], ["b", "a"], ["e"]])
    let part = try await histories(EntryFilter(decks: ["a"]))
    #expect(part.survey == EntrySurvey(entries: 2, mostExamples: 0))
    #expect(part.batches.flatMap { $0 }.map(\.entry.deck) == ["a", "a::b"])
    await #expect(throws: StoreError.noSuchDeck("q", known: ["a", "a::b", "z"])) {
      try await histories(EntryFilter(decks: ["q"]))
    }
  }

  @Test("cards and reviews come with their entries when they are wanted")
  func history() async throws {
    let id = try #require(try await store.entries(named: "a").first?.id)
    for skill in [Skill.production, .listening] {
      let card = CardID(id, skill)
      for _ in 0..<2 {
        try await store.record(review(), schedule: schedule(.on(today.day + 1)), card: card)
      }
    }
    let all = try await histories(withHistory: true).batches.flatMap { $0 }
    let history = try #require(all.first { $0.entry.id == id })
    #expect(history.cards.map(\.id.skill) == [.production, .listening])
    #expect(history.reviews == (try await store.reviews(of: id)) && history.reviews.count == 4)
    #expect(all.filter { $0.entry.id != id }.allSatisfy { $0.cards.isEmpty && $0.reviews.isEmpty })
    #expect(try await histories().batches.allSatisfy { $0.allSatisfy { $0.reviews.isEmpty } })
    // Entries and reviews are looked up, never looked through.
    let plans = try await store.plans().filter { $0.key.contains("json_each") }
    #expect(plans.count == 2)
    for (sql, plan) in plans {
      #expect(
        plan.contains { $0.hasPrefix("SEARCH") } && !plan.contains { $0 == "SCAN card" || $0 == "SCAN review" },
        "\(sql)")
    }
  }

  @Test("what others change meanwhile is not seen")
  func snapshot() async throws {
    let path = folder.library
    // Between the first batch and the second another connection removes everything.
    let (_, batches) = try await histories {
      do {
        try Connection(path: path, mode: .readWrite).execute("DELETE FROM entry")
      } catch {
        Issue.record(error)
      }
    }
    #expect(batches.flatMap { $0 }.map(\.entry.content.word) == ["d", "c", "b", "a", "e"])
    #expect(try await store.entryCount() == 0)
  }

  @Test("an error of the caller ends it and comes out as it is")
  func stopped() async throws {
    await #expect(throws: Stop.self) {
      try await store.forEachHistory(withHistory: false) { _ in
      } _: { _ in
        throw Stop()
      }
    }
    await #expect(throws: Stop.self) {
      try await store.forEachHistory(withHistory: false) { _ in
        throw Stop()
      } _: { _ in
      }
    }
    try await store.add(entry("f", "m"), to: "z")
  }
}
