import JSONText
import Scheduling
import Terminal
import Testing

@testable import VocabCommands

@Suite("the text of a forecast")
struct ForecastTextTests {
  private func forecast(_ retention: Double, reviews: Int, known: Double, postponed: Int = 0) -> Forecast {
    let days = (0..<2).map { index in
      var day = Forecast.Day(index: index)
      day.reviews = reviews + index
      day.new = 20
      day.answers = 2 * reviews
      day.seconds = 90
      day.postponed = postponed
      day.known = known * Double(index + 1) / 2
      return day
    }
    return Forecast(retention: retention, days: days)
  }

  private func report(
    _ forecasts: [Forecast]? = nil, advised: [Double] = [], among: [Double] = [0.7, 0.8, 0.9], sample: Int = 1,
    answers: Int = 500, days: Int = 2
  ) -> ForecastReport {
    let trials = among.map { RetentionAdvice.Trial(retention: $0, seconds: advised.contains($0) ? 10 : 20, known: 1) }
    return ForecastReport(
      forecasts: forecasts ?? [forecast(0.8, reviews: 7, known: 90), forecast(0.9, reviews: 12, known: 101.6)],
      advice: advised.isEmpty ? nil : RetentionAdvice(trials), cardsPerSample: sample,
      plan: .init(days: days, newPerDay: 20, reviewsPerDay: 200), firstDay: StudyDay(rawValue: 20_787),
      pastAnswers: answers, setRetention: 0.9)
  }

  private func text(_ report: ForecastReport, columns: Int = 80) -> ForecastText {
    ForecastText(report: report, strokes: .ascii, columns: columns)
  }

  @Test("the table has a row for each retention, means by the day")
  func table() {
    #expect(
      text(report()).table.map(\.plain) == [
        "retention  reviews a day  minutes a day  words known",
        "     0.80            7.5            1.5           90",
        "     0.90           12.5            1.5          102",
      ])
    #expect(
      text(report([forecast(0.875, reviews: 7, known: 90, postponed: 12)])).table.map(\.plain) == [
        "retention  reviews a day  minutes a day  words known  reviews waiting",
        "    0.875            7.5            1.5           90               12",
      ])
  }

  @Test("where there is no room for its titles they stand in several lines, and the columns move together")
  func narrowTable() {
    #expect(
      text(report(), columns: 40).table.map(\.plain) == [
        "           reviews  minutes  words",
        "retention    a day    a day  known",
        "     0.80      7.5      1.5     90",
        "     0.90     12.5      1.5    102",
      ])
    #expect(
      text(report([forecast(0.875, reviews: 7, known: 90, postponed: 12)]), columns: 40).table.map(\.plain) == [
        "          reviews minutes words reviews",
        "retention   a day   a day known waiting",
        "    0.875     7.5     1.5    90      12",
      ])
  }

  @Test("the advice says where the table is not of a year, as it is")
  func period() {
    #expect(
      text(report(advised: [0.9])).advice?.plain
        == """
        Over a year (the table is of 2 days) a retention of 0.90 gives the most words known for the minutes. It is \
        what is set.
        """)
  }

  @Test(
    "the advice names the retention, those that are as good, and how to set it",
    arguments: [
      (
        [0.8], 1,
        "Over a year a retention of 0.80 gives the most words known for the minutes. "
          + "Set it with 'vocab config set desired-retention 0.80'."
      ),
      (
        [0.7, 0.8], 6,
        "Over a year a retention of 0.70 gives the most words known for the minutes; from 0.70 to 0.80 a word costs "
          + "at most 5% more (simulated with one word in 6). Set it with 'vocab config set desired-retention 0.70'."
      ),
      ([0.9], 1, "Over a year a retention of 0.90 gives the most words known for the minutes. It is what is set."),
    ] as [([Double], Int, String)])
  func advice(advised: [Double], sample: Int, expected: String) {
    #expect(text(report(advised: advised, sample: sample, days: 365)).advice?.plain == expected)
  }

  @Test("says nothing where nothing would be asked")
  func noAdvice() { #expect(text(report()).advice == nil) }

  @Test(
    "says when it rests on assumptions",
    arguments: [
      (0, "There are no answers yet: how an average learner answers, and how fast, is assumed."),
      (1, "There is 1 answer so far: for the most part an average learner is assumed."),
      (99, "There are 99 answers so far: in part an average learner is assumed."), (100, nil),
    ] as [(Int, String?)])
  func assumption(answers: Int, expected: String?) {
    #expect(text(report(answers: answers)).assumption?.plain == expected)
  }

  @Test("the heading says what is simulated")
  func heading() { #expect(text(report()).heading.plain == "2 days from 2026-11-30, at most 20 new words a day") }

  @Test("as JSON lines: the days of each retention, their totals, the advice")
  func events() {
    #expect(
      report([forecast(0.9, reviews: 7, known: 90, postponed: 3)], advised: [0.8], sample: 2).events.map(\.line) == [
        #"{"event":"day","retention":0.90,"day":"2026-11-30","reviews":7,"new":20,"answers":14,"minutes":1.50,"postponed":3,"known":45.0}"#,
        #"{"event":"day","retention":0.90,"day":"2026-12-01","reviews":8,"new":20,"answers":14,"minutes":1.50,"postponed":3,"known":90.0}"#,
        #"{"event":"retention","retention":0.90,"days":2,"reviews":15,"new":40,"answers":28,"minutes":3.00,"postponed":3,"known":90.0}"#,
        #"{"event":"advice","retention":0.80,"from":0.80,"to":0.80,"days":365,"one_card_in":2,"past_answers":500}"#,
      ])
  }
}
