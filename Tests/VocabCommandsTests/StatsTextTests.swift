import Scheduling
import Statistics
import Terminal
import Testing

@testable import VocabCommands

@Suite("the text of the statistics")
struct StatsTextTests {
  private func text(_ report: StatsReport, _ glyphs: Glyphs = .unicode, columns: Int = 80) -> StatsText {
    StatsText(report: report, glyphs: glyphs, columns: columns)
  }

  private func plain(_ lines: [StyledText]) -> String { lines.map(\.plain).joined(separator: "\n") }

  @Test("the headlines say what was done, how it compares, and what is next")
  func headlines() throws {
    let lines = plain(try #require(text(StatsFixture.report()).sections.first))
    #expect(
      lines == """
        Today      4 answers, 100% right, 0.4 min; 12 due and 8 new to go
        Streak     2 days, longest so far 9 days; 1 day off when nothing was due
        This week  14 answers, 86% right, 1.4 min
        Last week  20 answers, 100% right, 2.0 min
        League     3rd of 3 weeks, 3 more right answers for 2nd place
        Tomorrow   20 to review, 8 new, about 4.3 min
        Known      20 out of 90 words, counting each by the chance that you know it
        """)
  }

  @Test(
    "tomorrow is the first of the coming days, and of them nothing else is said anywhere",
    arguments: [
      (20, 8, "20 to review, 8 new, about 4.3 min"), (20, 0, "20 to review, about 4.3 min"),
      (0, 8, "0 to review, 8 new, about 4.3 min"), (0, 0, "nothing to do"),
    ])
  func tomorrow(reviews: Int, new: Int, line: String) {
    let day = StatsReport.AheadDay(day: StatsFixture.today + 1, reviews: reviews, new: new, minutes: 4.25)
    let report = StatsFixture.report(ahead: [day, day])
    let lines = StatsHeadlines(report: report).lines.filter { $0.title == "Tomorrow" }
    #expect(lines.map { $0.detail.isEmpty ? $0.figure : "\($0.figure), \($0.detail)" } == [line])
    guard reviews + new > 0 else { return #expect(text(report).ahead.isEmpty) }
    #expect(
      plain(text(report, columns: 60).ahead).hasPrefix(
        """
        The coming days (forecast)           to review  new  minutes
        if you finish each day's cards, today's too
        Thu 2026-03-05  ███████████████████ \(reviews < 10 ? " " : "")        \(reviews)    \(new)      4.3
        """))
  }

  @Test(
    "last week is told up to today's weekday, where that is less than all of it",
    arguments: [(0, "6 of them on Monday"), (2, "6 of them from Monday to Wednesday"), (6, "")])
  func lastWeek(weekday: Int, detail: String) {
    let monday = StatsFixture.today + -2
    let answers = [(-7, 6), (-1, weekday == 6 ? 0 : 3)].flatMap { day, count in
      (0..<count).map {
        PastAnswer(
          card: Int64($0) * 4, moment: StatsFixture.moment(monday + day), rating: .good, milliseconds: 6_000)
      }
    }
    let activity = Activity(AnswerLog(answers))
    var report = StatsFixture.report()
    report.today = monday + weekday
    report.weeks = WeekComparison(activity, today: report.today)
    let line = StatsHeadlines(report: report).lines.first { $0.title == "Last week" }
    #expect(line?.detail.split(separator: "; ").dropFirst().joined() == detail)
  }

  @Test(
    "minutes have one form",
    arguments: [
      (0, "0.0 min"), (0.02, "0.0 min"), (0.4, "0.4 min"), (9.94, "9.9 min"), (9.96, "10 min"), (75, "75 min"),
    ])
  func minutes(minutes: Double, written: String) { #expect(minutes.minutes == written) }

  @Test("days have bars to an eighth of a column, with answers, accuracy and minutes")
  func days() {
    #expect(
      plain(text(StatsFixture.report(), columns: 60).work) == """
        By day                               answers  right  minutes
        Sat 2026-02-28                             0
        Sun 2026-03-01                             0
        Mon 2026-03-02                             0
        Tue 2026-03-03  ███████████████████       10    80%      1.0
        Wed 2026-03-04  ███████▋                   4   100%      0.4
        """)
  }

  @Test("days before the first answer are not shown, nor do they make weeks of few days")
  func firstDay() {
    let moments = [StatsFixture.today + -1, StatsFixture.today].map { StatsFixture.moment($0) }
    let log = AnswerLog(moments.map { PastAnswer(card: 4, moment: $0, rating: .good, milliseconds: 6_000) })
    let report = StatsFixture.report(days: 300, log: log)
    #expect(
      plain(text(report, columns: 60).work) == """
        By day                               answers  right  minutes
        Tue 2026-03-03  ███████████████████        1   100%      0.1
        Wed 2026-03-04  ███████████████████        1   100%      0.1
        """)
    #expect(StatsTables(report: report).work.rows.count == 2)
    let before = StatsFixture.report(days: 1, log: AnswerLog([log.answers[0]]))
    #expect(plain(text(before).work) == "By day\nNo answers in this period.")
    #expect(StatsTables(report: before).work.rows.isEmpty)
  }

  @Test("retention has a mark where it should be, and leaves out what was not asked")
  func retention() {
    #expect(
      plain(text(StatsFixture.report(), columns: 60).retention) == """
        Retention by age                        still known  answers
        age is the days since the answer before; the line marks your
        goal, 90%
        1 day      ████████████████████████│██         100%        4
        4-7 days   █████████████████████▋  │            80%       10
        8-14 days  ████████████████████████│██         100%       16
        """)
    #expect(
      plain(text(StatsFixture.report(), .ascii, columns: 60).hours) == """
        Retention by hour                       still known  answers
        08:00  ###########################|###         100%        4
        09:00  ###########################|###         100%       16
        20:00  #########################..|...          80%       10
        """)
  }

  @Test("the year has a shade for each day, which tells without colour and in ASCII")
  func year() {
    let lines = HeatMapText(map: StatsFixture.report().heatMap, glyphs: .unicode, columns: 60).lines
    #expect(lines.count == 9 && lines.allSatisfy { $0.columns <= 60 })
    #expect(lines[0].plain == "    Mar Apr May Jun  Jul Aug  Sep Oct Nov  Dec Jan Feb Mar")
    #expect(lines[1].plain.hasPrefix("Mon ·") && lines[3].plain.hasPrefix("Wed ") && lines[2].plain.hasPrefix("    "))
    #expect(lines[2].plain.hasSuffix("·█▒") && lines[3].plain.hasSuffix("··░"))
    #expect(lines[8].plain == "    · none  ░ 1-5  ▒ 6-10  ▓ 11-15  █ 16 or more")
    #expect(lines[2].rendered(color: true).contains("\u{1B}[32;1m█\u{1B}[0m"))
    let ascii = HeatMapText(map: StatsFixture.report().heatMap, glyphs: .ascii, columns: 60).lines
    #expect(ascii[2].plain.hasSuffix(".#+") && ascii[8].plain == "    . none  - 1-5  + 6-10  * 11-15  # 16 or more")
  }

  @Test("of a narrow terminal the year loses its oldest weeks and says so, and its legend goes on below")
  func narrowYear() {
    let map = HeatMapText(map: StatsFixture.report().heatMap, glyphs: .unicode, columns: 40)
    #expect(map.title == "The last 33 weeks, answers by day")
    #expect(map.lines.allSatisfy { $0.columns <= 40 })
    #expect(map.lines[0].plain == "     Aug  Sep Oct Nov  Dec Jan Feb Mar")
    #expect(map.lines[2].plain.hasSuffix("·█▒") && map.lines[3].plain.hasSuffix("··░"))
    #expect(map.lines.suffix(2).map(\.plain) == ["    · none  ░ 1-5  ▒ 6-10  ▓ 11-15", "    █ 16 or more"])
    #expect(HeatMapText(map: map.map, glyphs: .unicode, columns: 60).title == "The past year, answers by day")
  }

  @Test("at 40 columns days keep their dates beside bars, and ages their days")
  func narrowDays() {
    #expect(
      plain(text(StatsFixture.report(days: 2), columns: 40).work) == """
        By day           answers  right  minutes
        03-03  ████████       10    80%      1.0
        03-04  ███▎            4   100%      0.4
        """)
    let ages = text(StatsFixture.report(), columns: 40).retention
    #expect(ages.suffix(3).map { $0.plain.prefix(5) } == ["1    ", "4-7  ", "8-14 "])
    #expect(
      plain(text(StatsFixture.report(), columns: 30).ahead) == """
        The coming days (forecast)
        if you finish each day's
        cards, today's too
        Thu 2026-03-05
          to review 20  new 8
          minutes 4.3
        Fri 2026-03-06
          to review 10  new 8
          minutes 4.3
        """)
  }

  @Test("at 40 columns each deck stands by its name above its figures, without those that are nothing")
  func narrowWords() {
    let report = StatsFixture.report(decks: [("developer-english", nil)])
    #expect(
      plain(text(report, columns: 40).words) == """
        Words by state
        all
          words 30  new 10  learning 1
          in review 15  relearning 2
          suspended 2  known 6
        developer-english
          words 30  new 10  learning 1
          in review 15  relearning 2
          suspended 2  known 6
        """)
  }

  @Test("words stand by level, then by deck; of many, the last are one row")
  func words() {
    #expect(
      plain(text(StatsFixture.report()).words) == """
        Words by state  words  new  learning  in review  relearning  suspended  known
        all                90   30         3         45           6          6     20
        A2                 30   10         1         15           2          2      7
        B1                 30   10         1         15           2          2      6
        no level           30   10         1         15           2          2      8
        a                  60   20         2         30           4          4     12
        b                  30   10         1         15           2          2      8
        """)
    let many = StatsFixture.report(decks: (10..<40).map { ("deck \($0)", nil) })
    let lines = text(many).words
    #expect(lines.count == 2 + 12 && lines.last?.plain.hasPrefix("19 more") == true)
  }

  @Test("the hardest words name what was typed for them, and what that means")
  func hardWords() {
    #expect(
      plain(text(StatsFixture.report()).hardWords) == """
        Hardest words of the last 5 days
        missed 7 of 12  authenticity · 진위; 진품임
                        typed 'credibility' (신뢰성) 3 times, 'authentic'
        """)
    #expect(text(StatsFixture.report(days: 1)).hardWords.first?.plain == "Hardest words today")
  }

  @Test("where nothing was asked again there is a line that says what it takes")
  func unmeasured() {
    let log = AnswerLog([
      PastAnswer(card: 4, moment: StatsFixture.moment(StatsFixture.today), rating: .again, milliseconds: 6_000)
    ])
    let report = text(StatsFixture.report(log: log, words: []))
    #expect(
      plain(report.hardWords) == """
        Hardest words of the last 5 days
        None yet. A word is listed here once you have missed it after its first answer.
        """)
    #expect(
      plain(report.retention) == """
        Retention
        None yet. It is measured by answers given on a later day than the one before.
        """)
  }

  @Test("is never wider than the terminal, nor than 80 columns", arguments: [20, 40, 60, 80, 200], [1, 31, 100, 800])
  func width(columns: Int, days: Int) {
    let word = StatsReport.HardWord(
      word: String(repeating: "긴", count: 90), language: "ko", meanings: [String(repeating: "x", count: 300)],
      meaningLanguage: "en", deck: "d", answers: 1, missed: 1,
      confusions: (0..<3).map { .init(given: String(repeating: "\($0)", count: 99), count: 2, meanings: ["m"]) })
    let report = StatsFixture.report(
      days: days, decks: [(String(repeating: "d", count: 100), String(repeating: "급", count: 60))], words: [word])
    for glyphs in [Glyphs.unicode, .ascii] {
      for line in text(report, glyphs, columns: columns).sections.joined() {
        #expect(line.truncated(columns: columns).columns <= columns)
        if columns >= 40 { #expect(line.columns <= min(columns, 80), "\(line.plain)") }
      }
    }
  }

  @Test("in ASCII nothing but words of decks is beyond it")
  func ascii() {
    let report = StatsFixture.report(words: [])
    #expect(text(report, .ascii).sections.joined().allSatisfy { $0.plain.utf8.allSatisfy { $0 < 128 } })
    #expect(!text(report).sections.joined().allSatisfy { $0.plain.utf8.allSatisfy { $0 < 128 } })
  }

  @Test(
    "many days are shown by week, and very many by month",
    arguments: [
      (1, "By day", 1), (31, "By day", 31), (32, "By week, named by its first day", 6),
      (371, "By week, named by its first day", 54),
      (372, "By month", 14), (3_650, "By month", 121),
    ])
  func periods(days: Int, heading: String, rows: Int) {
    let moments = [-(days - 1), 0].map { StatsFixture.moment(StatsFixture.today + $0) }
    let log = AnswerLog(moments.map { PastAnswer(card: 4, moment: $0, rating: .good, milliseconds: 6_000) })
    let lines = text(StatsFixture.report(days: days, log: log)).work
    #expect(lines[0].plain.hasPrefix(heading) && lines.count == rows + 1)
    let periods = StudyPeriod.all(in: StatsFixture.today + -(days - 1)...StatsFixture.today)
    #expect(periods.first?.days.lowerBound == StatsFixture.today + -(days - 1))
    for (one, next) in zip(periods, periods.dropFirst()) {
      #expect(one.days.upperBound + 1 == next.days.lowerBound)
    }
    #expect(periods.last?.days.upperBound == StatsFixture.today)
  }

  @Test("a library without answers says what to do")
  func empty() {
    let empty = text(StatsFixture.report(log: StatsFixture.empty, decks: []))
    #expect(empty.emptiness == "The library is empty. Fill it with 'vocab import FILE' or 'vocab add WORD MEANING'.")
    #expect(empty.sections.isEmpty)
    let unasked = text(StatsFixture.report(log: StatsFixture.empty))
    #expect(unasked.emptiness == "There are no answers yet. 'vocab quiz' asks the first words.")
    var ofDeck = StatsFixture.report(log: StatsFixture.empty, decks: [])
    ofDeck.decks = ["German"]
    #expect(text(ofDeck).emptiness == "There are no words in German.")
    #expect(unasked.sections.count == 1 && text(StatsFixture.report()).emptiness == nil)
  }

  @Test(
    "the league is a sentence after a session",
    arguments: [
      ([50, 100, 90], "This week: 3rd of 3 weeks, 40 more right answers for 2nd place."),
      ([89, 90], "This week: 2nd of 2 weeks, 1 more right answer for 1st place."),
      ([90, 49, 50], "This week: 1st of 3 weeks, 40 right answers ahead."),
      ([7, 7], "This week: 1st of 2 weeks, level with another week."),
    ])
  func league(scores: [Int], sentence: String) {
    let right = scores.enumerated().map { (day: StatsFixture.today + -7 * $0.offset, answers: $0.element) }
    #expect(WeekLeague(right: right, today: StatsFixture.today)?.sentence == sentence)
  }

  @Test(
    "places in a row",
    arguments: [
      (1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (12, "12th"), (13, "13th"), (21, "21st"),
      (22, "22nd"), (53, "53rd"), (111, "111th"),
    ])
  func ordinals(number: Int, written: String) { #expect(number.ordinal == written) }
}

@Suite("a bar")
struct GaugeBarTests {
  @Test(
    "fills to the eighth, or to the character",
    arguments: [
      (0, "    ", "    "), (1, "████", "####"), (0.5, "██  ", "##  "), (1.0 / 32, "▏   ", "    "),
      (0.4, "█▋  ", "##  "),
      (2, "████", "####"), (-1, "    ", "    "), (.nan, "    ", "    "),
    ] as [(Double, String, String)])
  func fills(share: Double, unicode: String, ascii: String) {
    #expect(GaugeBar(share, width: 4, glyphs: .unicode).text == unicode)
    #expect(GaugeBar(share, width: 4, glyphs: .ascii).text == ascii)
  }

  @Test("has a mark within it or beyond")
  func mark() {
    #expect(GaugeBar(0.25, mark: 0.5, width: 4, glyphs: .unicode).text == "█ │ ")
    #expect(GaugeBar(1, mark: 1, width: 4, glyphs: .unicode).text == "███│")
    #expect(GaugeBar(0.25, mark: 0.5, width: 4, glyphs: .ascii).text == "#.|.")
  }
}
