internal import Glibc

/// The memory model FSRS-6: a power curve of forgetting, with 21 weights.
///
/// The formulas are those that the open-spaced-repetition project publishes ("The Algorithm", FSRS-6). Time counts in
/// whole study days: an answer less than a day after the last takes the same-day formula.
public struct FSRS6: MemoryModel {
  /// The range of stability, in days.
  public static let stabilityBounds = 0.001...36_500.0
  public static let difficultyBounds = 1.0...10.0
  /// The retentions for which `interval(of:retention:)` answers; others count as the nearest.
  public static let retentionBounds = 0.01...0.9999

  public let weights: [Double]
  /// F of the curve, which makes retrievability 0.9 when the elapsed time equals the stability.
  private let curveFactor: Double

  /// The model with the published default weights.
  public init() { self.init(checked: Self.defaultWeights) }

  /// The model with weights of one's own: 21 of them, each within `weightBounds`.
  public init(weights: [Double]) throws(WeightsError) {
    try MemoryModelKind.fsrs6.check(weights, bounds: Self.weightBounds)
    self.init(checked: weights)
  }

  init(checked weights: [Double]) {
    self.weights = weights
    curveFactor = pow(0.9, -1 / weights[20]) - 1
  }

  public func state(afterFirst rating: Rating) -> MemoryState {
    MemoryState(
      stability: weights[rating.rawValue - 1].clamped(to: Self.stabilityBounds),
      difficulty: initialDifficulty(rating).clamped(to: Self.difficultyBounds))
  }

  public func state(after rating: Rating, from state: MemoryState, elapsed: ElapsedTime) -> MemoryState {
    let state = state.clamped
    let stability: Double
    if elapsed.studyDays >= 1 {
      let recall = retrievability(of: state, elapsed: elapsed)
      stability =
        rating == .again
        ? lapsedStability(of: state, retrievability: recall)
        : recalledStability(of: state, rating: rating, retrievability: recall)
    } else {
      stability = sameDayStability(of: state, rating: rating)
    }
    return MemoryState(
      stability: stability.clamped(to: Self.stabilityBounds),
      difficulty: nextDifficulty(state.difficulty, rating: rating))
  }

  public func retrievability(of state: MemoryState, elapsed: ElapsedTime) -> Double {
    pow(1 + curveFactor * (elapsed.studyDays / state.clamped.stability), -weights[20])
  }

  public func interval(of state: MemoryState, retention: Double) -> Double {
    let retention = retention.clamped(to: Self.retentionBounds)
    return state.clamped.stability / curveFactor * (pow(retention, -1 / weights[20]) - 1)
  }

  /// D0: not clamped, since the mean to which difficulty reverts is used as it comes.
  private func initialDifficulty(_ rating: Rating) -> Double {
    weights[4] - exp(weights[5] * Double(rating.rawValue - 1)) + 1
  }

  /// Difficulty moves less the nearer it is to 10, and reverts a little towards that of a first easy answer.
  private func nextDifficulty(_ difficulty: Double, rating: Rating) -> Double {
    let change = -weights[6] * rating.aboveGood
    let moved = difficulty + (10 - difficulty) / 9 * change
    let reverted = weights[7] * initialDifficulty(.easy) + (1 - weights[7]) * moved
    return reverted.clamped(to: Self.difficultyBounds)
  }

  private func recalledStability(of state: MemoryState, rating: Rating, retrievability: Double) -> Double {
    let growth =
      exp(weights[8]) * (11 - state.difficulty) * pow(state.stability, -weights[9])
      * (exp(weights[10] * (1 - retrievability)) - 1)
      * (rating == .hard ? weights[15] : 1)
      * (rating == .easy ? weights[16] : 1)
    return state.stability * (1 + growth)
  }

  private func lapsedStability(of state: MemoryState, retrievability: Double) -> Double {
    let lapsed =
      weights[11] * pow(state.difficulty, -weights[12]) * (pow(state.stability + 1, weights[13]) - 1)
      * exp(weights[14] * (1 - retrievability))
    return min(lapsed, state.stability / exp(weights[17] * weights[18]))
  }

  private func sameDayStability(of state: MemoryState, rating: Rating) -> Double {
    let growth = pow(state.stability, -weights[19]) * exp(weights[17] * (rating.aboveGood + weights[18]))
    return state.stability * (rating == .again ? growth : max(growth, 1))
  }
}

extension MemoryState {
  fileprivate var clamped: MemoryState {
    MemoryState(
      stability: stability.clamped(to: FSRS6.stabilityBounds),
      difficulty: difficulty.clamped(to: FSRS6.difficultyBounds))
  }
}
