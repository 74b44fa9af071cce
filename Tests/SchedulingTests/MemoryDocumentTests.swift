import TestSupport
import Testing

@testable import Scheduling

/// `docs/memory.md` gives the figures that the models have.
@Suite("the document of the memory model")
struct MemoryDocumentTests {
  @Test("gives the published weights")
  func weights() throws {
    let blocks = try Document("docs/memory.md").blocks
    let numbers = blocks.map { $0.text.split { $0.isWhitespace }.compactMap { Double($0) } }
    #expect(numbers.contains(FSRS6.defaultWeights))
  }

  @Test("gives the bounds, the steps and the counts in its sentences")
  func figures() throws {
    let text = try Document("docs/memory.md").text.split { $0.isWhitespace }.joined(separator: " ")
    let (stability, difficulty) = (FSRS6.stabilityBounds, FSRS6.difficultyBounds)
    #expect(stability == 0.001...36_500 && text.contains("*S* is kept from 0.001 to 36,500"))
    #expect(difficulty == 1...10 && text.contains("*D* from 1 to 10"))
    #expect(Scheduler.defaultLearningSteps == [60, 600] && text.contains("after one minute and after ten"))
    #expect(Scheduler.defaultRelearningSteps == [600] && text.contains("a forgotten one after ten minutes"))
    #expect(Scheduler.learnAheadSeconds == 1200 && text.contains("up to 20 minutes early"))
    #expect(WeightFitter.fewestReviews == 8 && text.contains("under 8 of them the published weights stay"))
    #expect(WeightFitter.fewestForAllWeights == 64 && text.contains("under 64 only the first four move"))
    #expect(CardSchedule.leechLapses == 8 && text.contains("forgotten eight times"))
    #expect(FSRS7.defaultWeights.count == 34 && text.contains("34 weights for 21"))
    #expect(FittingOptions(.fsrs7).sameDay == 0.3 && text.contains("at 0.3 of the weight"))
  }

  @Test("says how far an interval is spread", arguments: [(3, 1), (7, 2), (14, 2), (30, 3)])
  func spread(interval: Int, days: Int) {
    let range = IntervalFuzz.range(near: Double(interval), maximum: 36_500)
    #expect(range == interval - days...interval + days)
  }
}
