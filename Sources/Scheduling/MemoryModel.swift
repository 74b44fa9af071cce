/// How a memory grows with answers and fades with time.
///
/// A model is pure: the same arguments give the same figures. Time is in days as `Double`, so that a model may count
/// parts of a day; what a model needs to remember of a card stands in `MemoryState`. Arguments out of range (a
/// negative or undefined time, a state out of bounds) count as the nearest value in range.
public protocol MemoryModel: Sendable {
  /// The state after a card's first answer.
  func state(afterFirst rating: Rating) -> MemoryState

  /// The state after a further answer, `elapsedDays` after the answer that left `state`; 0 is the same study day.
  func state(after rating: Rating, from state: MemoryState, elapsedDays: Double) -> MemoryState

  /// The probability, 0 to 1, that the card is recalled `elapsedDays` after its last answer.
  func retrievability(of state: MemoryState, elapsedDays: Double) -> Double

  /// The days until retrievability has fallen to `retention`, not rounded.
  func interval(of state: MemoryState, retention: Double) -> Double
}
