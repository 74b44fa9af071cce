import TestSupport
import Testing

@testable import Scheduling

struct GradientTests {
  @Test(
    "derivatives of FSRS-6 equal finite differences, and its figures those of the model",
    arguments: 0..<30 as Range<UInt64>)
  func fsrs6(seed: UInt64) throws {
    var chance = SeededGenerator(seed: seed)
    try check(DifferentiatedFSRS6.self, model: { try FSRS6(weights: $0) }, using: &chance)
  }

  @Test(
    "derivatives of FSRS-7 equal finite differences, and its figures those of the model",
    arguments: 0..<30 as Range<UInt64>)
  func fsrs7(seed: UInt64) throws {
    var chance = SeededGenerator(seed: seed)
    try check(DifferentiatedFSRS7.self, model: { try FSRS7(weights: $0) }, using: &chance)
  }

  private func check<Model: DifferentiatedModel>(
    _ type: Model.Type, model: ([Double]) throws -> some MemoryModel, using chance: inout SeededGenerator
  ) throws {
    let weights = interiorWeights(Model.kind, using: &chance)
    let history = (0..<12).map { _ in
      (Rating.allCases.randomElement(using: &chance) ?? .good, randomTime(using: &chance))
    }
    let own = recalls(Model(weights), history)
    let plain = try recalls(model(weights), history)
    for (index, recall) in own.enumerated() {
      #expect(abs(recall.recall - plain[index]) < 1e-12, "review \(index)")
    }
    for index in weights.indices {
      let step = 1e-6 * max(0.01, abs(weights[index]))
      var (less, more) = (weights, weights)
      less[index] -= step
      more[index] += step
      let below = recalls(Model(less), history)
      let above = recalls(Model(more), history)
      let twice = recalls(Model(weights.enumerated().map { $0 == index ? $1 + step / 2 : $1 }), history)
      for (place, recall) in own.enumerated() {
        let difference = (above[place].recall - below[place].recall) / (2 * step)
        // At a kink the derivatives of the two sides differ: nothing to compare there.
        let right = (twice[place].recall - recall.recall) / (step / 2)
        guard abs(right - difference) < 1e-3 * max(1, abs(difference)) else { continue }
        let derivative = recall.by.block(index >> 3)[index & 7]
        #expect(
          abs(derivative - difference) < 1e-4 * max(1, abs(difference)), "w\(index), review \(place), \(weights)")
      }
    }
  }

  /// Far enough from the bounds for a step to either side.
  private func interiorWeights(_ kind: MemoryModelKind, using chance: inout SeededGenerator) -> [Double] {
    var weights = zip(kind.weightBounds, kind.defaultWeights).map { bounds, usual in
      let width = min(bounds.upperBound - bounds.lowerBound, 4 * max(usual, 0.1))
      let middle = usual.clamped(to: (bounds.lowerBound + width / 50)...(bounds.upperBound - width / 50))
      let low = max(bounds.lowerBound + width / 100, middle - width / 4)
      return Double.random(in: low...min(bounds.upperBound - width / 100, middle + width / 4), using: &chance)
    }
    weights[0..<4].sort()
    return weights
  }

  private func randomTime(using chance: inout SeededGenerator) -> ElapsedTime {
    if Int.random(in: 0..<3, using: &chance) == 0 {
      return ElapsedTime(studyDays: 0, days: Double.random(in: 0...0.7, using: &chance))
    }
    let days = Double(Int.random(in: 1...60, using: &chance))
    return ElapsedTime(studyDays: days, days: days + Double.random(in: -0.4...0.4, using: &chance))
  }

  private func recalls<Model: DifferentiatedModel>(
    _ model: Model, _ history: [(Rating, ElapsedTime)]
  ) -> [(recall: Double, by: Model.Derivatives)] {
    var trace = model.first(history[0].0)
    return history.dropFirst().map { model.advance(&trace, rating: $0, elapsed: $1) }
  }

  private func recalls(_ model: some MemoryModel, _ history: [(Rating, ElapsedTime)]) -> [Double] {
    var state = model.state(afterFirst: history[0].0)
    return history.dropFirst().map { rating, elapsed in
      defer { state = model.state(after: rating, from: state, elapsed: elapsed) }
      return model.retrievability(of: state, elapsed: elapsed)
    }
  }
}
