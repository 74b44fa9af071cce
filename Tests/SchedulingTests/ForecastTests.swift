import TestSupport
import Testing

@testable import Scheduling

@Suite("the forecast") struct ForecastTests {
  /// 2026-11-30, 18:00 in Seoul.
  let start = ReviewMoment(
    at: Timestamp(milliseconds: 1_796_029_200_000), day: StudyDay(rawValue: 20_787), utcOffset: 32_400)

  private func forecast(
    _ cards: [ForecastCard], days: Int = 30, new: Int = 10, reviews: Int = 1_000, retention: Double = 0.9,
    learner: LearnerProfile = .assumed, seed: UInt64 = 1
  ) -> Forecast {
    Forecast.simulated(
      cards, plan: .init(days: days, newPerDay: new, reviewsPerDay: reviews),
      scheduler: Scheduler(desiredRetention: retention), learner: learner, from: start, seed: seed)
  }

  private func new(_ count: Int64) -> [ForecastCard] { (1...count).map { ForecastCard(id: $0 * 4, schedule: nil) } }

  private func known(_ count: Int64, stability: Double, due: Int, since: Int) -> [ForecastCard] {
    (1...count).map { id in
      ForecastCard(
        id: 1_000_000 + id,
        schedule: CardSchedule(
          phase: .review, memory: MemoryState(stability: stability, difficulty: 5), due: .on(start.day + due),
          lastReview: ReviewMoment(
            at: start.at.adding(seconds: Int64(-since) * 86_400), day: start.day + -since, utcOffset: 32_400),
          reps: 3, lapses: 0))
    }
  }

  @Test("an empty library has nothing to do") func empty() {
    let days = forecast([], days: 3).days
    #expect(days == (0..<3).map { Forecast.Day(index: $0) })
  }

  @Test("new cards come so many a day until there are none") func newCards() {
    let days = forecast(new(25), days: 5).days
    #expect(days.map(\.new) == [10, 10, 5, 0, 0])
    #expect(days[0].reviews == 0)
    #expect(days[0].answers > 10)
    #expect(days[4].reviews > 0)
  }

  @Test("a card is asked on the day on which it is due, one that is overdue on the first") func due() {
    #expect(
      forecast(known(1, stability: 50, due: 4, since: 46), days: 6).days.map(\.reviews).prefix(5) == [0, 0, 0, 0, 1])
    #expect(forecast(known(1, stability: 50, due: -40, since: 90), days: 1).days[0].reviews == 1)
  }

  @Test("the steps in which the first day left a card are finished on it, and are no review") func steps() {
    let answered = ReviewMoment(at: start.at.adding(seconds: -60), day: start.day, utcOffset: 32_400)
    let card = ForecastCard(
      id: 4,
      schedule: CardSchedule(
        phase: .learning(step: 1), memory: MemoryState(stability: 2.3, difficulty: 2.1),
        due: .at(start.at.adding(seconds: 540)), lastReview: answered, reps: 1, lapses: 0))
    let days = forecast([card], days: 2, new: 0, reviews: 0).days
    #expect(days[0].answers >= 1 && days[0].reviews == 0 && days[0].seconds > 0)
    #expect(days[1].answers == 0 && days[1].postponed == 0)
  }

  @Test("what is over the day's limit waits, the least likely known is asked first") func backlog() {
    let cards = known(30, stability: 20, due: -1, since: 21)
    let days = forecast(cards, days: 3, reviews: 10).days
    #expect(days.map(\.reviews) == [10, 10, 10])
    #expect(days[0].postponed == 20)
    #expect(days[1].postponed >= 10)
  }

  @Test("known words are the sum of the retrievabilities at the day's end") func sum() {
    let cards = known(1_000, stability: 100, due: 30, since: 0)
    let day = forecast(cards, days: 11).days[10]
    let each = FSRS6().retrievability(
      of: MemoryState(stability: 100, difficulty: 5), elapsed: ElapsedTime(days: 10))
    #expect(abs(day.known - 1_000 * each) < 1e-6)
  }

  @Test("of a due review as many are recalled as the model thinks likely", arguments: [UInt64(1), 2, 3])
  func recalled(seed: UInt64) {
    // After nine stabilities' worth of days the chance is far from the retention aimed at.
    let cards = known(4_000, stability: 10, due: 0, since: 90)
    let likely = FSRS6().retrievability(
      of: MemoryState(stability: 10, difficulty: 5), elapsed: ElapsedTime(days: 90))
    let day = forecast(cards, days: 1, reviews: 10_000, seed: seed).days[0]
    // Each lapse makes a step at least.
    #expect(day.answers > day.reviews)
    let growth = day.known / 4_000
    #expect(growth > 0.99)
    #expect(likely < 0.75 && Double(day.answers - day.reviews) / 4_000 > 1 - likely)
  }

  @Test("a higher retention costs more answers and knows more words") func retention() {
    let cards = new(300) + known(500, stability: 30, due: 5, since: 25)
    let low = forecast(cards, days: 200, retention: 0.75)
    let high = forecast(cards, days: 200, retention: 0.95)
    #expect(high.answers > low.answers)
    #expect(high.seconds > low.seconds)
    #expect(high.known > low.known)
  }

  @Test("a seed gives the same days, another one others") func seeds() {
    #expect(forecast(new(100), seed: 7) == forecast(new(100), seed: 7))
    #expect(forecast(new(100), seed: 7) != forecast(new(100), seed: 8))
  }

  @Test("who never recalls still comes to the day's end") func hopeless() {
    let answers = [LearnerProfile.Occasion.first, .step].flatMap { occasion in
      Array(repeating: LearnerProfile.Answer(occasion: occasion, rating: .again, milliseconds: nil), count: 1_000_000)
    }
    let learner = LearnerProfile(of: answers)
    let day = forecast(new(1), days: 1, learner: learner).days[0]
    #expect(day.answers > 15 && day.answers <= 22)
  }

  @Test("a learner is drawn from what is assumed to what was done, the times by their median") func profile() {
    #expect(LearnerProfile(of: [])[.first] == LearnerProfile.assumed[.first])
    let answers = [100, 4_000, 4_000, 4_000, 3_600_000].map {
      LearnerProfile.Answer(occasion: .review, rating: .good, milliseconds: $0)
    }
    let learner = LearnerProfile(of: Array(repeating: answers, count: 2_000).joined())
    #expect(learner.count == 10_000)
    #expect(abs(learner[.review].seconds(for: .good) - 4) < 0.01)
    #expect(learner[.review].share(of: .good) > 0.99)
    #expect(learner[.first] == LearnerProfile.assumed[.first])
    for occasion in LearnerProfile.Occasion.allCases {
      #expect(abs(Rating.allCases.map(learner[occasion].share).reduce(0, +) - 1) < 1e-9)
    }
  }

  @Test("the advice is the cheapest word, with those that cost hardly more") func advice() throws {
    func trial(_ retention: Double, cost: Double) -> RetentionAdvice.Trial {
      .init(retention: retention, seconds: cost * 100, known: 100)
    }
    let advice = try #require(
      RetentionAdvice([trial(0.9, cost: 10.4), trial(0.7, cost: 12), trial(0.8, cost: 10), trial(0.95, cost: 20)]))
    #expect(advice.best.retention == 0.8)
    #expect(advice.range == 0.8...0.9)
    #expect(RetentionAdvice([]) == nil)
  }

  @Test("the recall of many days at once is that of each", arguments: MemoryModelKind.allCases)
  func manyDays(kind: MemoryModelKind) {
    let model = kind.model
    var chance = SeededGenerator(seed: 5)
    for _ in 0..<50 {
      let state = MemoryState(
        stability: .random(in: 0.01...2_000, using: &chance), difficulty: .random(in: 1...10, using: &chance),
        fastStability: kind == .fsrs7 ? .random(in: 0.01...500, using: &chance) : nil)
      let first = Int.random(in: -2...90, using: &chance)
      var sums = Array(repeating: 0.25, count: 12)
      model.addRetrievabilities(of: state, from: first, to: &sums, at: 1..<11)
      let each = (0..<10).map { model.retrievability(of: state, elapsed: ElapsedTime(days: Double(first + $0))) + 0.25 }
      #expect(sums == [0.25] + each + [0.25])
    }
  }

  @Test("the least so many of an array come first", arguments: 0..<20 as Range<UInt64>)
  func selection(seed: UInt64) {
    var chance = SeededGenerator(seed: seed)
    // Few values, so that many are equal.
    let values = (0..<Int.random(in: 0...60, using: &chance)).map { _ in Int.random(in: 0...20, using: &chance) }
    for count in 0...values.count {
      var array = values
      array.putLeastFirst(count)
      #expect(array.sorted() == values.sorted())
      #expect(array[..<count].sorted() == Array(values.sorted()[..<count]))
    }
  }

  @Test("the limits of the first day are less what was done on it, those of a sample are shared")
  func limits() {
    var plan = Forecast.Plan(days: 10, newPerDay: 5, reviewsPerDay: 7)
    plan.newBefore = 3
    plan.reviewsBefore = 9
    #expect((0..<3).map(plan.new) == [2, 5, 5])
    #expect((0..<3).map(plan.reviews) == [0, 7, 7])
    plan = Forecast.Plan(days: 10, newPerDay: 5, reviewsPerDay: 7, cardsPerSample: 4)
    #expect((0..<8).map(plan.new) == [1, 1, 1, 2, 1, 1, 1, 2])
    #expect((0..<8).map(plan.reviews).reduce(0, +) == 14)
  }

  @Test("what is thrown after a day ends the simulation") func ending() {
    struct Enough: Error {}
    var days = 0
    #expect(throws: Enough.self) {
      try Forecast.simulated(
        new(10), plan: .init(days: 30, newPerDay: 1, reviewsPerDay: 1), scheduler: Scheduler(), learner: .assumed,
        from: start, seed: 1
      ) {
        days += 1
        if days == 3 { throw Enough() }
      }
    }
    #expect(days == 3)
  }
}
