/// Past answers card by card, each card's in order of time.
///
/// They may come in any order; of those with one time, what came first counts as earlier. Time between two answers is
/// never negative, whatever the clock did. Takes memory in proportion to the answers, about 40 bytes each.
public struct ReviewLog: Sendable {
  /// The place of an answer in the columns below.
  typealias Position = Int32

  let cards: [Int64]
  /// Where each card's answers begin, and at last where they all end.
  let starts: [Position]

  let ratings: [Rating]
  /// The time since the card's answer before; none for its first.
  let elapsed: [ElapsedTime]
  let times: [Timestamp]
  /// The answer's place among all in order of time.
  let ranks: [Int32]

  /// The answers that a model is judged by, in order of time: those at least a study day after the card's one before.
  let evaluated: [Position]

  public init(_ reviews: [LoggedReview]) {
    let order = Self.inOrderOfTime(reviews)

    var slots: [Int64: Int32] = [:]
    var cards: [Int64] = []
    var counts: [Position] = []
    var slotOfReview: [Int32] = []
    slotOfReview.reserveCapacity(reviews.count)
    for index in order {
      let card = reviews[Int(index)].card
      let slot = slots[card] ?? Int32(cards.count)
      if slot == cards.count {
        slots[card] = slot
        cards.append(card)
        counts.append(0)
      }
      counts[Int(slot)] += 1
      slotOfReview.append(slot)
    }

    var starts: [Position] = [0]
    starts.reserveCapacity(cards.count + 1)
    for count in counts { starts.append(starts[starts.count - 1] + count) }

    var next = starts
    var ratings = [Rating](repeating: .again, count: reviews.count)
    var elapsed = [ElapsedTime](repeating: ElapsedTime(days: 0), count: reviews.count)
    var times = [Timestamp](repeating: Timestamp(milliseconds: 0), count: reviews.count)
    var ranks = [Int32](repeating: 0, count: reviews.count)
    var days = [StudyDay](repeating: StudyDay(rawValue: 0), count: cards.count)
    var evaluated: [Position] = []
    for (rank, index) in order.enumerated() {
      let review = reviews[Int(index)]
      let slot = Int(slotOfReview[rank])
      let position = Int(next[slot])
      next[slot] += 1
      ratings[position] = review.rating
      times[position] = review.at
      ranks[position] = Int32(rank)
      if position > starts[slot] {
        let milliseconds = review.at.milliseconds.subtractingSaturated(times[position - 1].milliseconds)
        let time = ElapsedTime(
          studyDays: Double(review.day - days[slot]), days: Double(milliseconds) / ElapsedTime.millisecondsPerDay)
        elapsed[position] = time
        if time.studyDays >= 1 { evaluated.append(Position(position)) }
      }
      days[slot] = review.day
    }
    (self.cards, self.starts, self.ratings, self.elapsed, self.times, self.ranks, self.evaluated) =
      (cards, starts, ratings, elapsed, times, ranks, evaluated)
  }

  /// All answers.
  public var count: Int { ratings.count }

  /// The answers at least a study day after the card's one before: those that a model is fitted to and judged by.
  public var evaluatedCount: Int { evaluated.count }

  /// The positions of a card's answers, at least one.
  func positions(ofCard index: Int) -> Range<Int> { Int(starts[index])..<Int(starts[index + 1]) }

  func isEvaluated(_ position: Int) -> Bool { elapsed[position].studyDays >= 1 }

  private static func inOrderOfTime(_ reviews: [LoggedReview]) -> [Int32] {
    let order = reviews.indices.map(Int32.init)
    let sorted = zip(reviews, reviews.dropFirst()).allSatisfy { $0.at <= $1.at }
    return sorted
      ? order
      : order.sorted { a, b in (reviews[Int(a)].at, a) < (reviews[Int(b)].at, b) }
  }
}
