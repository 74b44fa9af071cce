import Scheduling
import Testing

@Suite("leeches")
struct LeechTests {
  @Test(
    "a card becomes a leech at eight lapses, and anew after four more",
    arguments: [(6, 7, false), (7, 8, true), (8, 8, false), (8, 9, false), (11, 12, true), (nil, 0, false)])
  func becomes(before: Int?, after: Int, expected: Bool) {
    #expect(schedule(lapses: after).becomesLeech(after: before.map(schedule)) == expected)
  }

  private func schedule(lapses: Int) -> CardSchedule {
    CardSchedule(
      phase: .review, memory: MemoryState(stability: 1, difficulty: 5), due: .on(StudyDay(rawValue: 2)),
      lastReview: ReviewMoment(at: Timestamp(milliseconds: 0), day: StudyDay(rawValue: 1), utcOffset: 0), reps: 1,
      lapses: lapses)
  }
}
