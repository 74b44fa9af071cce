import Scheduling
import TestSupport
import Testing

struct SchedulerIntervalTests {
  @Test("without fuzz the interval is the model's, rounded to whole days and at least 1")
  func rounded() {
    let scheduler = Scheduler(fuzz: false)
    #expect(days(scheduler, stability: 2.3, elapsed: 2, .good) == 8)
    #expect(days(scheduler, stability: 0.01, elapsed: 0, .hard) == 1)
    #expect(firstDays(scheduler, .easy) == 8)
  }

  @Test("a higher desired retention gives a shorter interval", arguments: zip([0.7, 0.8, 0.9, 0.99], [77, 28, 8, 1]))
  func retention(desired: Double, expected: Int) {
    #expect(firstDays(Scheduler(desiredRetention: desired, fuzz: false), .easy) == expected)
  }

  @Test("settings out of range count as the nearest in range")
  func settings() {
    let low = Scheduler(desiredRetention: 0, learningSteps: [-5], relearningSteps: [.max], maximumInterval: 0)
    #expect((low.desiredRetention, low.maximumInterval, low.learningSteps) == (0.7, 1, [0]))
    #expect(low.relearningSteps == [36_500 * 86_400])
    let high = Scheduler(desiredRetention: 1, maximumInterval: 1_000_000)
    #expect((high.desiredRetention, high.maximumInterval) == (0.99, 36_500))
    #expect(Scheduler(desiredRetention: .nan).desiredRetention == 0.7)
  }

  @Test("no interval is over the maximum, fuzz included", arguments: [1, 30, 36_500])
  func maximum(limit: Int) {
    for fuzz in [true, false] {
      for seed in 0..<200 as Range<UInt64> {
        let scheduler = Scheduler(maximumInterval: limit, fuzz: fuzz)
        #expect(days(scheduler, stability: 36_500, elapsed: 36_500, .easy, seed: seed) <= limit)
      }
    }
  }

  @Test(
    "fuzz spreads an interval by 1 day and 15, 10 and 5 hundredths of its stretches, and reaches both ends",
    arguments: [(1.6, 2, 2), (2.4, 2, 2), (3.0, 2, 4), (7.0, 5, 9), (20.0, 17, 23), (100.0, 93, 107)])
  func spread(interval: Double, lowest: Int, highest: Int) {
    let scheduler = Scheduler(model: FixedModel(days: interval))
    let seen = (0..<500).map {
      days(scheduler, stability: 1, elapsed: 1, .good, seed: FuzzSeed.of(card: 5, reviews: $0))
    }
    #expect(Set(seen) == Set(lowest...highest))
  }

  @Test("the same seed gives the same interval, and one seed keeps hard, good and easy in order")
  func ordered() throws {
    var chance = SeededGenerator(seed: 4)
    for _ in 0..<5000 {
      let stability = Double.random(in: 0.5...400, using: &chance)
      let elapsed = Int.random(in: 0...500, using: &chance)
      let seed = chance.next()
      let scheduler = Scheduler(desiredRetention: Double.random(in: 0.7...0.99, using: &chance))
      let intervals = [Rating.hard, .good, .easy].map {
        days(scheduler, stability: stability, elapsed: elapsed, $0, seed: seed)
      }
      #expect(intervals == intervals.sorted())
      #expect(intervals[1] == days(scheduler, stability: stability, elapsed: elapsed, .good, seed: seed))
    }
  }

  @Test("weights that give easy less than good do not give it a shorter interval")
  func unorderedWeights() throws {
    var weights = FSRS6.defaultWeights
    (weights[1], weights[2], weights[3]) = (30, 20, 10)
    let scheduler = Scheduler(model: try FSRS6(weights: weights), learningSteps: [], fuzz: false)
    #expect([.again, .hard, .good, .easy].map { firstDays(scheduler, $0) } == [1, 30, 30, 30])
  }

  @Test("the probability of recall falls day by day and is 1 on the day of the answer or before it")
  func retrievability() {
    let scheduler = Scheduler()
    let card = scheduler.next(after: nil, rating: .easy, at: moment(day: 100), fuzzSeed: 0)
    let values = (99...130).map { scheduler.retrievability(of: card, on: StudyDay(rawValue: $0)) }
    #expect(values[0] == 1 && values[1] == 1)
    for (one, next) in zip(values[1...], values[2...]) { #expect(next < one) }
  }

  @Test("a card's seeds are pinned: they are the same on every computer")
  func seeds() {
    #expect(FuzzSeed.of(card: 0, reviews: 0) == 0xA706_DD2F_4D19_7E6F)
    #expect(FuzzSeed.of(card: 7, reviews: 3) == 0xF53A_29A2_6955_77C0)
    #expect(FuzzSeed.of(card: -1, reviews: 2) == 0x51B0_1D53_CA27_E54D)
    #expect(FuzzSeed.of(card: 7, reviews: 3) != FuzzSeed.of(card: 3, reviews: 7))
    #expect(Set((0..<1000).map { FuzzSeed.of(card: 7, reviews: $0) }).count == 1000)
  }

  private func firstDays(_ scheduler: Scheduler, _ rating: Rating) -> Int? {
    interval(scheduler.next(after: nil, rating: rating, at: moment(day: 100), fuzzSeed: 0))
  }

  private func days(
    _ scheduler: Scheduler, stability: Double, elapsed: Int, _ rating: Rating, seed: UInt64 = 0
  ) -> Int {
    let before = CardSchedule(
      phase: .review, memory: MemoryState(stability: stability, difficulty: 5), due: .on(StudyDay(rawValue: 0)),
      lastReview: moment(day: 100), reps: 3, lapses: 0)
    return interval(scheduler.next(after: before, rating: rating, at: moment(day: 100 + elapsed), fuzzSeed: seed)) ?? -1
  }

  private func interval(_ schedule: CardSchedule) -> Int? {
    guard case .on(let day) = schedule.due else { return nil }
    return day - schedule.lastReview.day
  }
}

/// A model in which every interval is the same.
private struct FixedModel: MemoryModel {
  var days: Double
  private let memory = MemoryState(stability: 1, difficulty: 1)

  init(days: Double) { self.days = days }
  func state(afterFirst rating: Rating) -> MemoryState { memory }
  func state(after rating: Rating, from state: MemoryState, elapsed: ElapsedTime) -> MemoryState { memory }
  func retrievability(of state: MemoryState, elapsed: ElapsedTime) -> Double { 1 }
  func interval(of state: MemoryState, retention: Double) -> Double { days }
}
