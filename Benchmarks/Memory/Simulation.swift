import Scheduling

/// A learner whose memory is FSRS-6 with weights of its own.
struct Learner {
  let model: FSRS6
  private var chance: SplitMix64

  init(seed: UInt64) throws {
    var chance = SplitMix64(seed: seed)
    var weights = zip(FSRS6.defaultWeights, FSRS6.weightBounds).map { weight, bounds in
      // Half to twice the published weight.
      let factor = Double.random(in: 0.7...1.4, using: &chance)
      return min(max(weight * factor, bounds.lowerBound), bounds.upperBound)
    }
    weights[0..<4].sort()
    model = try FSRS6(weights: weights)
    self.chance = chance
  }

  /// Reviews of so many cards over so many days, in order of time, about as soon as they were due.
  mutating func reviews(cards: Int64, days: Int) -> [LoggedReview] {
    var reviews: [LoggedReview] = []
    for card in 1...cards {
      var day = Int.random(in: 0..<days / 2, using: &chance)
      var last = day
      var state: MemoryState?
      while day < days {
        let elapsed = ElapsedTime(days: Double(day - last))
        let rating = rating(state.map { model.retrievability(of: $0, elapsed: elapsed) })
        let next =
          state.map { model.state(after: rating, from: $0, elapsed: elapsed) }
          ?? model.state(afterFirst: rating)
        reviews.append(LoggedReview(card: card, day: StudyDay(rawValue: day), rating: rating))
        (state, last) = (next, day)
        if rating == .again, Double.random(in: 0..<1, using: &chance) < 0.7 { continue }
        day += max(1, Int((next.stability * Double.random(in: 0.5...1.9, using: &chance)).rounded()))
      }
    }
    return reviews.enumerated().sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }.map(\.element)
  }

  private mutating func rating(_ recall: Double?) -> Rating {
    let draw = Double.random(in: 0..<1, using: &chance)
    guard let recall else { return draw < 0.3 ? .again : draw < 0.45 ? .hard : draw < 0.9 ? .good : .easy }
    guard Double.random(in: 0..<1, using: &chance) < recall else { return .again }
    return draw < 0.12 ? .hard : draw < 0.9 ? .good : .easy
  }
}

func printSimulatedLog() {
  guard var learner = try? Learner(seed: 7) else { return }
  print("card,day,rating")
  for review in learner.reviews(cards: 14_000, days: 730) {
    print("\(review.card),\(review.day.rawValue),\(review.rating.rawValue)")
  }
}
