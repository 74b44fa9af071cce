import Charts
import JSONText
import Scheduling
import Statistics
import Wording

/// The charts of the statistics, for a page and for a picture.
struct StatsCharts {
  let report: StatsReport

  var year: Chart {
    let map = report.heatMap
    let cells = map.columns.joined()
    let studied = cells.count { $0.answers > 0 }
    return CalendarChart(
      title: localized("The past year, answers by day"),
      summary: localized(
        "\(cells.reduce(0) { $0 + $1.answers }.counted(.answer)) on \(studied.counted(.day)) of the last \(HeatMap.weeks.counted(.week))"
      ),
      weeks: map.columns.map { week in
        week.map { .init(shade: $0.level, tip: "\($0.day.date): \($0.answers.counted(.answer))") }
      },
      weekdays: (0..<7).map { $0 % 2 == 0 ? map.columns[0][$0].day.weekday.title : "" },
      months: HeatMap.months(of: map.columns).map { (week: $0.column, name: $0.day.monthTitle) },
      legend: [localized("none")] + (1...HeatMap.levels).map { map.answers(of: $0) ?? "" }
    ).chart
  }

  var work: Chart {
    let periods = StudyPeriod.all(in: report.daysOfStudy ?? report.days)
    let total = report.activity.totals(of: report.days)
    return ColumnChart(
      title: periods[0].unit.heading,
      summary: total.accuracy.map { accuracy in
        localized("\(total.answers.counted(.answer)) in \(total.minutes.minutes), \(accuracy.percent) of them right")
      } ?? StatsText.noAnswers,
      parts: [.init(localized("right"), .first), .init(localized("missed"), .second)],
      columns: periods.map { period in
        let totals = report.activity.totals(of: period.days)
        let tip = "\(period.label): \(totals.answers.counted(.answer))"
        return .init(
          label: period.shortLabel, values: [Double(totals.right), Double(totals.answers - totals.right)],
          tip: totals.answers > 0 ? "\(tip), \(totals.quality)" : tip)
      }
    ).chart
  }

  var ages: Chart {
    let counts = zip(Retention.firstAges.indices, report.retention.byAge).filter { $0.1.answers > 0 }
    return RowChart(
      title: localized("Retention by age"),
      summary: localized("\(known) of \(asked) right, by days since the answer before; your goal is \(goal)"),
      rows: counts.map { place, count in
        .init(
          label: Retention.label(ofAge: place), share: count.share ?? 0,
          figure: localized("\((count.share ?? 0).percent) (of \(count.answers))"), isFaint: count.isFew)
      }, mark: desired
    ).chart
  }

  var hours: Chart {
    ColumnChart(
      title: localized("Retention by hour"),
      summary: localized("\(known) of \(asked) right, by the hour of the day; your goal is \(goal)"),
      parts: [.init(localized("still known"), .first)],
      columns: report.retention.byHour.enumerated().map { hour, count in
        let label = Retention.label(ofHour: hour)
        let share =
          count.share.map { localized("\($0.percent) of \(count.answers.counted(.answer))") } ?? localized("none")
        return .init(
          label: label, values: [count.share ?? 0], tip: "\(label): \(share)", isFaint: count.isFew)
      }, mark: desired, isShare: true
    ).chart
  }

  var ahead: Chart {
    let total = report.ahead.reduce(0) { $0 + $1.minutes }
    let days = Double(max(1, report.ahead.count))
    return ColumnChart(
      title: localized("The coming days (forecast)"),
      summary: localized(
        """
        about \((total / days).minutes) a day over the next \(report.ahead.count.counted(.day)), \
        if you finish each day's cards, today's too
        """),
      parts: [.init(localized("to review"), .first), .init(localized("new"), .third)],
      columns: report.ahead.map { day in
        let period = StudyPeriod(days: day.day...day.day, unit: .day)
        return .init(
          label: period.shortLabel, values: [Double(day.reviews), Double(day.new)],
          tip: localized("\(period.label): \(day.reviews) to review, \(day.new) new, about \(day.minutes.minutes)"))
      }
    ).chart
  }

  private var known: String { (report.retention.total.share ?? 0).percent }
  private var asked: String { report.retention.total.answers.counted(.answer) }
  private var goal: String { report.desiredRetention.percent }

  private var desired: (value: Double, name: String) {
    (report.desiredRetention, localized("goal \(goal)"))
  }
}

extension Retention.Count {
  /// Whether the share says little.
  var isFew: Bool { answers < 10 }
}

extension Totals {
  /// `90% right, 6 min`; nothing without answers.
  var quality: String { accuracy.map { localized("\($0.percent) right, \(minutes.minutes)") } ?? "" }
}

extension HeatMap {
  /// Of some of its weeks those above which a month's name stands: those in which it begins, and the first where there
  /// is room before the next.
  static func months(of columns: [[Cell]]) -> [(column: Int, day: StudyDay)] {
    var months: [(column: Int, day: StudyDay)] = columns.enumerated().compactMap { index, week in
      week.first { $0.day.monthAndDay.day == 1 }.map { (index, $0.day) }
    }
    if let first = columns.first?.first?.day, months.first.map({ $0.column > 3 }) ?? true {
      months.insert((0, first), at: 0)
    }
    return months
  }
}
