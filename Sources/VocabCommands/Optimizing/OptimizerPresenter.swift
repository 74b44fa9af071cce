import JSONText
import Scheduling
import Terminal

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
        "There are \(count.counted("answer")) given on a later day than the one before, and \(wanted) are wanted: the published weights stay."
      )
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
      let part = fit.extent == .firstStabilities ? ", first stabilities only: more answers will tell more" : ""
      try out.writeLine(
        """
        \(fit.kind.title, .bold): log loss \(evaluation.recencyLogLoss.fixed(4)) fitted, \
        \(published.recencyLogLoss.fixed(4)) with the published weights \
        (\(log.count.counted("answer")), \(evaluation.count) of them judged\(part))
        """)
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
        """
        \(check.kind.title, .bold), fitted to the past and judged by \(evaluation.count.counted("later answer")): log \
        loss \(check.recencyLogLoss.fixed(4)) (published weights \(check.defaultRecencyLogLoss.fixed(4))), RMSE(bins) \
        \(evaluation.rmseBins.fixed(4))\(curve)
        """)
      for line in CalibrationPlot(evaluation.calibration).lines { try out.writeLine(line) }
    }
  }

  func chosen(_ kind: MemoryModelKind) throws {
    switch format {
    case .jsonl: try write(["event": "choice", "model": .string(kind.rawValue)])
    case .text: try out.writeLine("\(kind.title) foretells better.")
    }
  }

  func used(_ kind: MemoryModelKind, moved: Int) throws {
    switch format {
    case .jsonl: try write(["event": "used", "model": .string(kind.rawValue), "moved": .integer(moved)])
    case .text:
      try out.writeLine(
        "\(kind.title) is used from now on. \(moved.counted("card")) now come\(moved == 1 ? "s" : "") due at another time; 'vocab undo' takes it back."
      )
    }
  }

  private func write(_ value: JSONValue) throws { try out.append(raw: value.line + "\n") }
}
