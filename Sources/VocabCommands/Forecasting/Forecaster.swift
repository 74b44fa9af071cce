import Scheduling
import Vocabulary
import VocabularyStore

/// Simulates coming days of a library, for several retentions at once.
struct Forecaster: Sendable {
  /// The retentions among which the best is looked for.
  static let tried = (70...95).map { Double($0) / 100 }
  /// The days over which it is looked for: in a few weeks a low retention only looks cheap.
  static let triedDays = 365
  /// As many cards tell one retention from another; of more, one in so many is simulated.
  private static let enoughCards = 1_500
  /// How often the fewest cards are simulated, to even out chance.
  private static let mostRounds = 20

  /// Those that may come up in the days to simulate, new ones in the order of insertion.
  let cards: [ForecastCard]
  let learner: LearnerProfile
  let plan: Forecast.Plan
  let scheduler: Scheduler
  let start: ReviewMoment
  let seed: UInt64

  /// The cards of these decks (of all if there are none) in the skill that a quiz asks by default.
  /// - Parameter new: new cards a day; nil for the setting.
  static func of(_ library: Library, decks: [String], days: Int, new: Int?, seed: UInt64) async throws -> Forecaster {
    let skill = Skill.production
    let start = library.moment
    var plan = Forecast.Plan(
      days: days, newPerDay: new ?? library.settings[SettingKeys.newPerDay],
      reviewsPerDay: library.settings[SettingKeys.reviewsPerDay])
    plan.newBefore = try await library.store.newCardsIntroduced(on: start.day)
    plan.reviewsBefore = try await library.store.cardsReviewed(on: start.day, skills: [skill])
    let filter = EntryFilter(decks: decks)
    let answered = try await library.store.allCards(filter).filter { $0.id.skill == skill && !$0.isSuspended }
    // One at least, so that a library with words is not taken for an empty one.
    let fresh = try await library.store.newEntries(
      skill, filter: filter, limit: max(1, plan.newPerDay * max(days, triedDays)))
    return Forecaster(
      cards: answered.map { ForecastCard(id: $0.id.rawValue, schedule: $0.schedule) }
        + fresh.map { ForecastCard(id: CardID($0, skill).rawValue, schedule: nil) },
      learner: LearnerProfile(of: try await library.store.pastAnswers(skill)), plan: plan,
      scheduler: library.scheduler, start: start, seed: seed)
  }

  /// The forecasts for retentions, in no order.
  /// - Parameter onDay: called for each simulated day, by several threads; what it throws ends the work.
  func forecasts(for retentions: Set<Double>, onDay: @escaping @Sendable () throws -> Void) async throws -> [Forecast] {
    try await withThrowingTaskGroup(of: Forecast.self) { group in
      for retention in retentions {
        group.addTask { try simulated(cards, plan, retention, seed, onDay) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
  }

  /// The retention that gives the most words for the time; nil if nothing would be asked.
  func advice(onDay: @escaping @Sendable () throws -> Void) async throws -> RetentionAdvice? {
    let (sample, rounds) = (sample, rounds)
    var plan = plan
    plan.days = Self.triedDays
    plan.cardsPerSample = cardsPerSample
    let trials = try await withThrowingTaskGroup(of: RetentionAdvice.Trial.self) { [plan] group in
      for retention in Self.tried {
        group.addTask {
          var trial = RetentionAdvice.Trial(retention: retention, seconds: 0, known: 0)
          for round in 0..<rounds {
            let forecast = try simulated(sample, plan, retention, seed &+ UInt64(round), onDay)
            trial.seconds += forecast.seconds
            trial.known += forecast.known
          }
          return trial
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    return trials.contains { $0.seconds > 0 } ? RetentionAdvice(trials) : nil
  }

  /// For the advice one card in so many is simulated.
  var cardsPerSample: Int { max(1, cards.count / Self.enoughCards) }

  /// The days that `advice` and `forecasts` for so many retentions simulate in all.
  func work(_ retentions: Int) -> Int {
    retentions * plan.days + Self.tried.count * rounds * Self.triedDays
  }

  private var rounds: Int { min(max(1, Self.enoughCards / max(1, cards.count)), Self.mostRounds) }

  private var sample: [ForecastCard] {
    let step = cardsPerSample
    return [cards.filter { $0.schedule != nil }, cards.filter { $0.schedule == nil }].flatMap { cards in
      stride(from: 0, to: cards.count, by: step).map { cards[$0] }
    }
  }

  private func simulated(
    _ cards: [ForecastCard], _ plan: Forecast.Plan, _ retention: Double, _ seed: UInt64, _ onDay: () throws -> Void
  ) throws -> Forecast {
    try Forecast.simulated(
      cards, plan: plan, scheduler: scheduler.aiming(at: retention), learner: learner, from: start, seed: seed,
      onDay: onDay)
  }
}
