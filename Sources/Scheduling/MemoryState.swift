/// What a memory model knows of one card after a review.
public struct MemoryState: Hashable, Sendable {
  /// Days until retrievability falls to 0.9.
  public var stability: Double
  /// 1 (easy) to 10 (hard).
  public var difficulty: Double

  public init(stability: Double, difficulty: Double) {
    self.stability = stability
    self.difficulty = difficulty
  }
}
