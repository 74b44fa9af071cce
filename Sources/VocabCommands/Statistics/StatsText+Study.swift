import JSONText
import Scheduling
import Statistics
import Terminal
import UnicodeText

// What was done, how much was still known, and what comes.
extension StatsText {
  /// Answers, share of right ones and minutes by day, or by week or month where there are many days.
  var work: [StyledText] {
    let periods = StudyPeriod.all(in: report.days)
    let totals = periods.map { report.activity.totals(of: $0.days) }
    guard let most = totals.map(\.answers).max(), most > 0, let unit = periods.first?.unit else {
      return [title(StudyPeriod.Unit.day.heading), "No answers in \(periods.count.counted("day"))."]
    }
    let labels = periods.map(\.label)
    let width = labels.map(\.columns).max() ?? 0
    let bar = room(beside: width + 2 + 26)
    let head: StyledText =
      "\(String(repeating: " ", count: max(0, width + 2 + bar - unit.heading.columns)))\("  answers   right  minutes", .dim)"
    return ["\(unit.heading, .bold)" + head]
      + zip(labels, totals).map { label, totals in
        let line = GaugeBar(Double(totals.answers) / Double(most), width: bar, glyphs: glyphs).text
        let figures = [
          "\(totals.answers)".padded(toLeft: 9), (totals.accuracy?.percent ?? "").padded(toLeft: 8),
          (totals.answers > 0 ? totals.minutes.fixed(1) : "").padded(toLeft: 9),
        ].joined()
        return "\(label.padded(toColumns: width), .dim)  \(line, .green)\(figures)"
      }
  }

  /// The share that was still known, by the days since the answer before.
  var retention: [StyledText] {
    let rows = Retention.firstAges.indices.map { (Self.age($0), report.retention.byAge[$0]) }
    return shares(
      rows, "Retention by age", "right, by days since the last answer; | marks \(report.desiredRetention.percent)")
  }

  /// The same by the hour of the day.
  var hours: [StyledText] {
    let rows = (0..<24).map { (Self.hour($0), report.retention.byHour[$0]) }
    return shares(rows, "Retention by hour", "")
  }

  /// `1 day`, `2-3 days`, `91 days or more`
  static func age(_ place: Int) -> String {
    let ages = Retention.ages(place)
    guard let last = ages.last else { return "\(ages.first) days or more" }
    return last == ages.first ? ages.first.counted("day") : "\(ages.first)-\(last) days"
  }

  /// `08:00`
  static func hour(_ hour: Int) -> String { (hour < 10 ? "0" : "") + "\(hour):00" }

  private func shares(_ rows: [(String, Retention.Count)], _ heading: String, _ note: String) -> [StyledText] {
    let rows = rows.filter { $0.1.answers > 0 }
    guard !rows.isEmpty else { return [] }
    let width = rows.map(\.0.columns).max() ?? 0
    let bar = room(beside: width + 2 + 17)
    return [title(heading, note)]
      + rows.map { label, count in
        let share = count.share ?? 0
        let line = GaugeBar(share, mark: report.desiredRetention, width: bar, glyphs: glyphs).text
        let figures = share.percent.padded(toLeft: 6) + "\(count.answers)".padded(toLeft: 9)
        // Of a few answers the share says little.
        let style: Style = count.answers < Self.fewAnswers ? .dim : .cyan
        return "\(label.padded(toColumns: width), .dim)  \(line, style)\(figures)"
      }
  }

  private static let fewAnswers = 10

  /// What the coming days hold.
  var ahead: [StyledText] {
    let most = report.ahead.map { $0.reviews + $0.new }.max() ?? 0
    guard most > 0 else { return [] }
    let labels = report.ahead.map { "\($0.day.weekday.title) \($0.day.date)" }
    let width = labels.map(\.columns).max() ?? 0
    let bar = room(beside: width + 2 + 26)
    let heading = "The coming days"
    let head: StyledText =
      "\(String(repeating: " ", count: max(0, width + 2 + bar - heading.columns)))\("  reviews     new  minutes", .dim)"
    return ["\(heading, .bold)" + head]
      + zip(labels, report.ahead).map { label, day in
        let line = GaugeBar(Double(day.reviews + day.new) / Double(most), width: bar, glyphs: glyphs).text
        let figures = [
          "\(day.reviews)".padded(toLeft: 9), "\(day.new)".padded(toLeft: 8), day.minutes.fixed(1).padded(toLeft: 9),
        ].joined()
        return "\(label.padded(toColumns: width), .dim)  \(line, .blue)\(figures)"
      }
  }
}

extension StudyPeriod.Unit {
  var heading: String {
    switch self {
    case .day: "By day"
    case .week: "By week, from its first day"
    case .month: "By month"
    }
  }
}
