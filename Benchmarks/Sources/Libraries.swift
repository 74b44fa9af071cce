import SQLiteKit
import Scheduling
import Synchronization
import Vocabulary
import VocabularyStore

/// Makes a library of answered cards, all due on one day, and opens it.
func withLibrary(
  answeredCards count: Int, _ body: (VocabularyStore, ReviewMoment) async throws -> Void
) async throws {
  try await withTemporaryFolder { folder in
    let path = "\(folder)/vocab.db"
    let now = Timestamp(milliseconds: 1_772_442_000_000)
    let day = StudyCalendar { _ in 0 }.day(of: now)
    do {
      let store = try await VocabularyStore.open(path, now: { now })
      let next = Mutex(0)
      _ = try await store.importRows(label: "words") {
        let start = next.withLock { next in
          defer { next += 1000 }
          return next
        }
        guard start < count else { return nil }
        return (start..<min(count, start + 1000)).map { number in
          let entry = Entry(word: "word\(number)", language: "en", meanings: ["뜻\(number)"], meaningLanguage: "ko")
          return ImportRow(line: number, deck: "words", entry: entry)
        }
      }
      await store.close()
    }
    // A million answers one by one would take minutes; the rows are the same.
    do {
      let connection = try Connection(path: path, mode: .readWrite)
      try connection.execute(
        """
        INSERT INTO card (id, uuid, entry_id, skill, deck_id, suspended, leech, phase, step, stability, difficulty,
          due_at, due_day, last_at, last_day, last_offset, reps, lapses)
        SELECT id * 4, randomblob(16), id, 0, deck_id, 0, 0, 'review', 0, 1 + id % 90, 1 + id % 9, NULL,
          \(day.rawValue) - id % 30, 0, \(day.rawValue) - id % 30 - 1 - id % 90, 0, 3, 0 FROM entry
        """)
      try connection.execute("UPDATE entry SET introduced = 1")
    }
    let store = try await VocabularyStore.open(path, now: { now })
    try await body(store, ReviewMoment(at: now, day: day, utcOffset: 0))
    await store.close()
  }
}

@Sendable func benchmarkNextCard() async throws {
  try await withLibrary(answeredCards: 1_000_000) { store, moment in
    report(
      "next due card of 1,000,000",
      try await Figures(runs: 200) { _ = try await store.nextDueCard(at: moment, skills: [.production]) })
  }
}

@Sendable func benchmarkRanking() async throws {
  try await withLibrary(answeredCards: 100_000) { store, moment in
    let scheduler = Scheduler()
    report(
      "reading and ranking 100,000 due cards",
      try await Figures(runs: 10) {
        let cards = try await store.dueCards(at: moment, skills: [.production])
        let ranked = cards.map { ($0.id, scheduler.retrievability(of: $0.schedule, on: moment.day)) }
          .sorted { ($0.1, $0.0.rawValue) < ($1.1, $1.0.rawValue) }
        precondition(ranked.count == 100_000)
      })
  }
}
