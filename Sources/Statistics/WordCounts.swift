internal import Scheduling

/// Words by their state, and how many are known.
///
/// Each entry counts once, so that the states add up to the entries: by the furthest of its cards, those in review before
/// those that are relearned and those that are learned.
public struct WordCounts: Hashable, Sendable {
  public var entries = 0
  /// Those that were never asked.
  public var new = 0
  public var learning = 0
  public var review = 0
  public var relearning = 0
  public var suspended = 0
  /// The sum over the entries of how likely each is known now, each by the best known of its cards that are not
  /// suspended.
  public var known = 0.0

  public init(
    entries: Int = 0, new: Int = 0, learning: Int = 0, review: Int = 0, relearning: Int = 0, suspended: Int = 0,
    known: Double = 0
  ) {
    self.entries = entries
    self.new = new
    self.learning = learning
    self.review = review
    self.relearning = relearning
    self.suspended = suspended
    self.known = known
  }

  public static func + (one: WordCounts, other: WordCounts) -> WordCounts {
    WordCounts(
      entries: one.entries + other.entries, new: one.new + other.new, learning: one.learning + other.learning,
      review: one.review + other.review, relearning: one.relearning + other.relearning,
      suspended: one.suspended + other.suspended, known: one.known + other.known)
  }

  /// The counts of each group.
  ///
  /// - Parameters:
  ///   - cards: by number, so that those of one entry follow one another.
  ///   - entry: the entry of a card.
  ///   - retrievability: how likely a card is known now, 0 to 1.
  public static func by(
    _ groups: [EntryGroup], _ cards: [StandingCard], entry: (StandingCard) -> Int64,
    retrievability: (StandingCard) -> Double
  ) -> [WordCounts] {
    var counts = groups.map { WordCounts(entries: $0.entries, new: $0.new, suspended: $0.suspendedNew) }
    var rest = cards[...]
    while let first = rest.first {
      let own = rest.prefix { entry($0) == entry(first) }
      rest = rest.dropFirst(own.count)
      if counts.indices.contains(first.group) { counts[first.group].add(own, retrievability) }
    }
    return counts
  }

  /// Adds the state of an entry that has been asked, and how likely it is known.
  private mutating func add(_ cards: ArraySlice<StandingCard>, _ retrievability: (StandingCard) -> Double) {
    var furthest: CardSchedule.Phase?
    var known = 0.0
    for card in cards where !card.isSuspended {
      if furthest.map({ $0.rank < card.schedule.phase.rank }) ?? true { furthest = card.schedule.phase }
      known = max(known, retrievability(card))
    }
    switch furthest {
    case nil: suspended += 1
    case .learning: learning += 1
    case .relearning: relearning += 1
    case .review: review += 1
    }
    self.known += known
  }
}

extension CardSchedule.Phase {
  /// Its place among the phases of one entry's cards, of which the furthest counts.
  fileprivate var rank: Int {
    switch self {
    case .learning: 0
    case .relearning: 1
    case .review: 2
    }
  }
}
