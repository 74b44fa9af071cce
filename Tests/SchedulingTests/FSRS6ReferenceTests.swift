import Foundation
import Scheduling
import Testing

/// The figures of fsrs-rs in Reference/fsrs6-states.json, which names its source.
struct FSRS6ReferenceTests {
  @Test("states, intervals and default weights equal the reference implementation")
  func reference() throws {
    let url = try #require(
      Bundle.module.url(forResource: "fsrs6-states", withExtension: "json", subdirectory: "Reference"))
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let file = try decoder.decode(ReferenceFile.self, from: Data(contentsOf: url))
    #expect(file.defaultParameters == FSRS6.defaultWeights)
    #expect(file.cases.count == 40)

    for (number, reference) in file.cases.enumerated() {
      let model = try FSRS6(weights: reference.parameters)
      var state: MemoryState?
      for (step, (review, expected)) in zip(reference.reviews, reference.states).enumerated() {
        state = next(model, state, rating: try #require(Rating(rawValue: review.rating)), days: review.deltaDays)
        #expect(try #require(state).isNear(expected.state), "case \(number), review \(step)")
      }
      for (rating, expected) in reference.next.answers {
        let after = next(model, state, rating: rating, days: reference.next.elapsedDays)
        #expect(after.isNear(expected.state), "case \(number), next \(rating)")
        let interval = model.interval(of: after, retention: reference.next.desiredRetention)
        #expect(isNear(interval, expected.intervalDays), "case \(number), interval after \(rating)")
      }
    }
  }

  private func next(_ model: FSRS6, _ state: MemoryState?, rating: Rating, days: Double) -> MemoryState {
    guard let state else { return model.state(afterFirst: rating) }
    return model.state(after: rating, from: state, elapsed: ElapsedTime(days: days))
  }
}

private func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 1e-4 * abs(b) }

extension MemoryState {
  fileprivate func isNear(_ other: MemoryState) -> Bool {
    SchedulingTests.isNear(stability, other.stability) && SchedulingTests.isNear(difficulty, other.difficulty)
  }
}

private struct ReferenceFile: Decodable {
  struct Case: Decodable {
    let parameters: [Double]
    let reviews: [Review]
    let states: [State]
    let next: Next
  }

  struct Review: Decodable {
    let rating: Int
    let deltaDays: Double
  }

  struct State: Decodable {
    let stability: Double
    let difficulty: Double
    var state: MemoryState { MemoryState(stability: stability, difficulty: difficulty) }
  }

  struct Answer: Decodable {
    let stability: Double
    let difficulty: Double
    let intervalDays: Double
    var state: MemoryState { MemoryState(stability: stability, difficulty: difficulty) }
  }

  struct Next: Decodable {
    let elapsedDays: Double
    let desiredRetention: Double
    let again: Answer
    let hard: Answer
    let good: Answer
    let easy: Answer
    var answers: [(Rating, Answer)] { [(.again, again), (.hard, hard), (.good, good), (.easy, easy)] }
  }

  let defaultParameters: [Double]
  let cases: [Case]
}
