extension FSRS6 {
  /// The published default weights of FSRS-6, w0 to w20.
  public static let defaultWeights: [Double] = [
    0.212, 1.2931, 2.3065, 8.2956,  // first stability, for each rating
    6.4133, 0.8334, 3.0194, 0.001,  // difficulty
    1.8722, 0.1666, 0.796,  // stability after a recall
    1.4835, 0.0614, 0.2629, 1.6483,  // stability after a lapse
    0.6014, 1.8729,  // hard, easy
    0.5425, 0.0912, 0.0658,  // the same day
    0.1542,  // the curve
  ]

  /// The range of each weight, w0 to w20, as the reference implementation clamps them.
  public static let weightBounds: [ClosedRange<Double>] = [
    0.001...100, 0.001...100, 0.001...100, 0.001...100,
    1...10, 0.001...4, 0.001...4, 0.001...0.75,
    0...4.5, 0...0.8, 0.001...3.5,
    0.001...5, 0.001...0.25, 0.001...0.9, 0...4,
    0...1, 1...6,
    0...2, 0...2, 0.01...0.8,
    0.1...0.8,
  ]
}
