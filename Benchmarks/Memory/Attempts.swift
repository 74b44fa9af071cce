import Glibc
import Scheduling

/// One way to foretell.
struct Attempt {
  var name: String
  var predictions: (ReviewLog) -> [[JudgedReview]]

  init(_ name: String, _ kind: MemoryModelKind, _ change: (inout FittingOptions) -> Void) {
    self.name = name
    var options = FittingOptions(kind)
    change(&options)
    predictions = { [options] log in
      let check: PredictionCheck? = PredictionCheck(WeightFitter(kind, options: options), log) { _, _ in }
      return check?.folds.map(\.reviews) ?? []
    }
  }

  /// The mean, on the scale of log odds, of both models as they are fitted.
  init(averageWithShareOfFSRS7 share: Double) {
    name = "average, \(share) of FSRS-7"
    predictions = { log in
      guard let six = PredictionCheck(.fsrs6, log), let seven = PredictionCheck(.fsrs7, log) else { return [] }
      return zip(six.folds, seven.folds).map { one, other in
        zip(one.reviews, other.reviews).map { $0.averaged(with: $1, share: share) }
      }
    }
  }

  /// What no one can know: weights fitted to the very reviews that they are judged by.
  init(inHindsight kind: MemoryModelKind) {
    name = "\(kind.title) in hindsight"
    predictions = { log in
      let model = WeightFitter(kind).fit(log).model
      let size = log.evaluatedCount / PredictionCheck.parts
      return (1..<PredictionCheck.parts).map { part in
        let start = log.evaluatedCount - (PredictionCheck.parts - part) * size
        return log.judged(by: model, start..<start + size)
      }
    }
  }
}

/// Prints a table: each attempt judged by the five sixths that follow what it was fitted to; and, to choose by, likewise
/// within the first sixth, which is never among the judged, and on short logs of simulated learners.
func printAttempts(_ reviews: [LoggedReview]) {
  let log = ReviewLog(reviews)
  guard let first = PredictionCheck(.fsrs6, log)?.folds.first?.reviews.first else { return }
  let beginning = ReviewLog(reviews.filter { $0.at < first.at })
  let learners = simulatedLearners()
  print("| what | log loss | as fsrs-rs weighs | first sixth | simulated |\n| --- | --- | --- | --- | --- |")
  for kind in MemoryModelKind.allCases {
    guard let check = PredictionCheck(kind, log), let start = PredictionCheck(kind, beginning) else { continue }
    let others = learners.compactMap { PredictionCheck(kind, $0)?.defaultEvaluation.logLoss }
    printRow(
      "\(kind.title), published weights", check.defaultEvaluation.logLoss, check.defaultRecencyLogLoss,
      start.defaultEvaluation.logLoss, others.reduce(0, +) / Double(others.count))
  }
  for attempt in attempts() {
    let judged = Losses(attempt.predictions(log))
    let others = learners.map { Losses(attempt.predictions($0)).plain }
    printRow(
      attempt.name, judged.plain, judged.recency, Losses(attempt.predictions(beginning)).plain,
      others.reduce(0, +) / Double(others.count))
  }
}

/// 400 to 1,700 reviews each.
private func simulatedLearners() -> [ReviewLog] {
  (0..<16).compactMap { seed in
    guard var learner = try? Learner(seed: 100 + UInt64(seed)) else { return nil }
    return ReviewLog(learner.reviews(cards: Int64(60 + seed % 4 * 40), days: 150))
  }
}

private func attempts() -> [Attempt] {
  var attempts: [Attempt] = []
  for pull in [0.5, 1, 2, 4, 8] {
    attempts.append(Attempt("FSRS-6, pull \(pull)" + (pull == 2 ? ": kept" : ""), .fsrs6) { $0.pull = pull })
  }
  for oldest in [0.25, 0.5] {
    attempts.append(Attempt("FSRS-6, oldest counts \(oldest)", .fsrs6) { $0.oldest = oldest })
  }
  for pull in [0.1, 0.25, 0.5, 1, 2, 4] {
    attempts.append(Attempt("FSRS-7, pull \(pull)" + (pull == 0.5 ? ": kept" : ""), .fsrs7) { $0.pull = pull })
  }
  for sameDay in [0, 0.1, 1] {
    attempts.append(Attempt("FSRS-7, same day counts \(sameDay)", .fsrs7) { $0.sameDay = sameDay })
  }
  for oldest in [0.25, 0.5] {
    attempts.append(Attempt("FSRS-7, oldest counts \(oldest)", .fsrs7) { $0.oldest = oldest })
  }
  for share in [0.5, 0.7] { attempts.append(Attempt(averageWithShareOfFSRS7: share)) }
  for kind in MemoryModelKind.allCases { attempts.append(Attempt(inHindsight: kind)) }
  return attempts
}

/// The mean log loss of all reviews, and the mean over the parts of that in which newer reviews count more.
private struct Losses {
  var plain = 0.0
  var recency = 0.0

  init(_ parts: [[JudgedReview]]) {
    for part in parts {
      guard let evaluation = Evaluation(part) else { continue }
      plain += evaluation.logLoss / Double(parts.count)
      recency += evaluation.recencyLogLoss / Double(parts.count)
    }
  }
}

private func printRow(_ name: String, _ figures: Double...) {
  let cells = figures.map { figure in
    let digits = String(Int((figure * 10_000).rounded()))
    return "0." + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
  print("| \(name) | \(cells.joined(separator: " | ")) |")
  fflush(nil)
}

extension JudgedReview {
  fileprivate func averaged(with other: JudgedReview, share: Double) -> JudgedReview {
    func logOdds(_ p: Double) -> Double { log(max(p, 1e-9) / max(1 - p, 1e-9)) }
    var average = self
    average.predicted = 1 / (1 + exp(-(1 - share) * logOdds(predicted) - share * logOdds(other.predicted)))
    return average
  }
}
