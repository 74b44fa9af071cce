import JSONText
import Scheduling
import Statistics
import UnicodeText
import Wording

/// The figures of the charts as tables, for who does not see them.
struct StatsTables {
  struct Table {
    /// The first is the rows' own heading.
    var headings: [String]
    /// The first cell names its row.
    var rows: [[String]]
  }

  let report: StatsReport

  /// By month, for a table of each day would be long.
  var year: Table {
    let cells = Array(report.heatMap.columns.joined())
    var rows: [[String]] = []
    guard let first = cells.first?.day, let last = cells.last?.day else { return Table(headings: [], rows: []) }
    for period in StudyPeriod.all(in: first...last, by: .month) {
      let totals = report.activity.totals(of: period.days)
      let studied = report.activity.days.count { period.days.contains($0.day) }
      rows.append([period.label, "\(studied)"] + figures(totals))
    }
    return Table(headings: [localized("month"), localized("days studied")] + Self.totals, rows: rows)
  }

  var work: Table {
    let periods = StudyPeriod.all(in: report.daysOfStudy ?? report.days)
    return Table(
      headings: [periods[0].unit.name] + Self.totals,
      rows: (report.daysOfStudy == nil ? [] : periods).map { [$0.label] + figures(report.activity.totals(of: $0.days)) }
    )
  }

  var ages: Table {
    shares(
      localized("age"), Retention.firstAges.indices.map { (Retention.label(ofAge: $0), report.retention.byAge[$0]) })
  }

  var hours: Table {
    shares(localized("hour"), (0..<24).map { (Retention.label(ofHour: $0), report.retention.byHour[$0]) })
  }

  private func shares(_ heading: String, _ rows: [(String, Retention.Count)]) -> Table {
    Table(
      headings: [heading, localized("still known"), localized("answers")],
      rows: rows.filter { $0.1.answers > 0 }.map { [$0.0, $0.1.share?.percent ?? "", "\($0.1.answers)"] })
  }

  var ahead: Table {
    Table(
      headings: [localized("day"), localized("to review"), localized("new"), localized("minutes")],
      rows: report.ahead.map { day in
        [
          StudyPeriod(days: day.day...day.day, unit: .day).label, "\(day.reviews)", "\(day.new)",
          day.minutes.fixed(1),
        ]
      })
  }

  var levels: Table { words(localized("level"), report.byLevel.map { ($0.name ?? localized("no level"), $0.counts) }) }

  var decks: Table { words(localized("deck"), report.byDeck.map { ($0.name, $0.counts) }) }

  private func words(_ heading: String, _ groups: [(String, WordCounts)]) -> Table {
    Table(
      headings: [heading] + WordCounts.headings,
      rows: ([(localized("all"), report.words)] + groups).map { name, counts in
        [name.onOneLine] + counts.figures.map { "\($0)" }
      })
  }

  private static var totals: [String] {
    [localized("answers"), localized("right"), localized("new"), localized("minutes")]
  }

  private func figures(_ totals: Totals) -> [String] {
    [
      "\(totals.answers)", totals.accuracy?.percent ?? "", "\(totals.new)",
      totals.answers > 0 ? totals.minutes.fixed(1) : "",
    ]
  }
}

extension StudyPeriod.Unit {
  var name: String {
    switch self {
    case .day: localized("day")
    case .week: localized("week of")
    case .month: localized("month")
    }
  }
}
