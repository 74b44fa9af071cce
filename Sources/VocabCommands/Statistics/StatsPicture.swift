import Charts
import Scheduling
import Statistics
import Wording

extension StatsReport {
  /// What a page or a picture is called.
  var title: String {
    let title = localized("Words learned up to \(today.date)")
    return decks.isEmpty ? title : "\(title): \(decksTitle)"
  }
}

/// The statistics as one picture: the year, the days, retention, and what comes.
struct StatsPicture {
  let report: StatsReport

  var svg: String {
    let charts = StatsCharts(report: report)
    return Picture(
      title: report.title,
      figures: StatsHeadlines(report: report).lines.map { (name: $0.title, value: $0.figure) },
      rows: [[charts.year], [charts.work, charts.ahead]]
        + (report.retention.total.answers > 0 ? [[charts.ages, charts.hours]] : [])
    ).svg.source
  }
}
