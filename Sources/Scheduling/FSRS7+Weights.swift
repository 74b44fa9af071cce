extension FSRS7 {
  /// The published default weights of FSRS-7, w0 to w33.
  public static let defaultWeights: [Double] = [
    0.1104, 2.2395, 3.9221, 11.7841,  // first stability, for each rating
    6.1686, 0.6457, 3.6807,  // difficulty
    1.9795, 0, 1.3826, 0.7024, 0.5999, 0.8146, 0.6398, 1,  // the slow trace: recall (3), lapse (3), hard, easy
    1.3207, 0.6707, 3.8668, 0.4416, 0.0934, 1.8631, 0.6162, 1.0869,  // the fast trace, likewise
    0.1567, 0.0801, 0.2421, 0.9464,  // decay and base of the curves, fast and slow
    0.1433, 0.7145, 0, 0.5667,  // how the curves are mixed
    0.3734, 0.5333, 0.3048,
  ]

  /// The range of each weight, w0 to w33. The first stabilities are moreover in order, w0 the least, and w26 is no
  /// less than w25.
  public static let weightBounds: [ClosedRange<Double>] = [
    1e-4...50, 1e-4...100, 1e-4...100, 1e-4...100,
    1...10, 0.001...4, 0.1...4,
    0...4, 0...1.2, 0.3...3, 0.01...1.5, 0.1...1, 0...3.5, 0...1, 1...7,
    0...4, 0...2, 0.5...6, 0.001...1.5, 0.001...1, 0...5, 0...1, 1...7,
    0.01...0.25, 0.01...0.95, 0.2...0.85, 0.5...0.99,
    0.01...1, 0.1...1, 0...0.9, 0.1...1.1,
    0...1, 0...0.6, 0...0.6,
  ]

  /// The bounds with those that other weights give.
  static func bounds(of weights: [Double]) -> [ClosedRange<Double>] {
    var bounds = weightBounds
    guard weights.count == bounds.count else { return bounds }
    for index in 1...3 {
      bounds[index] = weights[index - 1].clamped(to: bounds[index - 1])...bounds[index].upperBound
    }
    bounds[26] = max(weights[25].clamped(to: bounds[25]), bounds[26].lowerBound)...bounds[26].upperBound
    return bounds
  }
}
