import Scheduling
import Statistics
import Testing
import Vocabulary

@testable import VocabularyStore

@Suite("what statistics are made of")
struct StudyRecordTests {
  private func store(_ folder: TemporaryFolder) async throws -> (store: VocabularyStore, ids: [EntryID]) {
    let store = try await openStore(folder.library)
    _ = try await store.importEntries([
      entry("retain", "유지하다", level: "B1"), entry("latency", "지연", level: "B1"), entry("ad hoc", "즉석의"),
    ])
    _ = try await store.importEntries([entry("verify", "확인하다", level: "B1")], deck: "other")
    return (store, try await store.newEntries(.production, limit: 4))
  }

  private func moment(_ days: Int, hours: Int64 = 0) -> ReviewMoment {
    ReviewMoment(at: start.adding(seconds: Int64(days) * 86_400 + hours * 3_600), day: today.day + days, utcOffset: 0)
  }

  private func given(_ verdict: String, _ rating: Rating, days: Int, ms: Int? = 1_000) -> ReviewRecord {
    ReviewRecord(moment: moment(days), rating: rating, verdict: verdict, exercise: "cloze", milliseconds: ms)
  }

  @Test("holds every answer with its day, rating, time and origin, card by card")
  func answers() async throws {
    let folder = try TemporaryFolder()
    let (store, ids) = try await store(folder)
    let (first, second) = (CardID(ids[0], .production), CardID(ids[1], .recognition))
    try await store.record(given("imported", .good, days: -3), schedule: schedule(.on(today.day)), card: first)
    try await store.record(given("correct", .hard, days: 0), schedule: schedule(.on(today.day)), card: second)
    try await store.record(given("assumed", .easy, days: -9, ms: nil), schedule: schedule(.on(today.day)), card: first)
    let log = try await store.studyRecord().log
    #expect(
      log.answers == [
        PastAnswer(card: first.rawValue, moment: moment(-9), rating: .easy, milliseconds: nil, origin: .assumed),
        PastAnswer(card: first.rawValue, moment: moment(-3), rating: .good, milliseconds: 1_000, origin: .imported),
        PastAnswer(card: second.rawValue, moment: moment(0), rating: .hard, milliseconds: 1_000),
      ])
    #expect(try await store.rightAnswers(since: today.day + -9).map(\.day) == [today.day + -3, today.day])
    #expect(try await store.rightAnswers(since: today.day + 1).isEmpty)
  }

  @Test("holds entries by deck and level, and where each answered card stands")
  func groups() async throws {
    let folder = try TemporaryFolder()
    let (store, ids) = try await store(folder)
    try await store.record(review(), schedule: schedule(.on(today.day)), card: CardID(ids[1], .recognition))
    try await store.record(review(), schedule: schedule(.at(start)), card: CardID(ids[3], .production))
    try await store.suspend([ids[0], ids[3]])
    let record = try await store.studyRecord()
    #expect(
      Set(record.groups) == [
        EntryGroup(deck: "d", level: "B1", entries: 2, new: 0, suspendedNew: 1),
        EntryGroup(deck: "d", level: nil, entries: 1, new: 1, suspendedNew: 0),
        EntryGroup(deck: "other", level: "B1", entries: 1, new: 0, suspendedNew: 0),
      ])
    #expect(record.cards.map(\.id) == [CardID(ids[1], .recognition).rawValue, CardID(ids[3], .production).rawValue])
    #expect(record.cards.map(\.isSuspended) == [false, true])
    #expect(record.cards.map { record.groups[$0.group].deck } == ["d", "other"])
    #expect(record.cards[0].schedule == schedule(.on(today.day)))
  }

  @Test("of some decks it holds what belongs to their words, wherever those were answered")
  func decks() async throws {
    let folder = try TemporaryFolder()
    let (store, ids) = try await store(folder)
    _ = try await store.importEntries([entry("fan out", "퍼지다")], deck: "other::below")
    try await store.record(review(), schedule: schedule(.on(today.day)), card: CardID(ids[0], .production))
    try await store.record(review(), schedule: schedule(.on(today.day)), card: CardID(ids[3], .production))
    let record = try await store.studyRecord(decks: ["other"])
    #expect(record.log.answers.map(\.card) == [CardID(ids[3], .production).rawValue])
    #expect(record.cards.map(\.id) == [CardID(ids[3], .production).rawValue])
    #expect(Set(record.groups.map(\.deck)) == ["other", "other::below"])
    #expect(record.cards.map { record.groups[$0.group].deck } == ["other"])
    #expect(try await store.studyRecord(decks: ["d", "other"]).log.answers.count == 2)
    await #expect(throws: StoreError.noSuchDeck("nope", known: ["d", "other", "other::below"])) {
      try await store.studyRecord(decks: ["nope"])
    }
  }

  @Test("what was typed wrongly is counted over the skills of a word, without numbers of choices")
  func mistakes() async throws {
    let folder = try TemporaryFolder()
    let (store, ids) = try await store(folder)
    func answer(_ text: String, _ exercise: String, skill: Skill = .production, rating: Rating = .again, days: Int = 0)
      async throws
    {
      try await store.record(
        ReviewRecord(
          moment: moment(days), rating: rating, verdict: "wrong", exercise: exercise, given: text, milliseconds: nil),
        schedule: schedule(.on(today.day)), card: CardID(ids[0], skill))
    }
    let typed = ["cloze", "type", "listen"]
    try await answer("maintain", "cloze")
    try await answer("keep", "type")
    try await answer("maintain", "listen", skill: .listening)
    try await answer("2", "choice", skill: .recognition)
    try await answer("3 1 2", "build")
    try await answer("", "cloze")
    try await answer("retain", "cloze", rating: .good)
    try await answer("old", "cloze", days: -40)
    #expect(
      try await store.mistakes(of: ids[0], typedIn: typed, since: today.day + -30)
        == [Mistake(given: "maintain", count: 2), Mistake(given: "keep", count: 1)])
    #expect(
      try await store.mistakes(of: ids[0], typedIn: typed, since: today.day + -50, limit: 1).map(\.given)
        == ["maintain"])
    #expect(try await store.mistakes(of: ids[1], typedIn: typed, since: today.day + -50).isEmpty)
    let ofCard = try await store.mistakes(of: CardID(ids[0], .production), typedIn: typed)
    #expect(ofCard.sorted { $0.given < $1.given }.map(\.given) == ["keep", "maintain", "old"])
  }
}
