internal import Glibc

extension FSRS7 {
  /// The curve of forgetting: one of the fast trace, one of the slow, and a mean of both weighted by their stabilities.
  struct Curve: Sendable {
    struct Recall {
      /// The probability that the card is recalled.
      var mixed: Double
      /// The recall of the fast trace alone.
      var fast: Double
      /// The derivative of `mixed` by the logarithm of the time.
      var slope: Double
    }

    /// What keeps the mixture from the probabilities 0 and 1.
    static let margin = 1e-5
    static let decayBounds = 0.01...0.95
    /// The largest exponent of the fast curve's factor.
    static let largestExponent = 60.0

    private let weights: [Double]
    private let slowDecay: Double
    private let slowFactor: Double

    init(_ weights: [Double]) {
      self.weights = weights
      slowDecay = weights[24].clamped(to: Self.decayBounds)
      slowFactor = exp(-log(weights[26]) / slowDecay) - 1
    }

    func recall(of traces: Traces, days: Double) -> Recall {
      let logFast = log(traces.fast)
      let hardness = traces.difficulty - 5

      let fastDecay = (weights[23] * exp(logFast * (weights[33] - 0.3))).clamped(to: Self.decayBounds)
      let fastFactor = exp(min(-log(weights[25]) / fastDecay, Self.largestExponent)) - 1
      let fastTime = fastFactor * (days / traces.fast)
      let fast = exp(-fastDecay * log1p(fastTime))

      let slowTime = slowFactor * exp(hardness * (weights[32] - 0.3)) * (days / traces.slow)
      let slow = exp(-slowDecay * log1p(slowTime))

      let fastShare = weights[27] * exp(-weights[29] * logFast)
      let slowShare = weights[28] * exp(weights[30] * log(traces.slow) + hardness * (weights[31] - 0.5))
      let share = fastShare / (fastShare + slowShare)
      let scale = 1 - 2 * Self.margin
      let mixed = share * fast + (1 - share) * slow
      let slope =
        share * fast * fastDecay * Self.passed(fastTime) + (1 - share) * slow * slowDecay * Self.passed(slowTime)
      return Recall(mixed: mixed * scale + Self.margin, fast: fast, slope: -scale * slope)
    }

    /// x / (1 + x), which is 1 where x is beyond all numbers.
    private static func passed(_ x: Double) -> Double { x.isFinite ? x / (1 + x) : 1 }
  }

  /// At most the longest stability, 36,500 days.
  public func interval(of state: MemoryState, retention: Double) -> Double {
    let retention = retention.clamped(to: Self.retentionBounds)
    let traces = Traces(state)
    let longest = Self.stabilityBounds.upperBound
    guard curve.recall(of: traces, days: longest).mixed < retention else { return longest }
    // Newton's steps in the logarithm of the time; where one leaves the bracket, the bracket is halved.
    var earliest = -200.0
    var latest = log(longest)
    var time = log(traces.slow)
    for round in 1...200 {
      let recall = curve.recall(of: traces, days: exp(time))
      let excess = recall.mixed - retention
      if excess > 0 { earliest = time } else { latest = time }
      var next = time - excess / recall.slope
      if !(next > earliest && next < latest) || round.isMultiple(of: 8) { next = (earliest + latest) / 2 }
      if abs(next - time) <= 1e-14 * max(1, abs(time)) { break }
      time = next
    }
    return exp(time)
  }
}
