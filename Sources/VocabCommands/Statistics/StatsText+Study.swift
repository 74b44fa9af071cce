import JSONText
import Scheduling
import Statistics
import Terminal
import Wording

// What was done, how much was still known, and what comes.
extension StatsText {
  /// Answers, share of right ones and minutes by day, or by week or month where there are many days.
  var work: [StyledText] {
    guard let days = report.daysOfStudy else {
      return [StyledText(StudyPeriod.all(in: report.days)[0].unit.heading, .bold)] + paragraph(Self.noAnswers)
    }
    let periods = StudyPeriod.all(in: days)
    let totals = periods.map { report.activity.totals(of: $0.days) }
    let most = totals.map(\.answers).max() ?? 0
    return BarTable(
      title: periods[0].unit.heading, headings: [localized("answers"), localized("right"), localized("minutes")],
      rows: zip(periods, totals).map { period, totals in
        BarTable.Row(
          label: period.label, shortLabel: period.shortLabel, share: Double(totals.answers) / Double(most),
          figures: [
            "\(totals.answers)", totals.accuracy?.percent ?? "", totals.answers > 0 ? totals.minutes.fixed(1) : "",
          ])
      }, glyphs: glyphs, columns: columns
    ).lines
  }

  static var noAnswers: String { localized("No answers in this period.") }

  /// What is written where nothing was answered again yet.
  static var noRetention: String {
    localized("None yet. It is measured by answers given on a later day than the one before.")
  }

  /// The share that was still known, by the days since the answer before.
  var retention: [StyledText] {
    guard report.retention.total.answers > 0 else {
      return [StyledText(localized("Retention"), .bold)] + paragraph(Self.noRetention)
    }
    let rows = Retention.firstAges.indices.map {
      (Retention.label(ofAge: $0), Retention.shortLabel(ofAge: $0), report.retention.byAge[$0])
    }
    return shares(
      rows, localized("Retention by age"),
      localized("age is the days since the answer before; the line marks your goal, \(report.desiredRetention.percent)")
    )
  }

  /// The same by the hour of the day.
  var hours: [StyledText] {
    let rows = (0..<24).map {
      (Retention.label(ofHour: $0), Retention.label(ofHour: $0), report.retention.byHour[$0])
    }
    return shares(rows, localized("Retention by hour"), "")
  }

  private func shares(_ rows: [(label: String, short: String, count: Retention.Count)], _ title: String, _ note: String)
    -> [StyledText]
  {
    let rows = rows.filter { $0.count.answers > 0 }
    guard !rows.isEmpty else { return [] }
    return BarTable(
      title: title, note: note, headings: [localized("still known"), localized("answers")],
      mark: report.desiredRetention,
      rows: rows.map { label, short, count in
        BarTable.Row(
          // Of a few answers the share says little.
          label: label, shortLabel: short, share: count.share, style: count.isFew ? .dim : .cyan,
          figures: [count.share?.percent ?? "", "\(count.answers)"])
      }, glyphs: glyphs, columns: columns
    ).lines
  }

  /// What the coming days hold.
  var ahead: [StyledText] {
    let most = report.ahead.map { $0.reviews + $0.new }.max() ?? 0
    guard most > 0 else { return [] }
    return BarTable(
      title: localized("The coming days (forecast)"),
      note: localized("if you finish each day's cards, today's too"),
      headings: [localized("to review"), localized("new"), localized("minutes")],
      rows: report.ahead.map { day in
        let period = StudyPeriod(days: day.day...day.day, unit: .day)
        return BarTable.Row(
          label: period.label, shortLabel: period.shortLabel,
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
    case .week: localized("By week, named by its first day")
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

  /// `1`, `2-3`, `91+`
  static func shortLabel(ofAge place: Int) -> String {
    let ages = ages(place)
    return ages.last.map { $0 == ages.first ? "\($0)" : "\(ages.first)-\($0)" } ?? "\(ages.first)+"
  }

  /// `08:00`
  static func label(ofHour hour: Int) -> String { (hour < 10 ? "0" : "") + "\(hour):00" }
}
