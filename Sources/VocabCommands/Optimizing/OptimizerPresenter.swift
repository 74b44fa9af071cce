import JSONText
import Scheduling
import Terminal
import Wording

/// Shows what fitting and checking found, in text or as JSON lines.
struct OptimizerPresenter {
  let format: OutputFormat
  let out: TerminalOutput

  func start() throws {
    if format == .jsonl { try write(["event": "start", "protocol": 1]) }
  }

  func tooFew(_ count: Int, wanted: Int) throws {
    switch format {
    case .jsonl: try write(["event": "too_few", "evaluated": .integer(count), "wanted": .integer(wanted)])
    case .text:
      try out.writeLine(
        count == 1
          ? localized(
            """
            There is 1 answer given on a later day than the one before, and \(wanted) are wanted: the published weights \
            stay.
            """)
          : localized(
            """
            There are \(count) answers given on a later day than the one before, and \(wanted) are wanted: the \
            published weights stay.
            """))
    }
  }

  func fitted(
    _ fit: FittedWeights, _ log: ReviewLog, _ evaluation: Evaluation, published: Evaluation, seconds: Double
  ) throws {
    switch format {
    case .jsonl:
      try write([
        "event": "fit", "model": .string(fit.kind.rawValue), "reviews": .integer(log.count),
        "evaluated": .integer(evaluation.count), "log_loss": .decimal(evaluation.recencyLogLoss, places: 4),
        "rmse_bins": .decimal(evaluation.recencyRMSEBins, places: 4),
        "default_log_loss": .decimal(published.recencyLogLoss, places: 4),
        "mean_log_loss": .decimal(evaluation.logLoss, places: 4),
        "default_mean_log_loss": .decimal(published.logLoss, places: 4),
        "weights": .array(fit.weights.map { .decimal($0, places: 6) }), "seconds": .decimal(seconds, places: 3),
      ])
    case .text:
      let answers = log.count.counted(.answer)
      let losses = (fitted: evaluation.recencyLogLoss.fixed(4), published: published.recencyLogLoss.fixed(4))
      try out.writeLine(
        fit.extent == .firstStabilities
          ? localized(
            """
            \(fit.kind.title, .bold): log loss \(losses.fitted) fitted, \(losses.published) with the published weights \
            (\(answers), \(evaluation.count) of them judged, first stabilities only: more answers will tell more)
            """)
          : localized(
            """
            \(fit.kind.title, .bold): log loss \(losses.fitted) fitted, \(losses.published) with the published weights \
            (\(answers), \(evaluation.count) of them judged)
            """))
    }
  }

  func checked(_ check: PredictionCheck) throws {
    let evaluation = check.evaluation
    switch format {
    case .jsonl:
      try write([
        "event": "check", "model": .string(check.kind.rawValue), "log_loss": .decimal(check.recencyLogLoss, places: 4),
        "default_log_loss": .decimal(check.defaultRecencyLogLoss, places: 4),
        "mean_log_loss": .decimal(evaluation.logLoss, places: 4),
        "default_mean_log_loss": .decimal(check.defaultEvaluation.logLoss, places: 4),
        "evaluated": .integer(evaluation.count), "rmse_bins": .decimal(evaluation.rmseBins, places: 4),
        "auc": evaluation.areaUnderCurve.map { .decimal($0, places: 4) } ?? .null,
      ])
      for bin in evaluation.calibration {
        try write([
          "event": "calibration", "model": .string(check.kind.rawValue), "from": .decimal(bin.lowerBound, places: 2),
          "reviews": .integer(bin.reviews), "predicted": .decimal(bin.predicted, places: 4),
          "observed": .decimal(bin.observed, places: 4),
        ])
      }
    case .text:
      let curve = evaluation.areaUnderCurve.map { ", AUC \($0.fixed(3))" } ?? ""
      try out.writeLine(
        localized(
          """
          \(check.kind.title, .bold), fitted to the past and judged by \(evaluation.count.counted(.laterAnswer)): log \
          loss \(check.recencyLogLoss.fixed(4)) (published weights \(check.defaultRecencyLogLoss.fixed(4))), RMSE(bins) \
          \(evaluation.rmseBins.fixed(4))\(curve)
          """))
      for line in CalibrationPlot(evaluation.calibration).lines { try out.writeLine(line) }
    }
  }

  func chosen(_ kind: MemoryModelKind) throws {
    switch format {
    case .jsonl: try write(["event": "choice", "model": .string(kind.rawValue)])
    case .text: try out.writeLine(localized("\(kind.title) foretells better."))
    }
  }

  func used(_ kind: MemoryModelKind, moved: Int) throws {
    switch format {
    case .jsonl: try write(["event": "used", "model": .string(kind.rawValue), "moved": .integer(moved)])
    case .text:
      let what = localized("\(kind.title) is used from now on.")
      let moved =
        moved == 1
        ? localized("1 card now comes due at another time; 'vocab undo' takes it back.")
        : localized("\(moved) cards now come due at another time; 'vocab undo' takes it back.")
      try out.writeLine("\(what) \(moved)")
    }
  }

  private func write(_ value: JSONValue) throws { try out.append(raw: value.line + "\n") }
}
