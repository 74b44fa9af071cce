internal import Glibc

/// The memory model FSRS-7: a slow and a fast trace, whose curves of forgetting are mixed, with 34 weights.
///
/// The formulas are those that the open-spaced-repetition project publishes (srs-benchmark, FSRS-7). Time counts as it
/// passes: an answer of the same day is one like any other.
public struct FSRS7: MemoryModel {
  /// The range of the stability of both traces, in days.
  public static let stabilityBounds = 0.0001...36_500.0
  public static let difficultyBounds = 1.0...10.0
  /// The retentions for which `interval(of:retention:)` answers; others count as the nearest.
  public static let retentionBounds = 0.01...0.9999

  public let weights: [Double]
  let curve: Curve

  /// The model with the published default weights.
  public init() { self.init(checked: Self.defaultWeights) }

  /// The model with weights of one's own: 34 of them, each within `weightBounds`, the first four in order.
  public init(weights: [Double]) throws(WeightsError) {
    try MemoryModelKind.fsrs7.check(weights, bounds: Self.bounds(of: weights))
    self.init(checked: weights)
  }

  init(checked weights: [Double]) {
    self.weights = weights
    curve = Curve(weights)
  }

  public func state(afterFirst rating: Rating) -> MemoryState {
    let stability = weights[rating.rawValue - 1].clamped(to: Self.stabilityBounds)
    return MemoryState(
      stability: stability, difficulty: initialDifficulty(rating).clamped(to: Self.difficultyBounds),
      fastStability: Self.firstFastStability(stability))
  }

  public func state(after rating: Rating, from state: MemoryState, elapsed: ElapsedTime) -> MemoryState {
    let traces = Traces(state)
    let recall = curve.recall(of: traces, days: elapsed.days)
    let difficulty = traces.difficulty
    let slow = next(traces.slow, weightsFrom: 7, recall: recall.mixed, difficulty: difficulty, rating: rating)
    var fast = next(traces.fast, weightsFrom: 15, recall: recall.fast, difficulty: difficulty, rating: rating)
    if rating == .again { fast = min(fast, Self.firstFastStability(slow)) }
    return MemoryState(
      stability: slow, difficulty: nextDifficulty(difficulty, rating: rating, recall: recall.mixed),
      fastStability: fast)
  }

  public func retrievability(of state: MemoryState, elapsed: ElapsedTime) -> Double {
    curve.shape(of: Traces(state)).mixed(days: elapsed.days)
  }

  public func addRetrievabilities(of state: MemoryState, from days: Int, to sums: inout [Double], at places: Range<Int>)
  {
    let shape = curve.shape(of: Traces(state))
    for place in places { sums[place] += shape.mixed(days: Double(max(0, days + place - places.lowerBound))) }
  }

  /// The fast trace of a card answered once, or forgotten.
  static func firstFastStability(_ slow: Double) -> Double { (0.8 * slow).clamped(to: stabilityBounds) }

  /// D0: not clamped, since the mean to which difficulty reverts is used as it comes.
  private func initialDifficulty(_ rating: Rating) -> Double {
    weights[4] - exp(weights[5] * Double(rating.rawValue - 1)) + 1
  }

  /// Difficulty moves less the nearer it is to 10, and more after a lapse that was not to be expected.
  private func nextDifficulty(_ difficulty: Double, rating: Rating, recall: Double) -> Double {
    let change = -weights[6] * rating.aboveGood * (rating == .again ? recall + 0.1 : 1)
    let moved = difficulty + (10 - difficulty) / 9 * change
    return (0.01 * initialDifficulty(.easy) + 0.99 * moved).clamped(to: Self.difficultyBounds)
  }

  /// The stability of a trace after an answer; both traces have the same formula, each with eight weights of its own.
  private func next(
    _ stability: Double, weightsFrom k: Int, recall: Double, difficulty: Double, rating: Rating
  ) -> Double {
    let lapsed = min(
      stability,
      weights[k + 3] * (pow(stability + 1, weights[k + 4]) - 1) * exp((1 - recall) * weights[k + 5]))
    guard rating != .again else { return lapsed.clamped(to: Self.stabilityBounds) }
    let growth =
      exp(weights[k] - 1.5) * (11 - difficulty) * pow(stability, -weights[k + 1])
      * (exp((1 - recall) * weights[k + 2]) - 1)
      * (rating == .hard ? weights[k + 6] : 1)
      * (rating == .easy ? weights[k + 7] : 1)
    return max(lapsed, stability * (1 + growth)).clamped(to: Self.stabilityBounds)
  }
}

extension FSRS7 {
  /// A state as this model reads it: both traces there, all within bounds.
  struct Traces {
    var slow: Double
    var fast: Double
    var difficulty: Double

    init(_ state: MemoryState) {
      slow = state.stability.clamped(to: stabilityBounds)
      fast = state.fastStability?.clamped(to: stabilityBounds) ?? firstFastStability(slow)
      difficulty = state.difficulty.clamped(to: difficultyBounds)
    }
  }
}
