import Scheduling
import TestSupport
import Testing

struct SchedulerReplayTests {
  private let scheduler = Scheduler()

  @Test("a card without reviews has no schedule")
  func empty() { #expect(scheduler.replay([]) { _ in 0 } == nil) }

  @Test(
    "replaying a random history gives the schedule that stepping through it gave", arguments: 0..<50 as Range<UInt64>)
  func equalsStepping(seed: UInt64) {
    var chance = SeededGenerator(seed: seed)
    let card = Int64(seed)
    var stepped: CardSchedule?
    var history: [(ReviewMoment, Rating)] = []
    var day = 20_000
    for _ in 0..<40 {
      // Now and then the clock goes back a day.
      day += [0, 0, 0, 1, 5, 90, -1].randomElement(using: &chance) ?? 0
      let now = moment(day: day, second: Int.random(in: 0..<86_400, using: &chance))
      let rating = Rating.allCases.randomElement(using: &chance) ?? .good
      let fuzzSeed = FuzzSeed.of(card: card, reviews: stepped?.reps ?? 0)
      stepped = scheduler.next(after: stepped, rating: rating, at: now, fuzzSeed: fuzzSeed)
      history.append((now, rating))
      #expect(scheduler.replay(history) { FuzzSeed.of(card: card, reviews: $0) } == stepped)
    }
    #expect(stepped?.reps == history.count)
  }
}
