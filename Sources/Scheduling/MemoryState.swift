/// What a memory model knows of one card after a review.
public struct MemoryState: Hashable, Sendable {
  /// Days: in FSRS-6 until retrievability falls to 0.9; in FSRS-7 the stability of the slow trace.
  public var stability: Double
  /// 1 (easy) to 10 (hard).
  public var difficulty: Double
  /// The stability of the fast trace in days, which FSRS-7 keeps; nil from a model with one trace.
  public var fastStability: Double?

  public init(stability: Double, difficulty: Double, fastStability: Double? = nil) {
    self.stability = stability
    self.difficulty = difficulty
    self.fastStability = fastStability
  }
}
