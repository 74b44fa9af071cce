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

    /// What the curve of one card has that time does not change.
    func shape(of traces: Traces) -> Shape {
      let logFast = log(traces.fast)
      let hardness = traces.difficulty - 5

      let fastDecay = (weights[23] * exp(logFast * (weights[33] - 0.3))).clamped(to: Self.decayBounds)
      let fastFactor = exp(min(-log(weights[25]) / fastDecay, Self.largestExponent)) - 1
      let fastShare = weights[27] * exp(-weights[29] * logFast)
      let slowShare = weights[28] * exp(weights[30] * log(traces.slow) + hardness * (weights[31] - 0.5))
      return Shape(
        fastDecay: fastDecay, fastPace: fastFactor / traces.fast, slowDecay: slowDecay,
        slowPace: slowFactor * exp(hardness * (weights[32] - 0.3)) / traces.slow,
        share: fastShare / (fastShare + slowShare))
    }

    func recall(of traces: Traces, days: Double) -> Recall { shape(of: traces).recall(days: days) }
  }

  /// The curve of forgetting of one card.
  struct Shape: Sendable {
    private static let scale = 1 - 2 * Curve.margin

    let fastDecay: Double
    /// What a day counts for the fast trace.
    let fastPace: Double
    let slowDecay: Double
    let slowPace: Double
    /// The fast trace's part of the mixture.
    let share: Double

    /// The probability that the card is recalled, which is `recall(days:)` without the rest.
    func mixed(days: Double) -> Double {
      let fast = Self.kept(fastPace * days, decay: fastDecay)
      let slow = Self.kept(slowPace * days, decay: slowDecay)
      return (share * fast + (1 - share) * slow) * Self.scale + Curve.margin
    }

    func recall(days: Double) -> Curve.Recall {
      let fastTime = fastPace * days
      let fast = Self.kept(fastTime, decay: fastDecay)
      let slowTime = slowPace * days
      let slow = Self.kept(slowTime, decay: slowDecay)
      let mixed = share * fast + (1 - share) * slow
      let slope =
        share * fast * fastDecay * Self.passed(fastTime) + (1 - share) * slow * slowDecay * Self.passed(slowTime)
      return Curve.Recall(mixed: mixed * Self.scale + Curve.margin, fast: fast, slope: -Self.scale * slope)
    }

    /// (1 + x) to the power -decay. Of a tiny x, `log` drops what would change the power by less than its last bit.
    private static func kept(_ x: Double, decay: Double) -> Double { exp(-decay * log(1 + x)) }

    /// x / (1 + x), which is 1 where x is beyond all numbers.
    private static func passed(_ x: Double) -> Double { x.isFinite ? x / (1 + x) : 1 }
  }

  /// At most the longest stability, 36,500 days.
  public func interval(of state: MemoryState, retention: Double) -> Double {
    let retention = retention.clamped(to: Self.retentionBounds)
    let traces = Traces(state)
    let shape = curve.shape(of: traces)
    let longest = Self.stabilityBounds.upperBound
    guard shape.recall(days: longest).mixed < retention else { return longest }
    // Newton's steps in the logarithm of the time; where one leaves the bracket, the bracket is halved.
    var earliest = -200.0
    var latest = log(longest)
    var time = log(traces.slow)
    for round in 1...200 {
      let recall = shape.recall(days: exp(time))
      let excess = recall.mixed - retention
      if excess > 0 { earliest = time } else { latest = time }
      var next = time - excess / recall.slope
      let isBisected = !(next > earliest && next < latest) || round.isMultiple(of: 8)
      if isBisected { next = (earliest + latest) / 2 }
      let step = abs(next - time)
      time = next
      // The error that one of Newton's steps leaves is of the order of its square.
      if step <= (isBisected ? 1e-14 : 1e-8) * max(1, abs(time)) { break }
    }
    return exp(time)
  }
}
