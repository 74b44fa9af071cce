/// How well a model whose weights were fitted to the past foretells what follows.
///
/// The evaluated reviews in order of time are cut into six; five times weights are fitted to all answers before a sixth
/// and judged by it (scikit-learn's TimeSeriesSplit, as the published benchmark does). What does not divide by six
/// is added to the first sixth, which is never judged.
public struct PredictionCheck: Sendable {
  /// One sixth, judged.
  public struct Fold: Sendable {
    public let fitted: FittedWeights
    /// In order of time.
    public let reviews: [JudgedReview]
    public let evaluation: Evaluation
    /// The published weights judged by the same reviews.
    public let defaultEvaluation: Evaluation
  }

  public static let parts = 6

  public let kind: MemoryModelKind
  public let folds: [Fold]
  /// Of all judged reviews.
  public let evaluation: Evaluation
  /// The published weights judged by the same reviews.
  public let defaultEvaluation: Evaluation

  /// Checks a model on a log; nil if it has fewer than six reviews to be judged by.
  ///
  /// After each pass over the log `progress` is called with the fold, from 0; what it throws ends the check.
  public init?<E: Error>(
    _ kind: MemoryModelKind, _ log: ReviewLog, progress: (Int, FittingProgress) throws(E) -> Void
  ) throws(E) {
    try self.init(WeightFitter(kind), log, progress: progress)
  }

  /// Checks a model on a log; nil if it has fewer than six reviews to be judged by.
  public init?(_ kind: MemoryModelKind, _ log: ReviewLog) { self.init(kind, log) { _, _ in } }

  package init?<E: Error>(
    _ fitter: WeightFitter, _ log: ReviewLog, progress: (Int, FittingProgress) throws(E) -> Void
  ) throws(E) {
    let size = log.evaluatedCount / Self.parts
    guard size > 0 else { return nil }
    kind = fitter.kind
    var folds: [Fold] = []
    var defaults: [JudgedReview] = []
    for fold in 0..<Self.parts - 1 {
      let start = log.evaluatedCount - (Self.parts - 1 - fold) * size
      let places = start..<start + size
      let fitted = try fitter.fit(log, evaluated: start, before: log.ranks[Int(log.evaluated[start])]) {
        (step) throws(E) in try progress(fold, step)
      }
      let reviews = log.judged(by: fitted.model, places)
      let byDefault = log.judged(by: kind.model, places)
      guard let evaluation = Evaluation(reviews), let defaultEvaluation = Evaluation(byDefault) else { return nil }
      folds.append(
        Fold(fitted: fitted, reviews: reviews, evaluation: evaluation, defaultEvaluation: defaultEvaluation))
      defaults += byDefault
    }
    guard let evaluation = Evaluation(folds.flatMap(\.reviews)), let defaultEvaluation = Evaluation(defaults) else {
      return nil
    }
    (self.folds, self.evaluation, self.defaultEvaluation) = (folds, evaluation, defaultEvaluation)
  }

  /// The mean over the sixths of `Evaluation.recencyLogLoss`, which is what fsrs-rs gives of each.
  public var recencyLogLoss: Double { mean { $0.evaluation.recencyLogLoss } }

  /// The same of the published weights.
  public var defaultRecencyLogLoss: Double { mean { $0.defaultEvaluation.recencyLogLoss } }

  /// Of several models checked on one log the one that foretold best; of equals the first.
  public static func best(of checks: [PredictionCheck]) -> MemoryModelKind? {
    checks.min { $0.evaluation.logLoss < $1.evaluation.logLoss }?.kind
  }

  private func mean(_ figure: (Fold) -> Double) -> Double {
    folds.reduce(0) { $0 + figure($1) } / Double(folds.count)
  }
}
