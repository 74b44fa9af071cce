internal import Scheduling

/// Cards by their state, and the words known.
///
/// An entry that was never asked counts as one new card, or as one suspended card.
public struct CardCounts: Hashable, Sendable {
  public var entries = 0
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

  public var cards: Int { new + learning + review + relearning + suspended }

  public static func + (one: CardCounts, other: CardCounts) -> CardCounts {
    CardCounts(
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
  ) -> [CardCounts] {
    var counts = groups.map { CardCounts(entries: $0.entries, new: $0.new, suspended: $0.suspendedNew) }
    var (current, best): (Int64?, Double) = (nil, 0)
    for card in cards where counts.indices.contains(card.group) {
      if card.isSuspended {
        counts[card.group].suspended += 1
        continue
      }
      switch card.schedule.phase {
      case .learning: counts[card.group].learning += 1
      case .review: counts[card.group].review += 1
      case .relearning: counts[card.group].relearning += 1
      }
      if current != entry(card) { (current, best) = (entry(card), 0) }
      let known = retrievability(card)
      if known > best {
        counts[card.group].known += known - best
        best = known
      }
    }
    return counts
  }
}
