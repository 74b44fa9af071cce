import JSONText
import Scheduling
import Statistics

extension StatsReport {
  /// The report as JSON lines, one object for each figure; `section` says what it is.
  var lines: [JSONValue] {
    headlines + year + work + retentions + aheadLines + wordLines + hardLines
  }

  private var headlines: [JSONValue] {
    let today = JSONValue.section("today", ["day": .day(self.today)]).adding(activity[self.today])
      .adding(["due": .integer(due), "new_left": .integer(new)])
    let streakLine = JSONValue.section(
      "streak",
      [
        "days": .integer(streak.days), "longest": .integer(streak.longest), "days_off": .integer(streak.daysOff),
        "includes_today": .bool(streak.includesToday),
      ])
    let week = StudyWeek(of: self.today)
    let before = week + -1
    let weekLines = [
      ("this", week.monday...self.today, weeks.thisWeek), ("last", before.days, weeks.lastWeek),
      ("last_so_far", before.monday...self.today + -7, weeks.lastWeekSoFar),
    ].map { which, days, totals in
      JSONValue.section(
        "week", ["which": .string(which), "from": .day(days.lowerBound), "to": .day(days.upperBound)]
      ).adding(totals)
    }
    let tomorrow = ahead.first.map { JSONValue.section("tomorrow").adding($0) }
    let known = JSONValue.section(
      "known", ["words": .decimal(words.known, places: 1), "of": .integer(words.entries)])
    let league = league.map { JSONValue.section("league").adding($0.members) }
    return [today, streakLine] + weekLines + [league, tomorrow, known].compactMap(\.self)
  }

  /// The days of the heat map that have answers.
  private var year: [JSONValue] {
    heatMap.columns.joined().filter { $0.answers > 0 }.map {
      .section("year", ["day": .day($0.day), "answers": .integer($0.answers), "level": .integer($0.level)])
    }
  }

  private var work: [JSONValue] {
    (0...(days.upperBound - days.lowerBound)).map { days.lowerBound + $0 }.map {
      JSONValue.section("day", ["day": .day($0)]).adding(activity[$0])
    }
  }

  private var retentions: [JSONValue] {
    let ages = Retention.firstAges.indices.map { place -> JSONValue in
      let ages = Retention.ages(place)
      return JSONValue.section(
        "retention_by_age", ["from_days": .integer(ages.first), "to_days": ages.last.map { .integer($0) } ?? .null]
      ).adding(retention.byAge[place])
    }
    let hours = (0..<24).map {
      JSONValue.section("retention_by_hour", ["hour": .integer($0)]).adding(retention.byHour[$0])
    }
    let all = JSONValue.section("retention", ["desired": .decimal(desiredRetention, places: 4)]).adding(retention.total)
    return [all] + ages + hours
  }

  private var aheadLines: [JSONValue] {
    ahead.map { JSONValue.section("ahead").adding($0) }
  }

  private var wordLines: [JSONValue] {
    [JSONValue.section("cards").adding(words)]
      + byLevel.map { JSONValue.section("cards_by_level", ["level": .optional($0.name)]).adding($0.counts) }
      + byDeck.map { JSONValue.section("cards_by_deck", ["deck": .string($0.name)]).adding($0.counts) }
  }

  private var hardLines: [JSONValue] {
    hardWords.map { word in
      .section(
        "hard_word",
        [
          "word": .string(word.word), "language": .string(word.language), "meanings": .strings(word.meanings),
          "deck": .string(word.deck),
          "missed": .integer(word.missed), "answers": .integer(word.answers),
          "typed": .array(
            word.confusions.map {
              [
                "given": .string($0.given), "count": .integer($0.count),
                "meanings": $0.meanings.map { .strings($0) } ?? .null,
              ]
            }),
        ])
    }
  }
}

extension WeekLeague {
  /// The league as members of a JSON object.
  var members: KeyValuePairs<String, JSONValue> {
    [
      "rank": .integer(rank), "weeks": .integer(weeks), "right": .integer(score),
      "to_rise": toRise.map { .integer($0.answers) } ?? .null, "next_rank": toRise.map { .integer($0.rank) } ?? .null,
      "lead": lead.map { .integer($0) } ?? .null,
    ]
  }
}

extension JSONValue {
  fileprivate static func section(_ name: String, _ members: KeyValuePairs<String, JSONValue> = [:]) -> JSONValue {
    JSONValue.object(["section": .string(name)]).adding(members)
  }

  fileprivate static func day(_ day: StudyDay) -> JSONValue { .string(day.date) }

  fileprivate func adding(_ totals: Totals) -> JSONValue {
    adding([
      "answers": .integer(totals.answers), "right": .integer(totals.right), "new": .integer(totals.new),
      "minutes": .decimal(totals.minutes, places: 2),
    ])
  }

  fileprivate func adding(_ day: StatsReport.AheadDay) -> JSONValue {
    adding([
      "day": .day(day.day), "reviews": .integer(day.reviews), "new": .integer(day.new),
      "minutes": .decimal(day.minutes, places: 2),
    ])
  }

  fileprivate func adding(_ count: Retention.Count) -> JSONValue {
    adding([
      "answers": .integer(count.answers), "right": .integer(count.right),
      "share": count.share.map { .decimal($0, places: 4) } ?? .null,
    ])
  }

  fileprivate func adding(_ counts: WordCounts) -> JSONValue {
    adding([
      "words": .integer(counts.entries), "new": .integer(counts.new), "learning": .integer(counts.learning),
      "review": .integer(counts.review), "relearning": .integer(counts.relearning),
      "suspended": .integer(counts.suspended), "known": .decimal(counts.known, places: 1),
    ])
  }
}
