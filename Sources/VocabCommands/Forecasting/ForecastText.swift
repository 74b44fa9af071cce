import JSONText
import Scheduling
import Terminal
import Wording

/// A forecast for a person: a table, a plot of the words known, and an advice.
struct ForecastText {
  let report: ForecastReport
  /// How the lines are drawn.
  let strokes: LinePlot.Strokes
  /// The terminal's width.
  let columns: Int

  /// Fewer answers than these leave a learner's profile mostly assumed.
  private static let fewAnswers = 100

  var heading: StyledText {
    localized(
      """
      \(report.plan.days.counted(.day)) from \(report.date(0)), at most \(report.plan.newPerDay.counted(.newWord)) a day
      """)
  }

  /// What the figures rest on, if that is little.
  var assumption: StyledText? {
    switch report.pastAnswers {
    case 0: localized("There are no answers yet: how an average learner answers, and how fast, is assumed.")
    case 1: localized("There is 1 answer so far: for the most part an average learner is assumed.")
    case ..<Self.fewAnswers:
      localized("There are \(report.pastAnswers) answers so far: in part an average learner is assumed.")
    default: nil
    }
  }

  var table: [StyledText] {
    let waits = report.forecasts.contains { $0.postponed > 0 }
    var titles = [
      localized("retention"), localized("reviews a day"), localized("minutes a day"), localized("words known"),
    ]
    if waits { titles.append(localized("reviews waiting")) }
    let rows = report.forecasts.map { forecast in
      let days = Double(max(1, forecast.days.count))
      return [
        forecast.retention.retentionText, (Double(forecast.reviews) / days).fixed(1),
        (forecast.seconds / 60 / days).fixed(1), forecast.known.fixed(0),
      ] + (waits ? ["\(forecast.postponed)"] : [])
    }
    let table = FigureTable(titles: titles, rows: rows, columns: columns)
    return table.heading.map { StyledText($0, .dim) }
      + zip(table.lines, report.forecasts).map { line, forecast in
        forecast.retention == report.setRetention ? StyledText(line, .bold) : StyledText(line)
      }
  }

  var plot: [StyledText] {
    let series = report.forecasts.map {
      LinePlot.Series(label: $0.retention.retentionText, values: $0.days.map(\.known))
    }
    return LinePlot(
      series: series, first: report.date(0), last: report.date(report.plan.days - 1), strokes: strokes,
      columns: min(columns, 80)
    ).lines
  }

  /// The retention to choose, in sentences; nil if there is nothing to choose by.
  var advice: StyledText? {
    guard let advice = report.advice else { return nil }
    let best = advice.best.retention.retentionText
    let (low, high) = (advice.range.lowerBound, advice.range.upperBound)
    let days = report.plan.days
    var text: StyledText =
      days == Forecaster.triedDays
      ? localized("Over a year a retention of \(best, .bold) gives the most words known for the minutes")
      : localized(
        """
        Over a year (the table is of \(days.counted(.day))) a retention of \(best, .bold) gives the most words known for \
        the minutes
        """)
    if low < high {
      let tolerance = Int((RetentionAdvice.tolerance * 100).rounded())
      text += localized(
        "; from \(low.retentionText) to \(high.retentionText) a word costs at most \(tolerance)% more")
    }
    if report.cardsPerSample > 1 { text += localized(" (simulated with one word in \(report.cardsPerSample))") }
    text += ". "
    let isSet = report.setRetention == advice.best.retention
    text +=
      isSet ? localized("It is what is set.") : localized("Set it with 'vocab config set desired-retention \(best)'.")
    return text
  }

  /// Writes the whole of it.
  func write(to out: TerminalOutput) throws {
    try out.writeParagraph(heading)
    if let assumption { try out.writeParagraph(assumption) }
    try out.writeLine()
    for line in table { try out.writeLine(line) }
    try out.writeLine()
    try out.writeLine(localized("Words known:"))
    for line in plot { try out.writeLine(line) }
    guard let advice else { return }
    try out.writeLine()
    try out.writeParagraph(advice)
  }
}
