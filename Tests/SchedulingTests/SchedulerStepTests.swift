import Scheduling
import Testing

/// A case of the tables: from where, which answer, to where.
struct StepCase: Sendable, CustomTestStringConvertible {
  var from: CardSchedule.Phase?
  var rating: Rating
  var to: CardSchedule.Phase
  /// Seconds to the next step; nil when the card goes to a study day.
  var delay: Int?

  init(_ from: CardSchedule.Phase?, _ rating: Rating, _ to: CardSchedule.Phase, _ delay: Int? = nil) {
    (self.from, self.rating, self.to, self.delay) = (from, rating, to, delay)
  }

  var testDescription: String { "\(from.map(String.init(describing:)) ?? "new") \(rating)" }
}

struct SchedulerStepTests {
  @Test(
    "the default steps are 1 and 10 minutes, and 10 minutes after a lapse",
    arguments: [
      StepCase(nil, .again, .learning(step: 0), 60), StepCase(nil, .hard, .learning(step: 0), 330),
      StepCase(nil, .good, .learning(step: 1), 600), StepCase(nil, .easy, .review),
      StepCase(.learning(step: 0), .again, .learning(step: 0), 60),
      StepCase(.learning(step: 0), .hard, .learning(step: 0), 330),
      StepCase(.learning(step: 0), .good, .learning(step: 1), 600), StepCase(.learning(step: 0), .easy, .review),
      StepCase(.learning(step: 1), .again, .learning(step: 0), 60),
      StepCase(.learning(step: 1), .hard, .learning(step: 1), 600),
      StepCase(.learning(step: 1), .good, .review), StepCase(.learning(step: 1), .easy, .review),
      StepCase(.review, .again, .relearning(step: 0), 600), StepCase(.review, .hard, .review),
      StepCase(.review, .good, .review), StepCase(.review, .easy, .review),
      StepCase(.relearning(step: 0), .again, .relearning(step: 0), 600),
      StepCase(.relearning(step: 0), .hard, .relearning(step: 0), 900),
      StepCase(.relearning(step: 0), .good, .review), StepCase(.relearning(step: 0), .easy, .review),
    ])
  func defaults(_ step: StepCase) { check(step, Scheduler()) }

  @Test(
    "three steps are gone through one by one, and an index beyond them counts as the last",
    arguments: [
      StepCase(.learning(step: 1), .good, .learning(step: 2), 86_400),
      StepCase(.learning(step: 2), .hard, .learning(step: 2), 86_400),
      StepCase(.learning(step: 2), .good, .review),
      StepCase(.learning(step: 9), .hard, .learning(step: 2), 86_400),
      StepCase(.learning(step: 9), .good, .review),
      StepCase(.learning(step: -1), .good, .learning(step: 1), 900),
      StepCase(.relearning(step: 0), .hard, .relearning(step: 0), 450),
      StepCase(.relearning(step: 0), .good, .relearning(step: 1), 600),
    ])
  func moreSteps(_ step: StepCase) {
    check(step, Scheduler(learningSteps: [60, 900, 86_400], relearningSteps: [300, 600]))
  }

  @Test(
    "without steps every answer leads to a study day",
    arguments: Rating.allCases.flatMap { rating in
      [nil, .learning(step: 1), .review, .relearning(step: 0)].map { StepCase($0, rating, .review) }
    })
  func noSteps(_ step: StepCase) { check(step, Scheduler(learningSteps: [], relearningSteps: [])) }

  @Test("a single learning step makes hard wait half as long again")
  func singleStep() {
    check(StepCase(nil, .hard, .learning(step: 0), 90), Scheduler(learningSteps: [60]))
    check(StepCase(nil, .good, .review), Scheduler(learningSteps: [60]))
  }

  @Test("only a card in review that is forgotten counts a lapse; every answer counts as one")
  func counts() {
    let scheduler = Scheduler()
    for phase in [.learning(step: 0), .review, .relearning(step: 0)] as [CardSchedule.Phase] {
      for rating in Rating.allCases {
        let next = scheduler.next(after: schedule(phase), rating: rating, at: moment(day: 110), fuzzSeed: 1)
        #expect(next.reps == 6)
        #expect(next.lapses == (phase == .review && rating == .again ? 3 : 2))
        #expect(next.lastReview == moment(day: 110))
      }
    }
    let first = scheduler.next(after: nil, rating: .again, at: moment(day: 110), fuzzSeed: 1)
    #expect((first.reps, first.lapses) == (1, 0))
  }

  @Test("every answer updates the memory, in steps by the same-day formula", arguments: Rating.allCases)
  func memory(rating: Rating) {
    let model = FSRS6()
    let scheduler = Scheduler(model: model)
    let first = scheduler.next(after: nil, rating: rating, at: moment(day: 100), fuzzSeed: 1)
    #expect(first.memory == model.state(afterFirst: rating))
    let second = scheduler.next(after: first, rating: .good, at: moment(day: 100, second: 600), fuzzSeed: 1)
    #expect(second.memory == model.state(after: .good, from: first.memory, elapsed: ElapsedTime(days: 0)))
    let third = scheduler.next(after: second, rating: rating, at: moment(day: 107), fuzzSeed: 1)
    #expect(third.memory == model.state(after: rating, from: second.memory, elapsed: ElapsedTime(days: 7)))
  }

  @Test("a clock set back counts as the same day")
  func clockSetBack() {
    let before = schedule(.review)
    let after = Scheduler().next(after: before, rating: .good, at: moment(day: 40), fuzzSeed: 1)
    #expect(after.memory == FSRS6().state(after: .good, from: before.memory, elapsed: ElapsedTime(days: 0)))
  }

  @Test("a step is due at its instant, or early by as much as the session allows")
  func stepDue() {
    let scheduler = Scheduler()
    let step = scheduler.next(after: nil, rating: .good, at: moment(day: 100), fuzzSeed: 1)
    #expect(!scheduler.isDue(step, at: moment(day: 100, second: 599)))
    #expect(scheduler.isDue(step, at: moment(day: 100, second: 600)))
    #expect(scheduler.isDue(step, at: moment(day: 100), stepsEarlyBy: Scheduler.learnAheadSeconds))
    #expect(!scheduler.isDue(step, at: moment(day: 100), stepsEarlyBy: 599))
    #expect(Scheduler.learnAheadSeconds == 1200)
  }

  @Test("a review is due on its study day, however early steps may be asked")
  func reviewDue() {
    let scheduler = Scheduler()
    var review = schedule(.review)
    review.due = .on(StudyDay(rawValue: 120))
    #expect(!scheduler.isDue(review, at: moment(day: 119, second: 86_399), stepsEarlyBy: 1200))
    #expect(scheduler.isDue(review, at: moment(day: 120)))
    #expect(scheduler.isDue(review, at: moment(day: 150)))
  }

  private func check(_ step: StepCase, _ scheduler: Scheduler) {
    let now = moment(day: 110)
    let next = scheduler.next(after: step.from.map(schedule), rating: step.rating, at: now, fuzzSeed: 7)
    #expect(next.phase == step.to)
    switch next.due {
    case .at(let instant): #expect(step.delay.map { now.at.adding(seconds: Int64($0)) } == instant)
    case .on(let day): #expect(step.delay == nil && day > now.day)
    }
  }

  private func schedule(_ phase: CardSchedule.Phase) -> CardSchedule {
    CardSchedule(
      phase: phase, memory: MemoryState(stability: 10, difficulty: 5), due: .on(StudyDay(rawValue: 110)),
      lastReview: moment(day: 100), reps: 5, lapses: 2)
  }
}
