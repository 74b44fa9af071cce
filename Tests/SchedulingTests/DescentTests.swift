import TestSupport
import Testing

@testable import Scheduling

struct DescentTests {
  /// (x - 3)² + (y + 1)² + x y, least at (14/3, -10/3).
  private func bowl(_ point: [Double]) -> Descent.Slope {
    let (x, y) = (point[0], point[1])
    return Descent.Slope(
      loss: (x - 3) * (x - 3) + (y + 1) * (y + 1) + x * y, gradient: [2 * (x - 3) + y, 2 * (y + 1) + x],
      curvature: [[2, 1], [1, 2]])
  }

  @Test("finds the lowest point, or the lowest within bounds, moving only what is free")
  func minimum() {
    let cases: [(name: String, bounds: [ClosedRange<Double>], free: Range<Int>, lowest: [Double])] = [
      ("inside", [-10...10, -10...10], 0..<2, [14 / 3, -10 / 3]),
      ("at a bound", [-10...4, -10...10], 0..<2, [4, -3]),
      ("in a corner", [-10...4, -2...10], 0..<2, [4, -2]),
      ("one free", [-10...10, -10...10], 0..<1, [2.5, 1]),
    ]
    for (name, bounds, free, lowest) in cases {
      var descent = Descent(bounds: bounds, free: free)
      let found = descent.minimize(from: [0, 1], tolerance: 1e-12, limit: 50) { point, _ in bowl(point) }
      for (one, other) in zip(found, lowest) { #expect(abs(one - other) < 1e-4, "\(name)") }
    }
  }

  @Test("solves a symmetric system, and none that has no single solution")
  func system() throws {
    let solution = try #require(solveSymmetric([[4, 2, 0], [2, 5, 1], [0, 1, 3]], [2, 1, -5]))
    for (row, right) in zip([[4.0, 2, 0], [2, 5, 1], [0, 1, 3]], [2.0, 1, -5]) {
      #expect(abs(zip(row, solution).reduce(0) { $0 + $1.0 * $1.1 } - right) < 1e-12)
    }
    #expect(solveSymmetric([[1, 1], [1, 1]], [1, 2]) == nil)
    #expect(solveSymmetric([[.nan]], [1]) == nil)
  }

  @Test(
    "the scale of a fit and back gives the same weights, in order and within bounds",
    arguments: MemoryModelKind.allCases)
  func scale(kind: MemoryModelKind) throws {
    var chance = SeededGenerator(seed: 5)
    let scale = WeightScale(kind)
    for _ in 0..<200 {
      var weights = kind.randomWeights(using: &chance)
      weights[0..<4].sort()
      let there = scale.scaled(weights)
      for (index, value) in there.enumerated() { #expect(scale.bounds[index].contains(value), "w\(index)") }
      let back = scale.weights(there)
      for (one, other) in zip(weights, back) { #expect(abs(one - other) < 1e-9 * max(1, one)) }
      #expect(throws: Never.self) { try kind.model(weights: back) }
    }
  }
}
