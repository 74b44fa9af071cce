internal import Glibc

/// FSRS-6 with the derivatives of its formulas; see `FSRS6` for what they mean.
struct DifferentiatedFSRS6: DifferentiatedModel {
  struct Trace {
    var stability: Double
    var difficulty: Double
    var stabilityBy: Gradient24
    /// Difficulty depends on w4 to w7 alone, which are in the first block.
    var difficultyBy: SIMD8<Double>
  }

  static let kind = MemoryModelKind.fsrs6

  private let w: [Double]
  private let firsts: [Trace]
  private let curveFactor: Double
  private let curveFactorByDecay: Double
  private let lapseCap: Double
  /// What difficulty reverts to, and its derivative by w5.
  private let easiest: Double
  private let easiestBy5: Double

  init(_ weights: [Double]) {
    w = weights
    let decay = weights[20]
    curveFactor = pow(0.9, -1 / decay) - 1
    curveFactorByDecay = (curveFactor + 1) * log(0.9) / (decay * decay)
    lapseCap = exp(-weights[17] * weights[18])
    easiestBy5 = -3 * exp(3 * weights[5])
    easiest = weights[4] - exp(3 * weights[5]) + 1
    firsts = Rating.allCases.map { Self.first($0, weights: weights) }
  }

  func first(_ rating: Rating) -> Trace { firsts[rating.rawValue - 1] }

  private static func first(_ rating: Rating, weights w: [Double]) -> Trace {
    let index = rating.rawValue - 1
    let grown = exp(w[5] * Double(index))
    let difficulty = w[4] - grown + 1
    var trace = Trace(
      stability: w[index], difficulty: difficulty.clamped(to: FSRS6.difficultyBounds), stabilityBy: .zero,
      difficultyBy: .zero)
    trace.stabilityBy.a[index] = 1
    if difficulty == trace.difficulty {
      trace.difficultyBy[4] = 1
      trace.difficultyBy[5] = -Double(index) * grown
    }
    return trace
  }

  @inline(__always)
  func advance(_ trace: inout Trace, rating: Rating, elapsed: ElapsedTime) -> (recall: Double, by: Gradient24) {
    guard elapsed.studyDays >= 1 else {
      advanceWithinDay(&trace, rating: rating)
      moveDifficulty(&trace, rating: rating)
      return (1, .zero)
    }
    let stability = trace.stability
    let passed = elapsed.studyDays / stability
    let base = 1 + curveFactor * passed
    let logBase = log(base)
    let recall = exp(-w[20] * logBase)
    let slope = recall * w[20] / base
    var recallBy = (slope * curveFactor * passed / stability) * trace.stabilityBy
    recallBy.c[4] -= recall * logBase + slope * passed * curveFactorByDecay

    if rating == .again {
      lapse(&trace, recall: recall, recallBy: recallBy)
    } else {
      grow(&trace, rating: rating, recall: recall, recallBy: recallBy)
    }
    moveDifficulty(&trace, rating: rating)
    return (recall, recallBy)
  }

  @inline(__always)
  private func grow(_ trace: inout Trace, rating: Rating, recall: Double, recallBy: Gradient24) {
    let (stability, difficulty) = (trace.stability, trace.difficulty)
    let logStability = log(stability)
    let forgotten = exp(w[10] * (1 - recall))
    let bare = stability * exp(w[8] - w[9] * logStability) * (11 - difficulty)
    let factor = rating == .hard ? w[15] : rating == .easy ? w[16] : 1
    let growth = bare * factor * (forgotten - 1)
    guard set(&trace, stability: stability + growth) else { return }

    let byRecall = -w[10] * bare * factor * forgotten
    let byDifficulty = -growth / (11 - difficulty)
    let byFactor = bare * (forgotten - 1)
    var by = (1 + growth * (1 - w[9]) / stability) * trace.stabilityBy + byRecall * recallBy
    by.a += byDifficulty * trace.difficultyBy
    by.b += SIMD8(
      growth, -growth * logStability, (1 - recall) * bare * factor * forgotten, 0, 0, 0, 0,
      rating == .hard ? byFactor : 0)
    if rating == .easy { by.c[0] += byFactor }
    trace.stabilityBy = by
  }

  @inline(__always)
  private func lapse(_ trace: inout Trace, recall: Double, recallBy: Gradient24) {
    let (stability, difficulty) = (trace.stability, trace.difficulty)
    let logDifficulty = log(difficulty)
    let logNext = log(stability + 1)
    let power = exp(w[13] * logNext)
    let scale = exp(w[14] * (1 - recall) - w[12] * logDifficulty)
    let lapsed = w[11] * scale * (power - 1)
    guard lapsed <= stability * lapseCap else {
      guard set(&trace, stability: stability * lapseCap) else { return }
      trace.stabilityBy = lapseCap * trace.stabilityBy
      trace.stabilityBy.c += SIMD8(0, -w[18], -w[17], 0, 0, 0, 0, 0) * (stability * lapseCap)
      return
    }
    guard set(&trace, stability: lapsed) else { return }

    let byStability = w[11] * scale * w[13] * power / (stability + 1)
    var by = byStability * trace.stabilityBy + (-w[14] * lapsed) * recallBy
    by.a += (-w[12] * lapsed / difficulty) * trace.difficultyBy
    by.b += SIMD8(
      0, 0, 0, scale * (power - 1), -lapsed * logDifficulty, w[11] * scale * power * logNext, lapsed * (1 - recall),
      0)
    trace.stabilityBy = by
  }

  private func advanceWithinDay(_ trace: inout Trace, rating: Rating) {
    let stability = trace.stability
    let logStability = log(stability)
    let offset = rating.aboveGood + w[18]
    let growth = exp(w[17] * offset - w[19] * logStability)
    guard rating == .again || growth > 1 else { return }
    guard set(&trace, stability: stability * growth) else { return }
    trace.stabilityBy = (growth * (1 - w[19])) * trace.stabilityBy
    trace.stabilityBy.c += SIMD8(0, offset, w[17], -logStability, 0, 0, 0, 0) * (stability * growth)
  }

  /// Sets the stability; false, and derivatives of 0, if it is held by a bound.
  @inline(__always)
  private func set(_ trace: inout Trace, stability: Double) -> Bool {
    trace.stability = stability.clamped(to: FSRS6.stabilityBounds)
    if trace.stability == stability { return true }
    trace.stabilityBy = .zero
    return false
  }

  @inline(__always)
  private func moveDifficulty(_ trace: inout Trace, rating: Rating) {
    let difficulty = trace.difficulty
    let change = -w[6] * rating.aboveGood
    let room = (10 - difficulty) / 9
    let moved = difficulty + room * change
    let next = w[7] * easiest + (1 - w[7]) * moved
    trace.difficulty = next.clamped(to: FSRS6.difficultyBounds)
    guard trace.difficulty == next else {
      trace.difficultyBy = .zero
      return
    }
    let direct = SIMD8(
      0, 0, 0, 0, w[7], w[7] * easiestBy5, -(1 - w[7]) * room * rating.aboveGood, easiest - moved)
    trace.difficultyBy = ((1 - w[7]) * (1 - change / 9)) * trace.difficultyBy + direct
  }
}
