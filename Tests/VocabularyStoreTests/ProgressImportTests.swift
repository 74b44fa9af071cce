import Scheduling
import Testing
import Vocabulary

@testable import VocabularyStore

@Suite struct ProgressImportTests {
  let folder: TemporaryFolder
  let scheduler = Scheduler()

  init() throws { folder = try TemporaryFolder() }

  /// A review so many days before `today`.
  private func past(_ days: Int, _ rating: Rating = .good, _ skill: Skill = .production) -> ImportedProgress.Review {
    let moment = ReviewMoment(
      at: start.adding(seconds: Int64(-days * 86_400)), day: today.day + -days, utcOffset: today.utcOffset)
    return .init(
      skill: skill, record: ReviewRecord(moment: moment, rating: rating, verdict: "imported", exercise: "anki"))
  }

  private func importing(
    _ entry: Entry, _ progress: ImportedProgress, into store: VocabularyStore, policy: DuplicatePolicy = .merge
  ) async throws -> ImportReport {
    let rows = Batches([[ImportRow(line: 1, deck: "d", entry: entry, progress: progress)]])
    return try await store.importRows(policy: policy, label: "x", scheduler: scheduler) { rows.next() }
  }

  private func schedule(_ reviews: [ImportedProgress.Review], of card: CardID) -> CardSchedule? {
    scheduler.replay(reviews.map { ($0.record.moment, $0.record.rating) }, of: card.rawValue)
  }

  @Test("a new entry comes with its reviews, in each skill the schedule that follows from them")
  func fresh() async throws {
    let store = try await openStore(folder.library)
    let reviews = [past(30), past(29), past(20, .again), past(5), past(8, .easy, .recognition)]
    let report = try await importing(entry("a", "1"), ImportedProgress(reviews: reviews), into: store)
    #expect(report.total == ImportReport.Counts(added: 1))
    #expect(report.addedReviews == 5)
    let id = try #require(try await store.entries().first).id
    let cards = try await store.cards(of: id)
    #expect(cards.map(\.id) == [CardID(id, .production), CardID(id, .recognition)])
    #expect(
      cards.map(\.schedule) == [
        schedule(Array(reviews[..<4]), of: cards[0].id), schedule([reviews[4]], of: cards[1].id),
      ])
    #expect(
      try await store.reviews(of: id).map(\.record)
        == reviews.sorted {
          $0.record.moment.at < $1.record.moment.at
        }.map(\.record))
  }

  @Test("the same reviews again change nothing, and are no step of the history")
  func again() async throws {
    let store = try await openStore(folder.library)
    let progress = ImportedProgress(isSuspended: true, reviews: [past(3), past(1)])
    _ = try await importing(entry("a", "1"), progress, into: store)
    let before = try await store.dump()
    let report = try await importing(entry("a", "1"), progress, into: store)
    #expect(report.total == ImportReport.Counts(unchanged: 1))
    #expect(report.addedReviews == 0)
    #expect(try await store.dump() == before)
  }

  @Test("later reviews are added to those that are there, and count the entry as updated")
  func later() async throws {
    let store = try await openStore(folder.library)
    _ = try await importing(entry("a", "1"), ImportedProgress(reviews: [past(30), past(10)]), into: store)
    let all = [past(30), past(20, .hard), past(10), past(2)]
    let report = try await importing(entry("a", "1"), ImportedProgress(reviews: all), into: store)
    #expect(report.total == ImportReport.Counts(updated: 1))
    #expect(report.addedReviews == 2)
    let id = try #require(try await store.entries().first).id
    #expect(try await store.cards(of: id).map(\.schedule) == [schedule(all, of: CardID(id, .production))])
  }

  @Test("suspension and flag of a file hold for a new entry only")
  func suspended() async throws {
    let store = try await openStore(folder.library)
    let progress = ImportedProgress(isSuspended: true, isFlagged: true, reviews: [past(3)])
    _ = try await importing(entry("a", "1"), progress, into: store)
    let added = try #require(try await store.entries().first)
    #expect(added.isSuspended && added.isFlagged)
    #expect(try await store.cards(of: added.id).map(\.isSuspended) == [true])
    try await store.resume([added.id])
    _ = try await importing(entry("a", "1"), ImportedProgress(isSuspended: true, reviews: [past(1)]), into: store)
    #expect(try await store.entries().map(\.isSuspended) == [false])
    #expect(try await store.cards(of: added.id).map(\.isSuspended) == [false])
  }

  @Test("under skip, an entry that the library has gets no reviews either")
  func skipped() async throws {
    let store = try await openStore(folder.library)
    try await store.add(entry("a", "1"), to: "d")
    let report = try await importing(
      entry("a", "1"), ImportedProgress(reviews: [past(3)]), into: store, policy: .skip)
    #expect(report.addedReviews == 0)
    #expect(try await store.reviewLog().isEmpty)
  }

  @Test("undo takes reviews and cards back with their entry, and redo brings them again")
  func undo() async throws {
    let store = try await openStore(folder.library)
    try await store.add(entry("b", "1"), to: "d")
    let empty = try await store.dump()
    _ = try await importing(entry("a", "1"), ImportedProgress(reviews: [past(3), past(1)]), into: store)
    let full = try await store.dump()
    try await store.undo()
    #expect(try await store.dump() == empty)
    try await store.redo()
    #expect(try await store.dump() == full)
  }

  @Test("a card forgotten eight times is a leech, but stays in use as its owner had it")
  func leech() async throws {
    let store = try await openStore(folder.library)
    let reviews = (0..<20).map { past(200 - 10 * $0, $0 % 2 == 0 ? .good : .again) }
    _ = try await importing(
      entry("a", "1"), ImportedProgress(reviews: [past(205), past(204)] + reviews), into: store)
    let added = try #require(try await store.entries().first)
    #expect(!added.isSuspended)
    #expect(try await store.cards(of: added.id).map(\.isLeech) == [true])
  }
}
