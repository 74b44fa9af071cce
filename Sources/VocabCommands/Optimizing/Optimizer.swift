import Scheduling
import Terminal

/// Fits models to a log, or checks how well they foretell, and reports it.
final class Optimizer {
  let kinds: [MemoryModelKind]
  let log: ReviewLog
  let work: WatchedWork
  let presenter: OptimizerPresenter
  /// Passes over the log so far, which is what a bar can show of it.
  private var rounds = 0

  init(kinds: [MemoryModelKind], log: ReviewLog, work: WatchedWork, presenter: OptimizerPresenter) {
    (self.kinds, self.log, self.work, self.presenter) = (kinds, log, work, presenter)
  }

  /// Fits every model; the answer is the fits, the one to be used first. nil if there are too few answers for any.
  func fit() throws -> [FittedWeights]? {
    try presenter.start()
    var fits: [FittedWeights] = []
    for kind in kinds {
      let began = ContinuousClock.now
      let fitted = try WeightFitter(kind).fit(log) { (_) throws(Interruption) in try step() }
      let seconds = (ContinuousClock.now - began) / .seconds(1)
      guard fitted.extent != .none, let evaluation = log.evaluation(of: fitted.model),
        let published = log.evaluation(of: kind.model)
      else {
        work.finish()
        try presenter.tooFew(log.evaluatedCount, wanted: WeightFitter.fewestReviews)
        return nil
      }
      work.finish()
      try presenter.fitted(fitted, log, evaluation, published: published, seconds: seconds)
      fits.append(fitted)
    }
    guard fits.count > 1 else { return fits }
    let checks = try checks()
    work.finish()
    let best = PredictionCheck.best(of: checks) ?? fits[0].kind
    try presenter.chosen(best, of: checks)
    if let place = fits.firstIndex(where: { $0.kind == best }) { fits.swapAt(0, place) }
    return fits
  }

  /// Every model's, if there is enough to judge by; else none.
  private func checks() throws(Interruption) -> [PredictionCheck] {
    var checks: [PredictionCheck] = []
    guard log.evaluatedCount >= WeightFitter.fewestForAllWeights else { return checks }
    for kind in kinds {
      if let check = try PredictionCheck(kind, log, progress: { (_, _) throws(Interruption) in try step() }) {
        checks.append(check)
      }
    }
    return checks
  }

  /// Checks every model, and writes what was foretold into a file if one is named.
  func check(predictions file: WholeFile?) throws {
    try file?.write("model,card,reviewed_at_ms,predicted\n")
    try presenter.start()
    var checks: [PredictionCheck] = []
    for kind in kinds {
      let check = try PredictionCheck(kind, log, progress: { (_, _) throws(Interruption) in try step() })
      work.finish()
      guard let check else {
        try presenter.tooFew(log.evaluatedCount, wanted: PredictionCheck.parts)
        return
      }
      try presenter.checked(check)
      for review in check.folds.lazy.flatMap(\.reviews) {
        try file?.write("\(kind.rawValue),\(review.card),\(review.at.milliseconds),\(review.predicted)\n")
      }
      checks.append(check)
    }
    try file?.finish()
    if checks.count > 1, let best = PredictionCheck.best(of: checks) { try presenter.chosen(best, of: checks) }
    try presenter.explained()
  }

  private func step() throws(Interruption) {
    rounds += 1
    try work.step(done: rounds, of: 0)
  }
}
