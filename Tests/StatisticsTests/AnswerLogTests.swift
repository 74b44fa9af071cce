import Scheduling
import Statistics
import TestSupport
import Testing

@Suite("a log of answers")
struct AnswerLogTests {
  @Test("has each card's answers together and in the order of time", arguments: 1...20 as ClosedRange<UInt64>)
  func grouping(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let answers = (0..<random.int(0...300)).map { _ in
      answer(
        Int64(random.int(1...20)), monday + random.int(-30...0), Rating(rawValue: random.int(1...4))!,
        hour: random.int(4...23), milliseconds: random.int(0...90_000))
    }
    let log = AnswerLog(answers)
    #expect(Set(log.byCard.map { $0.first!.card }).count == Set(answers.map(\.card)).count)
    for run in log.byCard {
      #expect(Set(run.map(\.card)).count == 1)
      let sorted = answers.filter { $0.card == run.first?.card }.enumerated()
        .sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }.map(\.element)
      #expect(Array(run) == sorted)
    }
  }

  @Test(
    "an answer's time counts up to a minute, and none that was not measured",
    arguments: [(nil, 0), (-5, 0), (2_140, 2_140), (60_000, 60_000), (3_600_000, 60_000)] as [(Int?, Int)])
  func time(given: Int?, counted: Int) {
    #expect(answer(monday, milliseconds: given).milliseconds == counted)
  }

  @Test(
    "the hour is that of the wall clock where the answer was given",
    arguments: [(0, 0), (9 * 3_600, 23), (-8 * 3_600, 5), (-3_600 / 2, 12)])
  func hour(offset: Int, hour: Int) {
    #expect(answer(monday, hour: hour, offset: offset).hour == hour)
    let before1970 = PastAnswer(
      card: 1, moment: ReviewMoment(at: Timestamp(milliseconds: -1), day: monday, utcOffset: 0), rating: .good,
      milliseconds: nil)
    #expect((0...23).contains(before1970.hour))
  }

  @Test("what no library should hold is taken without a trap")
  func extremes() {
    for number in [Int64.min, .max] {
      let moment = ReviewMoment(
        at: Timestamp(milliseconds: number), day: StudyDay(rawValue: Int(number)), utcOffset: Int(number))
      let answer = PastAnswer(card: number, moment: moment, rating: .again, milliseconds: Int(number))
      #expect((0...23).contains(answer.hour) && (0...60_000).contains(answer.milliseconds))
      let log = AnswerLog([answer, answer])
      let activity = Activity(log)
      #expect(activity.days.map(\.totals.answers) == [2])
      #expect(HeatMap(activity, today: monday).columns.joined().allSatisfy { $0.level == 0 })
      _ = WeekLeague(activity, today: monday)
      _ = WeekComparison(activity, today: answer.day)
      let pauses = Pause.all(
        in: activity, log: log, cards: [], now: StatisticsTests.moment(monday), dayStart: 0,
        scheduler: { _ in Scheduler() })
      #expect(Streak(activity, pauses: pauses, today: monday).longest == 1)
    }
  }
}
