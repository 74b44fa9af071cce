/// The reviews that weights are fitted to, and how much each counts.
struct TrainingSet {
  let log: ReviewLog
  /// Of each position of the log; 0 for what is not fitted to.
  let weights: [Double]
  /// Reviews of this rank and later are not there.
  let end: Int32

  /// The sum of the weights.
  let total: Double
}

extension TrainingSet {
  private static let enoughForCurvature = 20_000

  /// The loss of a model over these reviews with its derivatives.
  func equations<Model: DifferentiatedModel>(of model: Model) -> NormalEquations {
    // The curvature only leads the way down: of a long log some reviews show it well enough.
    let sparsity = max(1, log.evaluatedCount / Self.enoughForCurvature)
    var fitted = 0
    var equations = NormalEquations(count: Model.kind.defaultWeights.count, blocks: Model.Derivatives.blocks)
    for card in log.cards.indices {
      let start = Int(log.starts[card])
      let stop = Int(log.starts[card + 1])
      guard log.ranks[start] < end else { continue }
      var trace = model.first(log.ratings[start])
      for position in start + 1..<max(stop, start + 1) {
        guard log.ranks[position] < end else { break }
        let rating = log.ratings[position]
        let (recall, by) = model.advance(&trace, rating: rating, elapsed: log.elapsed[position])
        let weight = weights[position]
        guard weight > 0 else { continue }
        equations.add(probability: recall, recalled: rating != .again, weight: weight, by: by)
        fitted += 1
        guard fitted.isMultiple(of: sparsity) else { continue }
        equations.addCurvature(probability: recall, weight: weight * Double(sparsity), by: by)
      }
    }
    return equations
  }
}
