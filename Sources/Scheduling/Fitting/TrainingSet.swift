internal import Glibc

/// The reviews that weights are fitted to, and how much each counts.
struct TrainingSet {
  let log: ReviewLog
  /// Of each position of the log; 0 for what is not fitted to.
  private let weights: [Double]
  /// Reviews of this rank and later are not there.
  private let end: Int32
  /// The reviews with a weight.
  private let count: Int
  /// The sum of the weights.
  let total: Double

  /// The reviews of a log before a rank.
  init(_ log: ReviewLog, before end: Int32 = .max, options: FittingOptions) {
    let newest = Double(min(Int(end), log.count))
    var weights = [Double](repeating: 0, count: log.count)
    var total = 0.0
    var count = 0
    for card in log.cards.indices {
      for position in log.positions(ofCard: card).dropFirst() {
        guard log.ranks[position] < end else { break }
        let share = log.isEvaluated(position) ? 1 : log.elapsed[position].days > 0 ? options.sameDay : 0
        guard share > 0 else { continue }
        let age = Double(log.ranks[position] + 1) / newest
        let faded = options.oldest == 1 ? 1 : options.oldest + (1 - options.oldest) * pow(age, options.fading)
        weights[position] = share * faded
        total += share * faded
        count += 1
      }
    }
    (self.log, self.weights, self.end, self.count, self.total) = (log, weights, end, count, total)
  }
}

extension TrainingSet {
  private static let enoughForCurvature = 2500

  /// The loss of a model over these reviews with its derivatives: one pass over each card's answers.
  func equations<Model: DifferentiatedModel>(of model: Model) -> NormalEquations {
    // The curvature only leads the way down: of a long log some reviews show it well enough. They are drawn, since
    // every tenth, say, may be the same answer of each card.
    let sparsity = UInt64(max(1, count / Self.enoughForCurvature))
    var fitted: UInt64 = 0
    var equations = NormalEquations(count: Model.kind.defaultWeights.count, blocks: Model.Derivatives.blocks)
    for card in log.cards.indices {
      let positions = log.positions(ofCard: card)
      var trace = model.first(log.ratings[positions.lowerBound])
      for position in positions.dropFirst() {
        guard log.ranks[position] < end else { break }
        let rating = log.ratings[position]
        let (recall, by) = model.advance(&trace, rating: rating, elapsed: log.elapsed[position])
        let weight = weights[position]
        guard weight > 0 else { continue }
        equations.add(probability: recall, recalled: rating != .again, weight: weight, by: by)
        fitted += 1
        guard SplitMix64.mix(fitted).isMultiple(of: sparsity) else { continue }
        equations.addCurvature(probability: recall, weight: weight * Double(sparsity), by: by)
      }
    }
    return equations
  }
}
