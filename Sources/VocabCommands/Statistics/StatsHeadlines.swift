import JSONText
import Scheduling
import Statistics
import Wording

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
    let left =
      report.due + report.new > 0
      ? localized("\(report.due) due and \(report.new) new to go") : localized("nothing left to do")
    return Line(
      title: localized("Today"), figure: totals.answers.counted(.answer),
      detail: Self.joined(totals.quality, left))
  }

  private var streak: Line {
    let streak = report.streak
    return Line(
      title: localized("Streak"), figure: streak.days.counted(.day),
      detail: Self.joined(
        streak.longest > streak.days ? localized("longest so far \(streak.longest.counted(.day))") : "",
        streak.days > 0 && !streak.includesToday ? localized("today not yet counted") : "",
        streak.daysOff > 0 ? localized("\(streak.daysOff.counted(.day)) off when nothing was due") : ""))
  }

  private var thisWeek: Line {
    let totals = report.weeks.thisWeek
    return Line(title: localized("This week"), figure: totals.answers.counted(.answer), detail: totals.quality)
  }

  private var lastWeek: Line {
    let totals = report.weeks.lastWeek
    let soFar = report.weeks.lastWeekSoFar.answers
    return Line(
      title: localized("Last week"), figure: totals.answers.counted(.answer),
      detail: Self.joined(
        totals.quality, soFar == totals.answers || soFar == 0 ? "" : soFarText(soFar)))
  }

  /// What last week had come to by the weekday that it is today.
  private func soFarText(_ answers: Int) -> String {
    let weekday = report.today.weekday
    return weekday == .monday
      ? localized("\(answers) of them on \(weekday.longTitle)")
      : localized("\(answers) of them from \(Weekday.monday.longTitle) to \(weekday.longTitle)")
  }

  private var league: Line? {
    report.league.map { Line(title: localized("League"), figure: $0.standing, detail: $0.prospect) }
  }

  /// The first of the coming days.
  private var tomorrow: Line? {
    report.ahead.first.map { day in
      let title = localized("Tomorrow")
      guard day.reviews + day.new > 0 else { return Line(title: title, figure: localized("nothing to do"), detail: "") }
      let minutes = day.minutes.minutes
      return Line(
        title: title, figure: localized("\(day.reviews) to review"),
        detail: day.new > 0 ? localized("\(day.new) new, about \(minutes)") : localized("about \(minutes)"))
    }
  }

  private var known: Line {
    let words = report.words
    return Line(
      title: localized("Known"),
      figure: localized("\(Int(words.known.rounded())) out of \(words.entries.counted(.word))"),
      detail: localized("counting each by the chance that you know it"))
  }

  private static func joined(_ details: String...) -> String {
    details.filter { !$0.isEmpty }.joined(separator: "; ")
  }
}

extension WeekLeague {
  /// `3rd of 27 weeks`
  var standing: String { localized("\(rank.ordinal) of \(weeks.counted(.week))") }

  /// What it takes to rise; of the best week, by how much it leads.
  var prospect: String {
    if let toRise {
      let rank = toRise.rank.ordinal
      return toRise.answers == 1
        ? localized("\(toRise.answers) more right answer for \(rank) place")
        : localized("\(toRise.answers) more right answers for \(rank) place")
    }
    guard let lead else { return localized("level with another week") }
    return lead == 1 ? localized("\(lead) right answer ahead") : localized("\(lead) right answers ahead")
  }

  /// The line after a session.
  var sentence: String { localized("This week: \(standing), \(prospect).") }
}

extension Int {
  /// A place in a row: `1st`, `2nd`, `3rd`, `4th`, `11th`.
  var ordinal: String {
    switch self % 10 {
    case 1 where self % 100 != 11: localized("\(self)st")
    case 2 where self % 100 != 12: localized("\(self)nd")
    case 3 where self % 100 != 13: localized("\(self)rd")
    default: localized("\(self)th")
    }
  }
}

extension Double {
  /// A share in whole hundredths: `90%`.
  var percent: String { (self * 100).fixed(0) + "%" }

  /// Minutes: `0.0 min`, `0.4 min`, `12 min`.
  var minutes: String { localized("\(fixed(self < 9.95 ? 1 : 0)) min") }
}
