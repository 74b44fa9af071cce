import JSONText
import Scheduling
import Statistics
import Terminal
import Wording

// What was done, how much was still known, and what comes.
extension StatsText {
  /// Answers, share of right ones and minutes by day, or by week or month where there are many days.
  var work: [StyledText] {
    let periods = StudyPeriod.all(in: report.days)
    let totals = periods.map { report.activity.totals(of: $0.days) }
    let most = totals.map(\.answers).max() ?? 0
    let title = periods.first?.unit.heading ?? ""
    guard most > 0 else { return [StyledText(title, .bold), StyledText(localized("No answers in these days."))] }
    return BarTable(
      title: title, headings: [localized("answers"), localized("right"), localized("minutes")],
      rows: zip(periods, totals).map { period, totals in
        BarTable.Row(
          label: period.label, share: Double(totals.answers) / Double(most),
          figures: [
            "\(totals.answers)", totals.accuracy?.percent ?? "", totals.answers > 0 ? totals.minutes.fixed(1) : "",
          ])
      }, glyphs: glyphs, columns: columns
    ).lines
  }

  /// The share that was still known, by the days since the answer before.
  var retention: [StyledText] {
    let rows = Retention.firstAges.indices.map { (Retention.label(ofAge: $0), report.retention.byAge[$0]) }
    return shares(
      rows, localized("Retention by age"),
      localized("days since the answer before; the line marks \(report.desiredRetention.percent), which is set"))
  }

  /// The same by the hour of the day.
  var hours: [StyledText] {
    let rows = (0..<24).map { (Retention.label(ofHour: $0), report.retention.byHour[$0]) }
    return shares(rows, localized("Retention by hour"), "")
  }

  private func shares(_ rows: [(String, Retention.Count)], _ title: String, _ note: String) -> [StyledText] {
    let rows = rows.filter { $0.1.answers > 0 }
    guard !rows.isEmpty else { return [] }
    return BarTable(
      title: title, note: note, headings: [localized("known"), localized("of")], mark: report.desiredRetention,
      rows: rows.map { label, count in
        BarTable.Row(
          // Of a few answers the share says little.
          label: label, share: count.share, style: count.isFew ? .dim : .cyan,
          figures: [count.share?.percent ?? "", "\(count.answers)"])
      }, glyphs: glyphs, columns: columns
    ).lines
  }

  /// What the coming days hold.
  var ahead: [StyledText] {
    let most = report.ahead.map { $0.reviews + $0.new }.max() ?? 0
    guard most > 0 else { return [] }
    return BarTable(
      title: localized("The coming days"),
      headings: [localized("reviews"), localized("new"), localized("minutes")],
      rows: report.ahead.map { day in
        BarTable.Row(
          label: StudyPeriod(days: day.day...day.day, unit: .day).label,
          share: Double(day.reviews + day.new) / Double(most), style: .blue,
          figures: ["\(day.reviews)", "\(day.new)", day.minutes.fixed(1)])
      }, glyphs: glyphs, columns: columns
    ).lines
  }
}

extension StudyPeriod.Unit {
  var heading: String {
    switch self {
    case .day: localized("By day")
    case .week: localized("By week, from its first day")
    case .month: localized("By month")
    }
  }
}

extension Retention {
  /// `1 day`, `2-3 days`, `91 days or more`
  static func label(ofAge place: Int) -> String {
    let ages = ages(place)
    guard let last = ages.last else { return localized("\(ages.first.counted(.day)) or more") }
    return last == ages.first ? ages.first.counted(.day) : localized("\(ages.first)-\(last) days")
  }

  /// `08:00`
  static func label(ofHour hour: Int) -> String { (hour < 10 ? "0" : "") + "\(hour):00" }
}
