import Charts
import Scheduling
import Wording

/// The statistics as one picture: the year, the days, retention, and what comes.
struct StatsPicture {
  let report: StatsReport

  var svg: String {
    let charts = StatsCharts(report: report)
    return Picture(
      title: localized("Words learned, to \(report.today.date)"),
      figures: StatsHeadlines(report: report).lines.map { (name: $0.title, value: $0.figure) },
      rows: [[charts.year], [charts.work, charts.ahead], [charts.ages, charts.hours]]
    ).svg.source
  }
}
