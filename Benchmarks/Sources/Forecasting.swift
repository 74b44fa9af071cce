import Scheduling

/// Simulating a year of a library of 10,000 words, a third of them known.
@Sendable func benchmarkForecast() async {
  let start = ReviewMoment(
    at: Timestamp(milliseconds: 1_796_029_200_000), day: StudyDay(rawValue: 20_787), utcOffset: 0)
  let scheduler = Scheduler()
  let cards = (1...10_000).map { number -> ForecastCard in
    let id = Int64(number) * 4
    guard number <= 3_333 else { return ForecastCard(id: id, schedule: nil) }
    let day = start.day + -(number % 60)
    let moment = ReviewMoment(
      at: start.at.adding(seconds: Int64(day - start.day) * 86_400), day: day, utcOffset: 0)
    return ForecastCard(id: id, schedule: scheduler.replay([(moment, .good), (moment, .good)], of: id))
  }
  for model in MemoryModelKind.allCases {
    let figures = await Figures(runs: 5) {
      let forecast = Forecast.simulated(
        cards, plan: .init(days: 365, newPerDay: 20, reviewsPerDay: 200), scheduler: Scheduler(model: model.model),
        learner: .assumed, from: start, seed: 1)
      precondition(forecast.days.count == 365)
    }
    report("forecast of 365 days, 10,000 cards, \(model.title)", figures)
  }
}
