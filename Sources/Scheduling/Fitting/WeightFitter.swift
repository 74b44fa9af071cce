internal import Glibc

/// Fits one model's weights to reviews.
struct WeightFitter<Model: DifferentiatedModel> {
  let options: FittingOptions
  let prior = WeightPrior(Model.kind)
  let scale = WeightScale(Model.kind)

  func fit(_ set: TrainingSet, free: Range<Int>, from start: [Double]? = nil) -> (weights: [Double], loss: Double, rounds: Int) {
    var descent = Descent(bounds: scale.bounds, free: free)
    let result = descent.minimize(from: scale.scaled(start ?? prior.centre), tolerance: set.total * 2e-6, limit: 40) {
      slope(at: $0, set)
    }
    return (scale.weights(result.point), result.slope.loss, descent.rounds)
  }

  func slope(at point: [Double], _ set: TrainingSet) -> Descent.Slope {
    let weights = scale.weights(point)
    let equations = set.equations(of: Model(weights))
    let count = weights.count
    // The first stabilities by their logarithms.
    let factors = (0..<count).map { $0 < 4 ? weights[$0] : 1 }
    var loss = equations.loss
    var gradient = (0..<count).map { equations.gradient($0) * factors[$0] }
    var curvature = (0..<count).map { row in
      (0..<count).map { equations.curvature(row, $0) * factors[row] * factors[$0] }
    }
    for index in 0..<count {
      let precision = options.pull / (prior.spreads[index] * prior.spreads[index])
      let distance =
        index < 4 ? log(weights[index] / prior.centre[index]) : weights[index] - prior.centre[index]
      loss += 0.5 * precision * distance * distance
      gradient[index] += precision * distance
      curvature[index][index] += precision
    }
    WeightScale.chain(gradient: &gradient, curvature: &curvature)
    return Descent.Slope(loss: loss, gradient: gradient, curvature: curvature)
  }
}

extension TrainingSet {
  /// The reviews of a log before a rank.
  init(_ log: ReviewLog, before end: Int32 = .max, options: FittingOptions) {
    var weights = [Double](repeating: 0, count: log.count)
    let fitted = log.evaluated.prefix { log.ranks[Int($0)] < end }
    var total = 0.0
    for (place, position) in fitted.enumerated() {
      let age = Double(place + 1) / Double(fitted.count)
      let weight = options.oldest + (1 - options.oldest) * pow(age, options.fading)
      weights[Int(position)] = weight
      total += weight
    }
    self.init(log: log, weights: weights, end: end, total: total)
  }
}
