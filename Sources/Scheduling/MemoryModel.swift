/// How a memory grows with answers and fades with time.
///
/// A model is pure: the same arguments give the same figures. It takes of an `ElapsedTime` the count that its formulas
/// are made for; what it needs to remember of a card stands in `MemoryState`. Arguments out of range (a state out of
/// bounds, as a damaged file may hold it) count as the nearest value in range.
public protocol MemoryModel: Sendable {
  /// The state after a card's first answer.
  func state(afterFirst rating: Rating) -> MemoryState

  /// The state after a further answer, so long after the answer that left `state`.
  func state(after rating: Rating, from state: MemoryState, elapsed: ElapsedTime) -> MemoryState

  /// The probability, 0 to 1, that the card is recalled so long after its last answer.
  func retrievability(of state: MemoryState, elapsed: ElapsedTime) -> Double

  /// The days until retrievability has fallen to `retention`, not rounded.
  func interval(of state: MemoryState, retention: Double) -> Double

  /// Adds to `sums` the probability that the card is recalled on each of as many days as there are places, the first
  /// being `days` whole days after its last answer: for many days at once, so that a model may compute once what they
  /// have in common.
  func addRetrievabilities(of state: MemoryState, from days: Int, to sums: inout [Double], at places: Range<Int>)
}

extension MemoryModel {
  /// The days after which retrievability has fallen to 0.9, not rounded: what is called a card's stability.
  ///
  /// FSRS-6 keeps it in the state; of FSRS-7, which keeps a stability for each of two traces, only the curve tells it.
  public func stability(of state: MemoryState) -> Double { interval(of: state, retention: 0.9) }

  public func addRetrievabilities(of state: MemoryState, from days: Int, to sums: inout [Double], at places: Range<Int>)
  {
    for place in places {
      sums[place] += retrievability(of: state, elapsed: ElapsedTime(days: Double(days + place - places.lowerBound)))
    }
  }
}
