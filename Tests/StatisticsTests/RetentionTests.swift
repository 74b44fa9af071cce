import Scheduling
import Statistics
import TestSupport
import Testing

@Suite("retention")
struct RetentionTests {
  @Test("counts answers given a study day or more after the one before, by age and hour")
  func ages() {
    let log = AnswerLog([
      answer(4, monday, .again), answer(4, monday, .again, hour: 13), answer(4, monday + 1, hour: 8),
      answer(4, monday + 4, .again, hour: 23), answer(4, monday + 104, .hard, hour: 8),
      answer(8, monday + -9, origin: .assumed), answer(8, monday + -5, origin: .assumed),
      answer(8, monday + 3, .again, hour: 8),
    ])
    let retention = Retention(log, days: monday...monday + 200)
    #expect(retention.total == .init(answers: 4, right: 2))
    #expect(retention.byAge.map(\.answers) == [1, 1, 0, 1, 0, 0, 1])
    #expect(retention.byAge.map(\.right) == [1, 0, 0, 0, 0, 0, 1])
    #expect(retention.byHour[8] == .init(answers: 3, right: 2) && retention.byHour[23] == .init(answers: 1, right: 0))
    #expect(retention.byHour[9].share == nil)
    #expect(Retention(log, days: monday + 4...monday + 4).total == .init(answers: 1, right: 0))
  }

  @Test("every age has one range, and the ranges follow one another")
  func ranges() {
    var next = 1
    for place in Retention.firstAges.indices {
      let ages = Retention.ages(place)
      #expect(ages.first == next)
      next = (ages.last ?? ages.first) + 1
    }
    #expect(Retention.ages(Retention.firstAges.count - 1).last == nil)
  }

  @Test("its parts add up", arguments: 1...20 as ClosedRange<UInt64>)
  func sums(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let answers = (0..<200).map { _ in
      answer(
        Int64(random.int(1...9)), monday + random.int(0...90), Rating(rawValue: random.int(1...4))!,
        hour: random.int(4...23))
    }
    let retention = Retention(AnswerLog(answers), days: monday...monday + 90)
    for counts in [retention.byAge, retention.byHour] {
      #expect(counts.reduce(0) { $0 + $1.answers } == retention.total.answers)
      #expect(counts.reduce(0) { $0 + $1.right } == retention.total.right)
    }
  }

  @Test("misses leave a card's very first answer out, and days that are not asked for")
  func misses() {
    let log = AnswerLog([
      answer(4, monday, .again), answer(4, monday + 1, .again), answer(4, monday + 2), answer(4, monday + 9, .again),
      answer(8, monday, .again), answer(8, monday + 1),
    ])
    #expect(CardMisses.all(in: log, days: monday...monday + 5) == [CardMisses(card: 4, answers: 2, missed: 1)])
  }
}

@Suite("counts of words")
struct WordCountsTests {
  private func card(
    _ id: Int64, _ phase: CardSchedule.Phase = .review, suspended: Bool = false, group: Int = 0
  ) -> StandingCard {
    StandingCard(
      id: id,
      schedule: CardSchedule(
        phase: phase, memory: MemoryState(stability: 1, difficulty: 5), due: .on(monday), lastReview: moment(monday),
        reps: 1, lapses: 0), isSuspended: suspended, group: group)
  }

  @Test("an entry counts once, by the furthest of its cards, and is known by the best; suspended ones are not known")
  func known() {
    let groups = [
      EntryGroup(deck: "d", level: "B1", entries: 11, new: 4, suspendedNew: 2),
      EntryGroup(deck: "d", level: nil, entries: 1, new: 1, suspendedNew: 0),
    ]
    let cards = [
      card(4), card(5, .learning(step: 0)), card(8, .relearning(step: 0)), card(12, suspended: true),
      card(13, suspended: true), card(16, group: 7), card(20, .learning(step: 1)), card(21, .relearning(step: 0)),
      card(24, .learning(step: 1)),
    ]
    let known: [Int64: Double] = [4: 0.5, 5: 0.75, 8: 0.25, 12: 1]
    let counts = WordCounts.by(groups, cards, entry: { $0.id / 4 }, retrievability: { known[$0.id] ?? 0 })
    #expect(
      counts[0]
        == WordCounts(entries: 11, new: 4, learning: 1, review: 1, relearning: 2, suspended: 3, known: 1))
    #expect(counts[1] == WordCounts(entries: 1, new: 1))
    #expect((counts[0] + counts[1]).new == 5)
  }
}
