extension Scheduler {
  /// The memory after an answer.
  func memory(after schedule: CardSchedule?, rating: Rating, at moment: ReviewMoment) -> MemoryState {
    guard let schedule else { return model.state(afterFirst: rating) }
    let elapsed = ElapsedTime(from: schedule.lastReview, to: moment)
    return model.state(after: rating, from: schedule.memory, elapsed: elapsed)
  }

  /// The day on which a card in review is asked again, 1 to `maximumInterval` days after an answer.
  ///
  /// Weights fitted to a person need not put the ratings in order, so a day is never before that of a lesser rating
  /// that recalls.
  func day(
    after schedule: CardSchedule?, rating: Rating, at moment: ReviewMoment, fuzzSeed: UInt64, load: DueLoad?
  ) -> StudyDay {
    let recalled = Rating.allCases.filter { $0 != .again && $0.rawValue <= rating.rawValue }
    let days = (rating == .again ? [.again] : recalled).map { rating in
      day(for: memory(after: schedule, rating: rating, at: moment), from: moment.day, fuzzSeed: fuzzSeed, load: load)
    }
    return days.max() ?? moment.day + 1
  }

  private func day(for memory: MemoryState, from day: StudyDay, fuzzSeed: UInt64, load: DueLoad?) -> StudyDay {
    let days = model.interval(of: memory, retention: desiredRetention).clamped(to: 1...Double(maximumInterval))
    guard fuzz else { return day + Int(days.rounded()) }
    let fraction = FuzzSeed.fraction(of: fuzzSeed)
    if easyDays.isEmpty && load == nil {
      return day + IntervalFuzz.days(near: days, fraction: fraction, maximum: maximumInterval)
    }
    let all = IntervalFuzz.range(near: days, maximum: maximumInterval).map { day + $0 }
    let busy = all.filter { !easyDays.contains($0.weekday) }
    let allowed = busy.isEmpty ? all : busy
    let lightest = load?.lightest(of: allowed) ?? allowed
    return lightest[min(Int(fraction * Double(lightest.count)), lightest.count - 1)]
  }

  /// Whether a card may as well come due then: on a day that its fuzz allows and that is not an easy one.
  public func allows(_ due: CardSchedule.Due, for schedule: CardSchedule) -> Bool {
    guard case .on(let day) = due, case .on = schedule.due else { return due == schedule.due }
    return dueDays(of: schedule).contains(day) && !easyDays.contains(day.weekday)
  }

  /// The days on one of which a card in review comes due: what its fuzz allows after its last answer.
  public func dueDays(of schedule: CardSchedule) -> ClosedRange<StudyDay> {
    let range = IntervalFuzz.range(near: interval(of: schedule), maximum: maximumInterval)
    return schedule.lastReview.day + range.lowerBound...schedule.lastReview.day + range.upperBound
  }

  /// The days, not rounded, from a card's last answer until it is asked again.
  func interval(of schedule: CardSchedule) -> Double {
    model.interval(of: schedule.memory, retention: desiredRetention).clamped(to: 1...Double(maximumInterval))
  }
}
