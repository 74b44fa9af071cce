import Scheduling

/// A line of JSON for each model: seconds of a fit with the building of the log, and what it came to.
func printFits(_ reviews: [LoggedReview]) {
  for kind in MemoryModelKind.allCases {
    var seconds = Double.infinity
    var fitted: FittedWeights?
    var log = ReviewLog([])
    for _ in 0..<3 {
      let start = ContinuousClock.now
      log = ReviewLog(reviews)
      fitted = WeightFitter(kind).fit(log)
      seconds = min(seconds, (ContinuousClock.now - start) / .seconds(1))
    }
    guard let fitted, let after = log.evaluation(of: fitted.model), let before = log.evaluation(of: kind.model) else {
      continue
    }
    print(
      """
      {"model":"\(kind.rawValue)","reviews":\(log.count),"evaluated":\(log.evaluatedCount),"seconds":\(seconds),\
      "log_loss":\(after.logLoss),"rmse_bins":\(after.rmseBins),"default_log_loss":\(before.logLoss),\
      "recency_log_loss":\(after.recencyLogLoss),"default_recency_log_loss":\(before.recencyLogLoss),\
      "weights":\(fitted.weights)}
      """)
  }
}
