internal import Glibc

/// The scale on which weights are fitted: the first four, which are stabilities in order, as the logarithm of the first
/// and those of the ratios to the one before; the rest as they are. There every bound is a bound of one figure.
struct WeightScale {
  let bounds: [ClosedRange<Double>]
  private let weightBounds: [ClosedRange<Double>]

  init(_ kind: MemoryModelKind) {
    weightBounds = kind.weightBounds
    let first = log(weightBounds[0].lowerBound)...log(weightBounds[0].upperBound)
    bounds = [first] + Array(repeating: 0...log(1e6), count: 3) + weightBounds[4...]
  }

  func scaled(_ weights: [Double]) -> [Double] {
    let logs = weights[..<4].map { log($0) }
    return [logs[0]] + (1..<4).map { max(0, logs[$0] - logs[$0 - 1]) } + weights[4...]
  }

  func weights(_ scaled: [Double]) -> [Double] {
    var weights = scaled
    var sum = 0.0
    for index in 0..<4 {
      sum += scaled[index]
      weights[index] = exp(sum).clamped(to: weightBounds[index])
    }
    if weights.count == FSRS7.weightBounds.count { weights[26] = max(weights[25], weights[26]) }
    return weights
  }

  /// Carries derivatives by the weights over to this scale; the first four are by their logarithms already.
  static func chain(_ slope: inout Descent.Slope) {
    let indices = slope.gradient.indices
    for index in (0..<3).reversed() {
      slope.gradient[index] += slope.gradient[index + 1]
      for column in indices { slope.curvature[index][column] += slope.curvature[index + 1][column] }
    }
    for index in (0..<3).reversed() {
      for row in indices { slope.curvature[row][index] += slope.curvature[row][index + 1] }
    }
  }
}
