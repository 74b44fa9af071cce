/// Fits a memory model's weights to past reviews.
///
/// The fit is the same for the same log, and its weights are within the model's bounds. Under `fewestReviews` that can
/// be judged the published weights stand; under `fewestForAllWeights` only the first stabilities move.
public struct WeightFitter: Sendable {
  public static let fewestReviews = 8
  public static let fewestForAllWeights = 64

  public let kind: MemoryModelKind
  private let options: FittingOptions

  public init(_ kind: MemoryModelKind) { self.init(kind, options: FittingOptions(kind)) }

  package init(_ kind: MemoryModelKind, options: FittingOptions) {
    self.kind = kind
    self.options = options
  }

  /// The weights that fit a log best. After each pass over the log `progress` is called; what it throws ends the fit.
  public func fit<E: Error>(
    _ log: ReviewLog, progress: (FittingProgress) throws(E) -> Void
  ) throws(E) -> FittedWeights {
    try fit(log, evaluated: log.evaluatedCount, before: .max, progress: progress)
  }

  /// The weights that fit a log best.
  public func fit(_ log: ReviewLog) -> FittedWeights { fit(log) { _ in } }

  /// The weights that fit the reviews before a rank best, of which so many can be judged.
  func fit<E: Error>(
    _ log: ReviewLog, evaluated: Int, before end: Int32, progress: (FittingProgress) throws(E) -> Void
  ) throws(E) -> FittedWeights {
    let weights = kind.defaultWeights
    guard evaluated >= Self.fewestReviews else { return FittedWeights(kind: kind, weights: weights, extent: .none) }
    let isWhole = evaluated >= Self.fewestForAllWeights
    let set = TrainingSet(log, before: end, options: options)
    let free = 0..<(isWhole ? weights.count : 4)
    let fitted =
      switch kind {
      case .fsrs6:
        try WeightDescent<DifferentiatedFSRS6>(set, options: options).fit(free: free, progress: progress)
      case .fsrs7:
        try WeightDescent<DifferentiatedFSRS7>(set, options: options).fit(free: free, progress: progress)
      }
    return FittedWeights(kind: kind, weights: fitted, extent: isWhole ? .all : .firstStabilities)
  }
}
