/// Lives through coming days with simulated answers: each card is scheduled as it would be, and recalled as the memory
/// model thinks likely.
struct ForecastSimulation<Chance: RandomNumberGenerator> {
  private let plan: Forecast.Plan
  private let scheduler: Scheduler
  private let learner: LearnerProfile
  private let start: ReviewMoment
  private var chance: Chance
  /// Those that were answered; new ones come at the end.
  private var cards: [(id: Int64, schedule: CardSchedule)] = []
  private var unseen: ArraySlice<Int64>
  /// Indices of `cards` by the day on which they come due, and those that have waited.
  private var dueOn: [[Int]]
  private var waiting: [Int] = []

  init(
    _ cards: [ForecastCard], _ plan: Forecast.Plan, _ scheduler: Scheduler, _ learner: LearnerProfile,
    from start: ReviewMoment, chance: Chance
  ) {
    self.plan = plan
    self.scheduler = scheduler
    self.learner = learner
    self.start = start
    self.chance = chance
    dueOn = Array(repeating: [], count: plan.days)
    unseen = cards.filter { $0.schedule == nil }.map(\.id)[...]
    for card in cards {
      guard let schedule = card.schedule else { continue }
      self.cards.append((card.id, schedule))
      wait(self.cards.count - 1)
    }
  }

  mutating func run() -> [Forecast.Day] {
    (0..<plan.days).map { index in
      var day = Forecast.Day(index: index)
      waiting += dueOn[index]
      let room = plan.reviewsPerDay
      if waiting.count > room {
        // As a session takes them: the least likely known first.
        let moment = moment(on: index)
        waiting = waiting.map { ($0, scheduler.retrievability(of: cards[$0].schedule, on: moment.day)) }
          .sorted { ($0.1, cards[$0.0].id) < ($1.1, cards[$1.0].id) }.map(\.0)
      }
      let asked = waiting.prefix(room)
      waiting.removeFirst(asked.count)
      day.postponed = waiting.count
      for card in asked { answer(card, on: index, &day) }
      for id in unseen.prefix(plan.newPerDay) { introduce(id, on: index, &day) }
      unseen = unseen.dropFirst(plan.newPerDay)
      day.known = known(on: index)
      return day
    }
  }

  private mutating func answer(_ card: Int, on index: Int, _ day: inout Forecast.Day) {
    day.reviews += 1
    let moment = moment(on: index)
    let likely = scheduler.retrievability(of: cards[card].schedule, on: moment.day)
    cards[card].schedule = answered(
      cards[card].id, .review, retrievability: likely, after: cards[card].schedule, at: moment, &day)
    wait(card)
  }

  private mutating func introduce(_ id: Int64, on index: Int, _ day: inout Forecast.Day) {
    day.new += 1
    cards.append((id, answered(id, .first, retrievability: 0, after: nil, at: moment(on: index), &day)))
    wait(cards.count - 1)
  }

  /// The schedule of a card after an answer, and after those within the steps that follow it on the same day.
  private mutating func answered(
    _ card: Int64, _ occasion: LearnerProfile.Occasion, retrievability: Double, after before: CardSchedule?,
    at moment: ReviewMoment, _ day: inout Forecast.Day, step: Int = 0
  ) -> CardSchedule {
    let rating = learner.rating(occasion, retrievability: retrievability, chance: &chance)
    day.answers += 1
    day.seconds += learner[occasion].seconds(for: rating)
    let seed = FuzzSeed.of(card: card, reviews: before?.reps ?? 0)
    let after = scheduler.next(after: before, rating: rating, at: moment, fuzzSeed: seed)
    // A step of half a day or more waits for its day.
    guard case .at(let instant) = after.due, instant < moment.at.adding(seconds: 43_200), step < Self.mostSteps
    else { return after }
    let later = ReviewMoment(at: instant, day: moment.day, utcOffset: moment.utcOffset)
    return answered(card, .step, retrievability: 0, after: after, at: later, &day, step: step + 1)
  }

  /// Steps after which a card is left alone for the day: who never recalls would have no end.
  private static var mostSteps: Int { 20 }

  /// Notes the day on which a card comes due, the next one at the earliest for one that was just answered.
  private mutating func wait(_ card: Int) {
    let schedule = cards[card].schedule
    let due =
      switch schedule.due {
      case .on(let day): day - start.day
      case .at(let instant): Int((instant.milliseconds - start.at.milliseconds) / 86_400_000)
      }
    let last = schedule.lastReview.day - start.day
    let index = max(due, last + 1, 0)
    if index < plan.days { dueOn[index].append(card) }
  }

  private func known(on index: Int) -> Double {
    let day = start.day + index
    return cards.reduce(0) { $0 + scheduler.retrievability(of: $1.schedule, on: day) }
  }

  private func moment(on index: Int) -> ReviewMoment {
    ReviewMoment(
      at: start.at.adding(seconds: Int64(index) * 86_400), day: start.day + index, utcOffset: start.utcOffset)
  }
}

extension Forecast {
  /// Simulates coming days.
  ///
  /// - Parameters:
  ///   - cards: every card, new ones in the order in which they will be introduced.
  ///   - scheduler: its model says what is recalled, its retention when cards come due.
  ///   - start: the first day, at the hour at which the learner studies.
  ///   - seed: the same seed gives the same days.
  public static func simulated(
    _ cards: [ForecastCard], plan: Plan, scheduler: Scheduler, learner: LearnerProfile, from start: ReviewMoment,
    seed: UInt64
  ) -> Forecast {
    var simulation = ForecastSimulation(
      cards, plan, scheduler, learner, from: start, chance: SplitMix64(seed: seed))
    return Forecast(retention: scheduler.desiredRetention, days: simulation.run())
  }
}
