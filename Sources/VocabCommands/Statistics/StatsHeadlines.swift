import JSONText
import Scheduling
import Statistics

/// The few lines that matter most: what was done, what it came to, what is next.
struct StatsHeadlines {
  struct Line: Hashable, Sendable {
    var title: String
    /// The figure, then what there is to say of it.
    var figure: String
    var detail: String
  }

  let report: StatsReport

  var lines: [Line] { [today, streak, thisWeek, lastWeek, league, tomorrow, known].compactMap(\.self) }

  private var today: Line {
    let totals = report.activity[report.today]
    let left = "\(report.due) due, \(report.new) new"
    return Line(
      title: "Today", figure: totals.answers.counted("answer"),
      detail: totals.answers == 0 ? left : "\(Self.quality(totals)); \(left)")
  }

  private var streak: Line {
    let streak = report.streak
    var details = [streak.longest > streak.days ? "longest \(streak.longest)" : nil]
    details.append(streak.days > 0 && !streak.includesToday ? "today is still to come" : nil)
    details.append(streak.daysOff > 0 ? "\(streak.daysOff.counted("day")) off with nothing due" : nil)
    return Line(
      title: "Streak", figure: streak.days.counted("day"), detail: details.compactMap(\.self).joined(separator: "; "))
  }

  private var thisWeek: Line {
    let totals = report.weeks.thisWeek
    return Line(title: "This week", figure: totals.answers.counted("answer"), detail: Self.quality(totals))
  }

  private var lastWeek: Line {
    let totals = report.weeks.lastWeek
    let soFar = report.weeks.lastWeekSoFar.answers
    var details = [Self.quality(totals)]
    if totals.answers > 0, soFar != totals.answers { details.append("\(soFar) by this weekday") }
    return Line(
      title: "Last week", figure: totals.answers.counted("answer"), detail: details.joined(separator: "; "))
  }

  private var league: Line? {
    report.league.map { Line(title: "League", figure: $0.standing, detail: $0.prospect) }
  }

  private var tomorrow: Line {
    let day = report.ahead.dropFirst().first
    let detail = day.map {
      $0.reviews + $0.new > 0 ? "with \($0.new.counted("new word")) about \($0.minutes.minutes)" : ""
    }
    return Line(title: "Tomorrow", figure: "\(report.dueTomorrow) due", detail: detail ?? "")
  }

  private var known: Line {
    let cards = report.cards
    return Line(
      title: "Known", figure: Int(cards.known.rounded()).counted("word"),
      detail: "of \(cards.entries); each counts as it is likely to be known now")
  }

  /// `90% right, 6 min`
  private static func quality(_ totals: Totals) -> String {
    guard let accuracy = totals.accuracy else { return "" }
    return "\(accuracy.percent) right, \(totals.minutes.minutes)"
  }
}

extension WeekLeague {
  /// `3rd of 27 weeks`
  var standing: String { "\(rank.ordinal) of \(weeks.counted("week"))" }

  /// What it takes to rise; of the best week, by how much it leads.
  var prospect: String {
    if let toRise { return "\(toRise.answers.counted("more right answer")) to \(toRise.rank.ordinal)" }
    return lead.map { "\($0.counted("right answer")) ahead" } ?? "level with another"
  }

  /// The line after a session.
  var sentence: String { "This week: \(standing), \(prospect)." }
}

extension Int {
  /// `1st`, `2nd`, `3rd`, `4th`, `11th`
  var ordinal: String {
    let ending = (11...13).contains(self % 100) ? "th" : [1: "st", 2: "nd", 3: "rd"][self % 10] ?? "th"
    return "\(self)\(ending)"
  }
}

extension Double {
  /// A share in whole hundredths: `90%`.
  var percent: String { (self * 100).fixed(0) + "%" }

  /// Minutes: `0.4 min`, `12 min`.
  var minutes: String { fixed(self < 9.95 && self > 0 ? 1 : 0) + " min" }
}
