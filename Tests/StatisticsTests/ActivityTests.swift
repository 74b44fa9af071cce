import Scheduling
import Statistics
import TestSupport
import Testing

@Suite("activity")
struct ActivityTests {
  private func activity(_ answers: [PastAnswer]) -> Activity { Activity(AnswerLog(answers)) }

  @Test("adds up answers, right ones, new cards and capped time by the day they were recorded for")
  func totals() {
    let activity = activity([
      answer(4, monday, .again, milliseconds: 90_000), answer(4, monday, .good, hour: 13, milliseconds: 3_000),
      answer(8, monday + 1, .hard), answer(4, monday + 1, .good), answer(8, monday + -3, origin: .assumed),
      answer(12, monday + 1, origin: .imported),
    ])
    #expect(activity.days.map(\.day) == [monday, monday + 1])
    #expect(activity[monday] == Totals(answers: 2, right: 1, new: 1, milliseconds: 63_000))
    #expect(activity[monday + 1] == Totals(answers: 3, right: 3, new: 2, milliseconds: 18_000))
    #expect(activity[monday + 2] == Totals() && activity[monday + -3].accuracy == nil)
    #expect(activity.totals(of: monday...monday + 9).answers == 5)
    #expect(activity.totals(of: monday + 1...monday + 1).accuracy == 1)
    #expect(activity.totals(of: monday + 2...monday + 9) == Totals())
  }

  @Test("a range is the sum of its days", arguments: 1...20 as ClosedRange<UInt64>)
  func sums(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let activity = activity(
      (0..<100).map { _ in
        answer(Int64(random.int(1...3)), monday + random.int(0...40), Rating(rawValue: random.int(1...4))!)
      })
    let (from, to) = (random.int(-5...20), random.int(20...50))
    let sum = (from...to).reduce(Totals()) { $0 + activity[monday + $1] }
    #expect(activity.totals(of: monday + from...monday + to) == sum)
    let all = activity.totals(of: monday...monday + 40)
    #expect(all.answers == 100 && all.new == 3)
  }

  @Test("this week is held against the whole last week, and against as much of it")
  func weeks() {
    let comparison = WeekComparison(
      activity([
        answer(4, monday + -1), answer(4, monday), answer(4, monday + 2), answer(4, monday + 7), answer(4, monday + 9),
        answer(8, monday + 9),
      ]), today: monday + 8)
    #expect(comparison.thisWeek.answers == 3 && comparison.lastWeek.answers == 2)
    #expect(comparison.lastWeekSoFar.answers == 1)
  }

  @Test("a week is Monday to Sunday", arguments: -8...8)
  func week(number: Int) {
    let week = StudyWeek(of: monday + number)
    #expect(week.days.contains(monday + number) && week.monday.weekday == .monday)
    #expect(StudyWeek(of: week.days.upperBound) == week && StudyWeek(of: week.days.upperBound + 1) == week + 1)
  }
}

@Suite("a heat map")
struct HeatMapTests {
  private func map(_ counts: [Int: Int], today: StudyDay) -> HeatMap {
    HeatMap(
      Activity(AnswerLog(counts.flatMap { day, count in (0..<count).map { _ in answer(4, monday + day) } })),
      today: today)
  }

  @Test("is 53 weeks from Monday on, the last up to today", arguments: 0...6)
  func shape(weekday: Int) {
    let map = map([:], today: monday + weekday)
    #expect(map.columns.count == 53 && map.columns.dropLast().allSatisfy { $0.count == 7 })
    #expect(map.columns.last?.count == weekday + 1 && map.columns.last?.last?.day == monday + weekday)
    #expect(map.columns.joined().map(\.day) == (0..<52 * 7 + weekday + 1).map { monday + (-364 + $0) })
    #expect(map.columns.joined().allSatisfy { $0.level == 0 })
  }

  @Test("has four shades, even up to what nine of ten days stay below")
  func shades() {
    let map = map([0: 10, 1: 11, 2: 20, 3: 31, 4: 40, -1: 40, -2: 40, -3: 40, -4: 40, 5: 1_000], today: monday + 5)
    #expect(map.bounds == [10, 20, 30])
    let last = map.columns.last ?? []
    #expect(last.map(\.answers) == [10, 11, 20, 31, 40, 1_000] && last.map(\.level) == [1, 2, 2, 4, 4, 4])
  }

  @Test("days of equal work have the full shade, and none but idle days the empty one")
  func equal() {
    #expect(map([0: 5, -1: 5], today: monday).columns.joined().map(\.level).suffix(2) == [4, 4])
    #expect(map([0: 1], today: monday).columns.joined().last?.level == 4)
  }

  @Test("more answers never have a lighter shade", arguments: 1...20 as ClosedRange<UInt64>)
  func monotone(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let counts = Dictionary(uniqueKeysWithValues: (-60...0).map { ($0, random.int(0...30) * random.int(0...2)) })
    let cells = map(counts, today: monday).columns.joined().sorted { $0.answers < $1.answers }
    for (less, more) in zip(cells, cells.dropFirst()) { #expect(less.level <= more.level) }
    for cell in cells { #expect((cell.level == 0) == (cell.answers == 0) && (0...4).contains(cell.level)) }
  }
}
