/// Lives through coming days with simulated answers: each card is scheduled as it would be, and recalled as the memory
/// model thinks likely.
struct ForecastSimulation<Chance: RandomNumberGenerator> {
  private let plan: Forecast.Plan
  private let scheduler: Scheduler
  private let learner: LearnerProfile
  private let start: ReviewMoment
  private var chance: Chance
  /// Those that were answered, and the first day that is not yet counted in `known`; new ones come at the end.
  private var cards: [(id: Int64, schedule: CardSchedule, counted: Int)] = []
  private var unseen: ArraySlice<Int64>
  /// Indices of `cards` by the day on which they come due, and those that have waited.
  private var dueOn: [[Int]]
  private var waiting: [Int] = []
  /// Indices of the cards that the first day left within their steps.
  private var inSteps: [Int] = []
  /// Words known by day: a card is added for all the days from one answer to the next.
  private var known: [Double]

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
    known = Array(repeating: 0, count: plan.days)
    unseen = cards.filter { $0.schedule == nil }.map(\.id)[...]
    for card in cards {
      guard let schedule = card.schedule else { continue }
      self.cards.append((card.id, schedule, 0))
      let index = self.cards.count - 1
      if isInStep(schedule) { inSteps.append(index) } else { wait(index) }
    }
  }

  mutating func run(_ onDay: () throws -> Void) rethrows -> [Forecast.Day] {
    var days: [Forecast.Day] = []
    for index in 0..<plan.days {
      var day = Forecast.Day(index: index)
      waiting += dueOn[index]
      let asked = takeMostUrgent(plan.reviews(on: index), on: index)
      day.postponed = waiting.count
      if index == 0 { finishSteps(&day) }
      for card in asked { answer(card, on: index, &day) }
      let new = plan.new(on: index)
      for id in unseen.prefix(new) { introduce(id, on: index, &day) }
      unseen = unseen.dropFirst(new)
      days.append(day)
      try onDay()
    }
    for card in cards.indices { count(card, until: plan.days) }
    for index in days.indices { days[index].known = known[index] }
    return days
  }

  /// Whether a card was answered on the first day and comes back on it.
  private func isInStep(_ schedule: CardSchedule) -> Bool {
    guard schedule.lastReview.day == start.day, case .at(let instant) = schedule.due else { return false }
    return instant < start.at.adding(seconds: Self.longestStep)
  }

  /// Answers what the first day left within its steps until it is out of them. It counts as no review: its review, or its
  /// first answer, was before.
  private mutating func finishSteps(_ day: inout Forecast.Day) {
    for card in inSteps {
      cards[card].schedule = answered(
        cards[card].id, .step, retrievability: 0, after: cards[card].schedule, at: start, &day, step: 1)
      wait(card)
    }
    inSteps = []
  }

  /// Takes as many of the waiting cards, as a session does: the least likely known first.
  private mutating func takeMostUrgent(_ room: Int, on index: Int) -> [Int] {
    guard waiting.count > room else {
      defer { waiting = [] }
      return waiting
    }
    let day = start.day + index
    var ranked = waiting.map { card in
      RankedCard(index: card, likely: scheduler.retrievability(of: cards[card].schedule, on: day), id: cards[card].id)
    }
    ranked.putLeastFirst(room)
    waiting = ranked[room...].map(\.index)
    return ranked[..<room].sorted().map(\.index)
  }

  private mutating func answer(_ card: Int, on index: Int, _ day: inout Forecast.Day) {
    day.reviews += 1
    let moment = moment(on: index)
    count(card, until: index)
    let likely = scheduler.retrievability(of: cards[card].schedule, on: moment.day)
    cards[card].schedule = answered(
      cards[card].id, .review, retrievability: likely, after: cards[card].schedule, at: moment, &day)
    wait(card)
  }

  private mutating func introduce(_ id: Int64, on index: Int, _ day: inout Forecast.Day) {
    day.new += 1
    cards.append((id, answered(id, .first, retrievability: 0, after: nil, at: moment(on: index), &day), index))
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
    guard case .at(let instant) = after.due, instant < moment.at.adding(seconds: Self.longestStep),
      step < Self.mostSteps
    else { return after }
    let later = ReviewMoment(at: instant, day: moment.day, utcOffset: moment.utcOffset)
    return answered(card, .step, retrievability: 0, after: after, at: later, &day, step: step + 1)
  }

  /// Seconds; a step of half a day or more waits for its day.
  private static var longestStep: Int64 { 43_200 }

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

  /// Counts a card as known, as far as it is likely, on the days before `end` that came after its last answer.
  private mutating func count(_ card: Int, until end: Int) {
    let (_, schedule, first) = cards[card]
    scheduler.model.addRetrievabilities(
      of: schedule.memory, from: start.day + first - schedule.lastReview.day, to: &known, at: first..<end)
    cards[card].counted = end
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
  ///   - plan: how many days, and what may be asked on each.
  ///   - scheduler: its model says what is recalled, its retention when cards come due.
  ///   - learner: how answers are rated, and how long they take.
  ///   - start: the first day, at the hour at which the learner studies.
  ///   - seed: the same seed gives the same days.
  ///   - onDay: called after each day; what it throws ends the simulation.
  public static func simulated(
    _ cards: [ForecastCard], plan: Plan, scheduler: Scheduler, learner: LearnerProfile, from start: ReviewMoment,
    seed: UInt64, onDay: () throws -> Void
  ) rethrows -> Forecast {
    var simulation = ForecastSimulation(
      cards, plan, scheduler, learner, from: start, chance: SplitMix64(seed: seed))
    return Forecast(retention: scheduler.desiredRetention, days: try simulation.run(onDay))
  }

  /// Simulates coming days to their end.
  public static func simulated(
    _ cards: [ForecastCard], plan: Plan, scheduler: Scheduler, learner: LearnerProfile, from start: ReviewMoment,
    seed: UInt64
  ) -> Forecast {
    simulated(cards, plan: plan, scheduler: scheduler, learner: learner, from: start, seed: seed) {}
  }
}
