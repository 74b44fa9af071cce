import Scheduling
import Statistics
import TestSupport
import Testing

@Suite("a streak")
struct StreakTests {
  /// Intervals without chance; a new card that is answered well comes back after two days, then after 11.
  private let scheduler = Scheduler(learningSteps: [], relearningSteps: [], fuzz: false)

  private func cards(_ log: AnswerLog, suspended: Set<Int64> = []) -> [StandingCard] {
    log.byCard.compactMap { run in
      guard let card = run.first?.card else { return nil }
      let reviews = run.map { ($0.moment, $0.rating) }
      return scheduler.replay(reviews, of: card).map {
        StandingCard(id: card, schedule: $0, isSuspended: suspended.contains(card), group: 0)
      }
    }
  }

  private func pauses(
    _ answers: [PastAnswer], now: ReviewMoment, suspended: Set<Int64> = []
  ) -> (pauses: [Pause], streak: Streak) {
    let log = AnswerLog(answers)
    let activity = Activity(log)
    let pauses = Pause.all(
      in: activity, log: log, cards: cards(log, suspended: suspended), now: now,
      dayStart: StudyCalendar.defaultDayStart, scheduler: { _ in scheduler })
    return (pauses, Streak(activity, pauses: pauses, today: now.day))
  }

  private func streak(_ answers: [PastAnswer], now: ReviewMoment, suspended: Set<Int64> = []) -> Streak {
    pauses(answers, now: now, suspended: suspended).streak
  }

  @Test("is the number of days in a row, today's if something was answered")
  func row() {
    let days = (0..<5).map { answer(4, monday + $0) }
    #expect(
      streak(days, now: moment(monday + 4)) == Streak(days: 5, longest: 5, daysOff: 0, includesToday: true))
    #expect(
      streak(days, now: moment(monday + 5)) == Streak(days: 5, longest: 5, daysOff: 0, includesToday: false))
    #expect(streak([], now: moment(monday)) == Streak(days: 0, longest: 0, daysOff: 0, includesToday: false))
  }

  @Test("breaks on a day on which something was due")
  func missed() {
    // Answered on Monday, due on Wednesday.
    #expect(streak([answer(monday)], now: moment(monday + 2)).days == 1)
    #expect(streak([answer(monday)], now: moment(monday + 3)).days == 0)
    let late = [answer(monday), answer(monday + 3), answer(monday + 4)]
    #expect(streak(late, now: moment(monday + 4)) == Streak(days: 2, longest: 2, daysOff: 0, includesToday: true))
  }

  @Test("is not broken, nor lengthened, by days on which nothing was due")
  func nothingDue() {
    let answers = [answer(monday), answer(monday + 2), answer(monday + 13)]
    #expect(
      streak(answers, now: moment(monday + 13)) == Streak(days: 3, longest: 3, daysOff: 11, includesToday: true))
    // A second card, due on the fifth day.
    let other = [answer(8, monday + 2, .easy), answer(8, monday + 13)]
    #expect(streak(answers + other, now: moment(monday + 13)).days == 1)
  }

  @Test("breaks the day after a step was left undone")
  func step() {
    let steps = Scheduler(fuzz: false)
    let log = AnswerLog([answer(monday, .again)])
    let activity = Activity(log)
    let schedule = steps.replay([(moment(monday), .again)], of: 4)!
    for (days, expected) in [(1, 1), (2, 0)] {
      let now = moment(monday + days)
      let pauses = Pause.all(
        in: activity, log: log, cards: [StandingCard(id: 4, schedule: schedule, isSuspended: false, group: 0)],
        now: now, dayStart: 0, scheduler: { _ in steps })
      #expect(Streak(activity, pauses: pauses, today: now.day).days == expected)
    }
    let later = AnswerLog([answer(monday, .again), answer(monday + 2)])
    let pauses = Pause.all(
      in: Activity(later), log: later, cards: [StandingCard(id: 4, schedule: schedule, isSuspended: false, group: 0)],
      now: moment(monday + 2), dayStart: 0, scheduler: { _ in steps })
    #expect(pauses.map(\.missed) == [1])
  }

  @Test("what is suspended is not due, nor is what an import supposes")
  func suspended() {
    #expect(streak([answer(monday)], now: moment(monday + 9), suspended: [4]).days == 1)
    let imported = [answer(4, monday, origin: .imported), answer(8, monday + -30, origin: .assumed)]
    #expect(
      streak(imported, now: moment(monday + 1)) == Streak(days: 1, longest: 1, daysOff: 0, includesToday: false))
  }

  @Test("the spread of intervals counts for the learner: due is the last day that it allowed")
  func fuzz() {
    let spread = Scheduler(learningSteps: [], relearningSteps: [])
    let answers = [answer(monday), answer(monday + 2), answer(monday + 20)]
    let log = AnswerLog(answers)
    let schedule = spread.replay(answers.map { ($0.moment, $0.rating) }, of: 4)!
    let pauses = Pause.all(
      in: Activity(log), log: log, cards: [StandingCard(id: 4, schedule: schedule, isSuspended: false, group: 0)],
      now: moment(monday + 20), dayStart: 0, scheduler: { _ in spread })
    let second = spread.replay(answers.prefix(2).map { ($0.moment, $0.rating) }, of: 4)!
    #expect(spread.latestDueDay(of: second) > monday + 13)
    #expect(pauses.last?.firstDue == spread.latestDueDay(of: second))
  }

  @Test("is kept through daylight saving, both ways, with answers late in the evening and after midnight")
  func daylightSaving() {
    // Los Angeles 2026: forward on 8 March, back on 1 November.
    let changes = [StudyDay(date: "2026-03-08")!, StudyDay(date: "2026-11-01")!]
    for change in changes {
      for hours in [[23, 5], [28, 28], [27, 4], [4, 27]] {
        let calendar = StudyCalendar { instant in
          let spring = StatisticsTests.instant(changes[0], hour: 10)
          let autumn = StatisticsTests.instant(changes[1], hour: 9)
          return instant >= spring && instant < autumn ? -7 * 3_600 : -8 * 3_600
        }
        let answers = (-4...4).map { number -> PastAnswer in
          let seconds = Int64(hours[abs(number) % 2] - 4) * 3_600 + 60
          let begin = calendar.start(of: change + number)
          let at = min(begin.adding(seconds: seconds), calendar.start(of: change + number + 1).adding(seconds: -60))
          return PastAnswer(card: 4, moment: calendar.moment(at: at), rating: .again, milliseconds: nil)
        }
        let now = calendar.moment(at: calendar.start(of: change + 5).adding(seconds: 3_600))
        #expect(streak(answers, now: now).days == 9, "\(change.date) \(hours)")
      }
    }
  }

  @Test("is kept on a flight over the date line that skips a day, and on one that repeats one")
  func travel() {
    let (seoul, losAngeles) = (9 * 3_600, -8 * 3_600)
    // Saturday evening in Los Angeles, then Monday morning in Seoul, 20 hours later.
    let saturday = monday + 5
    let east = [
      answer(4, monday + 4, .again, offset: losAngeles), answer(4, saturday, .again, hour: 20, offset: losAngeles),
      answer(4, saturday + 2, .again, hour: 9, offset: seoul), answer(4, saturday + 3, .again, offset: seoul),
    ]
    #expect(streak(east, now: moment(saturday + 3, hour: 20, offset: seoul)).days == 4)
    #expect(pauses(east, now: moment(saturday + 3, hour: 20, offset: seoul)).pauses.map(\.swallowed) == [1])
    // Landed, and not yet studied: the day that was skipped is not missed.
    #expect(streak(Array(east.prefix(2)), now: moment(saturday + 2, hour: 9, offset: seoul)).days == 2)
    // A whole day more is.
    #expect(streak(Array(east.prefix(2)), now: moment(saturday + 3, hour: 9, offset: seoul)).days == 0)
    // Without the flight two days later is too late.
    #expect(streak(Array(east.prefix(2)), now: moment(saturday + 2, hour: 9, offset: losAngeles)).days == 0)
    // Saturday in Seoul, then Friday again in Los Angeles.
    let west = [
      answer(4, monday + 3, .again, offset: seoul), answer(4, monday + 4, .again, offset: seoul),
      answer(4, saturday, .again, hour: 9, offset: seoul), answer(4, monday + 4, .again, hour: 19, offset: losAngeles),
    ]
    #expect(
      streak(west, now: moment(monday + 4, hour: 20, offset: losAngeles))
        == Streak(days: 3, longest: 3, daysOff: 0, includesToday: true))
    #expect(streak(west, now: moment(saturday + 1, offset: losAngeles)).days == 3)
    #expect(streak(west, now: moment(saturday + 2, offset: losAngeles)).days == 0)
  }

  @Test("pauses agree with looking at every day and card by itself", arguments: 1...60 as ClosedRange<UInt64>)
  func naive(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var answers: [PastAnswer] = []
    for card in 1...random.int(1...4) {
      var day = monday + random.int(0...20)
      for _ in 0..<random.int(1...8) {
        answers.append(answer(Int64(card), day, Rating(rawValue: random.int(1...4))!, hour: 12))
        day = day + random.int(1...random.int(1...25))
      }
    }
    let now = moment(monday + 200)
    let suspended: Set<Int64> = random.int(0...1) == 0 ? [1] : []
    let (found, streak) = pauses(answers, now: now, suspended: suspended)
    let log = AnswerLog(answers)
    let studied = Set(answers.map(\.day))
    func wasMissed(_ day: StudyDay) -> Bool {
      if studied.contains(day) { return false }
      return log.byCard.contains { run in
        let before = run.filter { $0.day < day }
        guard !before.isEmpty, before.count < run.count || !suspended.contains(run.first!.card) else { return false }
        let schedule = scheduler.replay(before.map { ($0.moment, $0.rating) }, of: run.first!.card)!
        return scheduler.isDue(schedule, at: moment(day))
      }
    }
    for pause in found {
      let days = (1...pause.length).map { pause.last.day + $0 }
      #expect(pause.missed == days.count(where: wasMissed))
    }
    // And so does the streak.
    var (row, longest) = (0, 0)
    for day in (0..<200).map({ monday + $0 }) {
      if studied.contains(day) { row += 1 }
      if wasMissed(day) { row = 0 }
      longest = max(longest, row)
    }
    #expect(streak.days == row && streak.longest == longest)
  }
}
