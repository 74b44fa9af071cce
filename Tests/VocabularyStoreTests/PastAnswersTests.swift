import Scheduling
import Testing
import Vocabulary

@testable import VocabularyStore

@Suite("past answers")
struct PastAnswersTests {
  @Test("are first, of the same day or of a later one, in the skill that is asked for")
  func occasions() async throws {
    let folder = try TemporaryFolder()
    let store = try await openStore(folder.library)
    _ = try await store.importEntries([entry("retain", "유지하다"), entry("latency", "지연")])
    let ids = try await store.newEntries(.production, limit: 2)
    func answer(_ entry: EntryID, _ skill: Skill, _ rating: Rating, minutes: Int64, day: Int) async throws {
      let moment = ReviewMoment(
        at: start.adding(seconds: minutes * 60), day: today.day + day, utcOffset: today.utcOffset)
      try await store.record(
        review(rating, on: moment), schedule: schedule(.on(today.day + day + 1)), card: CardID(entry, skill))
    }
    try await answer(ids[0], .production, .again, minutes: 0, day: 0)
    try await answer(ids[1], .production, .easy, minutes: 1, day: 0)
    try await answer(ids[0], .production, .hard, minutes: 2, day: 0)
    try await answer(ids[0], .recognition, .good, minutes: 3, day: 0)
    try await answer(ids[0], .production, .good, minutes: 1_500, day: 1)
    let answers = try await store.pastAnswers(.production)
    #expect(answers.map(\.occasion) == [.first, .step, .review, .first])
    #expect(answers.map(\.rating) == [.again, .hard, .good, .easy])
    #expect(answers.allSatisfy { $0.milliseconds == 2140 })
    #expect(try await store.pastAnswers(.listening).isEmpty)
  }
}
