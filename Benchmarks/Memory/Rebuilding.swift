import Scheduling

/// The schedules of 1,000,000 reviews of 40,000 cards rebuilt under each model.
func printRebuilding() {
  let cards = 40_000
  let reviews = 25
  let moments = (0..<reviews).map { place in
    let day = 19_000 + place * place
    return ReviewMoment(
      at: Timestamp(milliseconds: Int64(day) * 86_400_000), day: StudyDay(rawValue: day), utcOffset: 0)
  }
  for kind in MemoryModelKind.allCases {
    let scheduler = Scheduler(model: kind.model)
    var chance = SplitMix64(seed: 1)
    var states = 0.0
    var kept = 0
    let start = ContinuousClock.now
    for card in 0..<cards {
      let past = moments.map { ($0, Int.random(in: 0..<10, using: &chance) == 0 ? Rating.again : .good) }
      if let schedule = scheduler.replay(past, of: Int64(card)) { kept += schedule.reps }
    }
    let schedules = (ContinuousClock.now - start) / .seconds(1)

    let restart = ContinuousClock.now
    for _ in 0..<cards {
      var state = scheduler.model.state(afterFirst: .good)
      for (earlier, later) in zip(moments, moments.dropFirst()) {
        let rating = Int.random(in: 0..<10, using: &chance) == 0 ? Rating.again : .good
        state = scheduler.model.state(after: rating, from: state, elapsed: ElapsedTime(from: earlier, to: later))
      }
      states += state.stability
    }
    let bare = (ContinuousClock.now - restart) / .seconds(1)
    print("\(kind.rawValue): \(kept) reviews, states \(bare) s, whole schedules \(schedules) s")
  }
}

/// Logs that are not as logs are: seconds and mean loss of a fit.
func printOddLogs() {
  var chance = SplitMix64(seed: 2)
  func reviews(_ count: Int, cards: Int, every days: Int, _ rating: (Int) -> Rating) -> [LoggedReview] {
    (0..<count).map { place in
      LoggedReview(card: Int64(place % cards), day: StudyDay(rawValue: place / cards * days), rating: rating(place))
    }
  }
  var back = reviews(100_000, cards: 5000, every: 3) { $0 % 7 == 0 ? .again : .good }
  for index in back.indices where Int.random(in: 0..<50, using: &chance) == 0 {
    back[index].at = back[index].at.adding(seconds: -20 * 365 * 86_400)
    back[index].day = back[index].day + -20 * 365
  }
  let logs: [(name: String, reviews: [LoggedReview])] = [
    ("1,000,000 reviews of one card", reviews(1_000_000, cards: 1, every: 1) { $0 % 9 == 0 ? .again : .good }),
    ("100,000 lapses", reviews(100_000, cards: 5000, every: 3) { _ in .again }),
    ("a clock that went back", back),
    ("one card, 20 reviews", reviews(20, cards: 1, every: 5) { $0 % 3 == 0 ? .again : .good }),
  ]
  for (name, reviews) in logs {
    let log = ReviewLog(reviews)
    for kind in MemoryModelKind.allCases {
      let start = ContinuousClock.now
      let fitted = WeightFitter(kind).fit(log)
      let seconds = (ContinuousClock.now - start) / .seconds(1)
      guard let after = log.evaluation(of: fitted.model), let before = log.evaluation(of: kind.model) else { continue }
      print("\(name), \(kind.rawValue): \(seconds) s, log loss \(before.logLoss) -> \(after.logLoss)")
    }
  }
}
