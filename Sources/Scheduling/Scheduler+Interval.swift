extension Scheduler {
  /// The memory after an answer.
  func memory(after schedule: CardSchedule?, rating: Rating, at moment: ReviewMoment) -> MemoryState {
    guard let schedule else { return model.state(afterFirst: rating) }
    let elapsed = ElapsedTime(from: schedule.lastReview, to: moment)
    return model.state(after: rating, from: schedule.memory, elapsed: elapsed)
  }

  /// The days until a card in review is asked again, 1 to `maximumInterval`.
  ///
  /// Weights fitted to a person need not put the ratings in order, so an interval is never under that of a lesser
  /// rating that recalls.
  func interval(after schedule: CardSchedule?, rating: Rating, at moment: ReviewMoment, fuzzSeed: UInt64) -> Int {
    let recalled = Rating.allCases.filter { $0 != .again && $0.rawValue <= rating.rawValue }
    let intervals = (rating == .again ? [.again] : recalled).map { rating in
      interval(of: memory(after: schedule, rating: rating, at: moment), fuzzSeed: fuzzSeed)
    }
    return intervals.max() ?? 1
  }

  private func interval(of memory: MemoryState, fuzzSeed: UInt64) -> Int {
    let days = model.interval(of: memory, retention: desiredRetention).clamped(to: 1...Double(maximumInterval))
    guard fuzz else { return Int(days.rounded()) }
    return IntervalFuzz.days(near: days, fraction: FuzzSeed.fraction(of: fuzzSeed), maximum: maximumInterval)
  }
}
