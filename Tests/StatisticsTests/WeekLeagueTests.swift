import Scheduling
import Statistics
import TestSupport
import Testing

@Suite("the league of weeks")
struct WeekLeagueTests {
  /// - Parameter scores: this week's first, then those before it.
  private func league(_ scores: [Int], weekday: Int = 2) -> WeekLeague? {
    let right = scores.enumerated().map { (day: monday + -7 * $0.offset, answers: $0.element) }
    return WeekLeague(right: right, today: monday + weekday)
  }

  @Test(
    "ranks by right answers and says what comes level with the next better week",
    arguments: [
      ([50, 100, 90], 3, 3, 40, 2, nil), ([90, 100, 90], 2, 3, 10, 1, nil), ([100, 50, 90], 1, 3, nil, nil, 10),
      ([0, 7], 2, 2, 7, 1, nil), ([7, 7], 1, 2, nil, nil, nil), ([1, 5, 0, 5, 5, 9], 5, 5, 4, 2, nil),
    ] as [([Int], Int, Int, Int?, Int?, Int?)])
  func ranks(scores: [Int], rank: Int, weeks: Int, answers: Int?, next: Int?, lead: Int?) throws {
    let found = try #require(league(scores))
    #expect(found.score == scores[0] && found.rank == rank && found.weeks == weeks)
    #expect(found.toRise == answers.map { WeekLeague.Step(answers: $0, rank: next ?? 0) } && found.lead == lead)
  }

  @Test("there is none of one week, nor of none")
  func alone() {
    #expect(league([]) == nil && league([40]) == nil && league([40, 0, 0]) == nil)
  }

  @Test("weeks take part for a year, and days to come do not")
  func year() {
    let scores = [5] + Array(repeating: 0, count: 51)
    #expect(league(scores + [9])?.rank == 2)
    #expect(league(scores + [0, 9]) == nil)
    #expect(WeekLeague(right: [(monday + 7, 9), (monday, 3)], today: monday) == nil)
  }

  @Test("what it takes to rise does raise", arguments: 1...30 as ClosedRange<UInt64>)
  func rise(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var scores = (0..<random.int(2...20)).map { _ in random.int(1...30) }
    while let step = try #require(league(scores)).toRise {
      scores[0] += step.answers - 1
      #expect(try #require(league(scores)).rank > step.rank)
      scores[0] += 1
      #expect(try #require(league(scores)).rank == step.rank)
    }
    #expect(try #require(league(scores)).rank == 1)
  }

  @Test("counts right answers alone")
  func score() {
    let answers = [
      answer(monday, .again), answer(monday, .hard, hour: 13), answer(monday + -7), answer(8, monday + -7, .again),
    ]
    let league = WeekLeague(Activity(AnswerLog(answers)), today: monday)
    #expect(league?.score == 1 && league?.rank == 1 && league?.lead == nil)
  }
}
