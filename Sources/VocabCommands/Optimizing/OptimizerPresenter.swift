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
      try out.writeParagraph(
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
      try out.writeParagraph(
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
      try out.writeParagraph(
        localized(
          """
          \(check.kind.title, .bold), fitted to the past and judged by \(evaluation.count.counted(.laterAnswer)): log \
          loss \(check.recencyLogLoss.fixed(4)) (published weights \(check.defaultRecencyLogLoss.fixed(4))), RMSE(bins) \
          \(evaluation.rmseBins.fixed(4))\(curve)
          """))
      for line in CalibrationPlot(evaluation.calibration, columns: out.wrappingColumns).lines {
        try out.writeLine(line)
      }
    }
  }

  /// What the figures and the bars of a check are, for a person.
  func explained() throws {
    guard format == .text else { return }
    let lines: [String] = [
      localized(
        """
        Log loss: how surprised the model was by the answers. Lower is better; always to say 50% gives 0.693.
        """),
      localized("RMSE(bins): how far the recall foretold is from the recall there was. 0 is exact, 0.05 is 5% off."),
      localized(
        """
        AUC: how well words that were known are told from words that were forgotten. 1 is always; near 0.5 nothing is \
        told apart.
        """),
      localized(
        """
        Bars: '#' is the share that was recalled, '|' what was foretold. They meet where the model is right; rows of few \
        answers say little.
        """),
    ]
    for line in lines { try out.writeParagraph(StyledText(line, .dim), indent: 2) }
  }

  /// Which model foretells better, and by what.
  /// - Parameter checks: one for each model; none where there were too few answers to judge by.
  func chosen(_ kind: MemoryModelKind, of checks: [PredictionCheck]) throws {
    switch format {
    case .jsonl:
      let judged = checks.map { check -> JSONValue in
        ["model": .string(check.kind.rawValue), "mean_log_loss": .decimal(check.evaluation.logLoss, places: 4)]
      }
      try write(["event": "choice", "model": .string(kind.rawValue), "judged": .array(judged)])
    case .text where checks.isEmpty:
      let wanted = WeightFitter.fewestForAllWeights
      try out.writeParagraph(
        localized(
          "It takes \(wanted) judged answers to tell which model foretells better; until then it is \(kind.title)."))
    case .text:
      let losses = checks.map { "\($0.kind.title) \($0.evaluation.logLoss.fixed(4))" }.joined(separator: ", ")
      let better = localized("\(kind.title) foretells better.")
      try out.writeParagraph(
        "\(localized("Fitted to the past and judged by later answers, all counting alike: log loss \(losses).")) \(better)"
      )
    }
  }

  /// - Parameters:
  ///   - moved: the cards that come due at another time than before.
  ///   - due: what is due at this moment, before the fit and after it.
  func used(_ kind: MemoryModelKind, moved: Int, due: (before: DueReport, after: DueReport)) throws {
    let (before, after) = (due.before.due + due.before.backlog, due.after.due + due.after.backlog)
    switch format {
    case .jsonl:
      try write([
        "event": "used", "model": .string(kind.rawValue), "moved": .integer(moved), "due": .integer(after),
        "due_before": .integer(before),
      ])
    case .text:
      let what = localized("\(kind.title) is used from now on.")
      let moved =
        moved == 1
        ? localized("1 card now comes due at another time; 'vocab undo' takes it back.")
        : localized("\(moved) cards now come due at another time; 'vocab undo' takes it back.")
      try out.writeParagraph("\(what) \(moved)")
      try out.writeParagraph(
        due.after.backlog == 0
          ? localized("Due now: \(after), before: \(before).")
          : localized(
            "Due now: \(after), before: \(before). The day's limit leaves \(due.after.due) of them for today."))
    }
  }

  private func write(_ value: JSONValue) throws { try out.append(raw: value.line + "\n") }
}
