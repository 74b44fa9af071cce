internal import Glibc

/// FSRS-7 with the derivatives of its formulas; see `FSRS7` for what they mean.
struct DifferentiatedFSRS7: DifferentiatedModel {
  struct Trace {
    var slow: Double
    var fast: Double
    var difficulty: Double
    var slowBy: Gradient40
    var fastBy: Gradient40
    var difficultyBy: Gradient40
  }

  static let kind = MemoryModelKind.fsrs7

  private let w: [Double]
  private let firsts: [Trace]
  let curve: Curve
  /// What difficulty reverts to, and its derivative by w5.
  private let easiest: Double
  private let easiestBy5: Double

  init(_ weights: [Double]) {
    w = weights
    curve = Curve(weights)
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
      slow: w[index], fast: FSRS7.firstFastStability(w[index]),
      difficulty: difficulty.clamped(to: FSRS7.difficultyBounds), slowBy: .zero, fastBy: .zero, difficultyBy: .zero)
    trace.slowBy.a[index] = 1
    if trace.fast > FSRS7.stabilityBounds.lowerBound { trace.fastBy.a[index] = 0.8 }
    if difficulty == trace.difficulty {
      trace.difficultyBy.a[4] = 1
      trace.difficultyBy.a[5] = -Double(index) * grown
    }
    return trace
  }

  func advance(_ trace: inout Trace, rating: Rating, elapsed: ElapsedTime) -> (recall: Double, by: Gradient40) {
    let recall = curve.recall(of: trace, days: elapsed.days)
    let slow = next(trace.slow, weightsFrom: 7, recall: recall.mixed, difficulty: trace.difficulty, rating: rating)
    let fast = next(trace.fast, weightsFrom: 15, recall: recall.fast, difficulty: trace.difficulty, rating: rating)

    var slowBy = slow.by(trace.slowBy, recall: recall.mixedBy, difficulty: trace.difficultyBy)
    slowBy.a[7] += slow.byWeights[0]
    slowBy.b += Self.allButFirst(slow.byWeights)
    var fastBy = fast.by(trace.fastBy, recall: recall.fastBy, difficulty: trace.difficultyBy)
    fastBy.b[7] += fast.byWeights[0]
    fastBy.c += Self.allButFirst(fast.byWeights)

    moveDifficulty(&trace, rating: rating, recall: recall.mixed, recallBy: recall.mixedBy)
    (trace.slow, trace.slowBy) = Self.held(slow.stability, slowBy)
    (trace.fast, trace.fastBy) = Self.held(fast.stability, fastBy)
    if rating == .again, trace.fast > 0.8 * trace.slow {
      (trace.fast, trace.fastBy) = Self.held(0.8 * trace.slow, 0.8 * trace.slowBy)
    }
    return (recall.mixed, recall.mixedBy)
  }

  private static func allButFirst(_ weights: SIMD8<Double>) -> SIMD8<Double> {
    SIMD8(weights[1], weights[2], weights[3], weights[4], weights[5], weights[6], weights[7], 0)
  }

  /// A stability within its bounds; one that is held by a bound has derivatives of 0.
  private static func held(_ stability: Double, _ by: Gradient40) -> (Double, Gradient40) {
    let clamped = stability.clamped(to: FSRS7.stabilityBounds)
    return (clamped, clamped == stability ? by : .zero)
  }

  private func moveDifficulty(_ trace: inout Trace, rating: Rating, recall: Double, recallBy: Gradient40) {
    let surprise = rating == .again ? recall + 0.1 : 1
    let change = -w[6] * rating.aboveGood * surprise
    let room = (10 - trace.difficulty) / 9
    let next = 0.01 * easiest + 0.99 * (trace.difficulty + room * change)
    trace.difficulty = next.clamped(to: FSRS7.difficultyBounds)
    guard trace.difficulty == next else {
      trace.difficultyBy = .zero
      return
    }
    var by = (0.99 * (1 - change / 9)) * trace.difficultyBy
    if rating == .again { by = by + (0.99 * room * 2 * w[6]) * recallBy }
    by.a += SIMD8(0, 0, 0, 0, 0.01, 0.01 * easiestBy5, -0.99 * room * rating.aboveGood * surprise, 0)
    trace.difficultyBy = by
  }
}

extension DifferentiatedFSRS7 {
  /// A trace's stability after an answer, and its derivatives by what it comes from.
  private struct Next {
    var stability: Double
    var byStability: Double
    var byRecall = 0.0
    var byDifficulty = 0.0
    /// By the eight weights of the trace.
    var byWeights = SIMD8<Double>.zero

    func by(_ stability: Gradient40, recall: Gradient40, difficulty: Gradient40) -> Gradient40 {
      byStability * stability + byRecall * recall + byDifficulty * difficulty
    }
  }

  private func next(
    _ stability: Double, weightsFrom k: Int, recall: Double, difficulty: Double, rating: Rating
  ) -> Next {
    guard rating == .again else {
      return grown(stability, weightsFrom: k, recall: recall, difficulty: difficulty, rating: rating)
    }
    let logNext = log(stability + 1)
    let power = exp(w[k + 4] * logNext)
    let scale = exp((1 - recall) * w[k + 5])
    let lapsed = w[k + 3] * scale * (power - 1)
    guard lapsed < stability else { return Next(stability: stability, byStability: 1) }
    var byWeights = SIMD8<Double>.zero
    byWeights[3] = scale * (power - 1)
    byWeights[4] = w[k + 3] * scale * power * logNext
    byWeights[5] = lapsed * (1 - recall)
    return Next(
      stability: lapsed, byStability: w[k + 3] * scale * w[k + 4] * power / (stability + 1),
      byRecall: -w[k + 5] * lapsed, byWeights: byWeights)
  }

  private func grown(
    _ stability: Double, weightsFrom k: Int, recall: Double, difficulty: Double, rating: Rating
  ) -> Next {
    let logStability = log(stability)
    let bare = stability * exp(w[k] - 1.5 - w[k + 1] * logStability) * (11 - difficulty)
    let forgotten = exp((1 - recall) * w[k + 2])
    let factor = rating == .hard ? w[k + 6] : rating == .easy ? w[k + 7] : 1
    let growth = bare * factor * (forgotten - 1)
    let byFactor = bare * (forgotten - 1)
    return Next(
      stability: stability + growth, byStability: 1 + growth * (1 - w[k + 1]) / stability,
      byRecall: -w[k + 2] * bare * factor * forgotten, byDifficulty: -growth / (11 - difficulty),
      byWeights: SIMD8(
        growth, -growth * logStability, (1 - recall) * bare * factor * forgotten, 0, 0, 0,
        rating == .hard ? byFactor : 0, rating == .easy ? byFactor : 0))
  }
}
