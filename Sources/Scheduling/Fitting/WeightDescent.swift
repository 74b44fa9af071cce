internal import Glibc

/// Fits one model's weights to a training set.
struct WeightDescent<Model: DifferentiatedModel> {
  let set: TrainingSet
  let options: FittingOptions
  private let prior = WeightPrior(Model.kind)
  private let scale = WeightScale(Model.kind)

  /// A fit stops when a step makes the mean loss less by no more than this.
  private static var tolerance: Double { 5e-6 }
  private static var roundLimit: Int { 30 }

  init(_ set: TrainingSet, options: FittingOptions) {
    self.set = set
    self.options = options
  }

  /// The weights that fit best, of which those at `free` may leave the published ones.
  func fit<E: Error>(free: Range<Int>, progress: (FittingProgress) throws(E) -> Void) throws(E) -> [Double] {
    var descent = Descent(bounds: scale.bounds, free: free)
    let result = try descent.minimize(
      from: scale.scaled(prior.centre), tolerance: set.total * Self.tolerance, limit: Self.roundLimit
    ) { (point, round) throws(E) in
      let slope = slope(at: point)
      try progress(FittingProgress(round: round, loss: slope.loss / set.total))
      return slope
    }
    let weights = scale.weights(result)
    return weights.indices.map { free.contains($0) ? weights[$0] : prior.centre[$0] }
  }

  /// The loss and the pull at a point of `WeightScale`.
  func slope(at point: [Double]) -> Descent.Slope {
    let weights = scale.weights(point)
    let equations = set.equations(of: Model(weights))
    let indices = weights.indices
    // The first stabilities by their logarithms.
    let factors = indices.map { $0 < 4 ? weights[$0] : 1 }
    var slope = Descent.Slope(
      loss: equations.loss,
      gradient: indices.map { equations.gradient($0) * factors[$0] },
      curvature: indices.map { row in
        indices.map { equations.curvature(row, $0) * factors[row] * factors[$0] }
      })
    for index in indices {
      let precision = options.pull / (prior.spreads[index] * prior.spreads[index])
      let distance =
        index < 4 ? log(weights[index] / prior.centre[index]) : weights[index] - prior.centre[index]
      slope.loss += 0.5 * precision * distance * distance
      slope.gradient[index] += precision * distance
      slope.curvature[index][index] += precision
    }
    WeightScale.chain(&slope)
    return slope
  }
}
