internal import Glibc

extension DifferentiatedFSRS7 {
  /// The curve of forgetting with its derivatives; see `FSRS7.Curve`.
  struct Curve {
    struct Recall {
      var mixed: Double
      var mixedBy: Gradient40
      var fast: Double
      var fastBy: Gradient40
    }

    private let w: [Double]
    private let slowBase: Double

    init(_ weights: [Double]) {
      w = weights
      slowBase = exp(-log(weights[26]) / weights[24])
    }

    func recall(of trace: Trace, days: Double) -> Recall {
      let (fast, fastBy) = fast(of: trace, days: days)
      let slow = slow(of: trace, days: days)
      let logFast = log(trace.fast)
      let logSlow = log(trace.slow)
      let hardness = trace.difficulty - 5

      let fastShare = w[27] * exp(-w[29] * logFast)
      let slowShare = w[28] * exp(w[30] * logSlow + hardness * (w[31] - 0.5))
      let share = fastShare / (fastShare + slowShare)
      let scale = 1 - 2 * FSRS7.Curve.margin
      let mixed = (share * fast + (1 - share) * slow.recall) * scale + FSRS7.Curve.margin

      // By the logarithm of the fast share; by that of the slow share it is the opposite.
      let tilt = scale * share * (1 - share) * (fast - slow.recall)
      let ofSlow = scale * (1 - share)
      var by =
        (scale * share) * fastBy
        + (-tilt * w[29] / trace.fast) * trace.fastBy
        + (ofSlow * slow.byStability - tilt * w[30] / trace.slow) * trace.slowBy
        + (ofSlow * slow.byDifficulty - tilt * (w[31] - 0.5)) * trace.difficultyBy
      by.d += SIMD8(
        ofSlow * slow.by24, 0, ofSlow * slow.by26, tilt / w[27], -tilt / w[28], -tilt * logFast, -tilt * logSlow,
        -tilt * hardness)
      by.e[0] += ofSlow * slow.by32
      return Recall(mixed: mixed, mixedBy: by, fast: fast, fastBy: fastBy)
    }

    private func fast(of trace: Trace, days: Double) -> (recall: Double, by: Gradient40) {
      let logStability = log(trace.fast)
      let power = w[33] - 0.3
      let free = w[23] * exp(logStability * power)
      let decay = free.clamped(to: FSRS7.Curve.decayBounds)
      let exponent = -log(w[25]) / decay
      let isFull = exponent >= FSRS7.Curve.largestExponent
      let base = exp(min(exponent, FSRS7.Curve.largestExponent))
      let passed = days / trace.fast
      let time = 1 + (base - 1) * passed
      let recall = exp(-decay * log(time))

      // The factor's own change with the decay and w25 ends where its exponent is full.
      let baseShare = isFull ? 0 : passed * base / time
      let byDecay = free == decay ? -recall * (log(time) - baseShare * exponent) : 0
      let byStability =
        recall * decay * (base - 1) * passed / (time * trace.fast) + byDecay * decay * power / trace.fast
      var by = byStability * trace.fastBy
      by.c[7] += byDecay * decay / w[23]
      by.d[1] += recall * baseShare / w[25]
      by.e[1] += byDecay * decay * logStability
      return (recall, by)
    }

    private struct Slow {
      var recall: Double
      var byStability: Double
      var byDifficulty: Double
      var by24: Double
      var by26: Double
      var by32: Double
    }

    private func slow(of trace: Trace, days: Double) -> Slow {
      let hardness = trace.difficulty - 5
      let decay = w[24]
      let passed = exp(hardness * (w[32] - 0.3)) * (days / trace.slow)
      let time = 1 + (slowBase - 1) * passed
      let recall = exp(-decay * log(time))
      let byLogPassed = -recall * decay * (slowBase - 1) * passed / time
      let baseShare = passed * slowBase / time
      return Slow(
        recall: recall, byStability: -byLogPassed / trace.slow, byDifficulty: byLogPassed * (w[32] - 0.3),
        by24: -recall * (log(time) + baseShare * log(w[26]) / decay),
        by26: recall * baseShare / w[26], by32: byLogPassed * hardness)
    }
  }
}
