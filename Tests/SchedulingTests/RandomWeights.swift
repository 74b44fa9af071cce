import Scheduling
import TestSupport

extension MemoryModelKind {
  /// Weights within the bounds, each at a bound one time in four.
  func randomWeights(using chance: inout SeededGenerator) -> [Double] {
    var weights = weightBounds.map { bounds in
      switch Int.random(in: 0..<8, using: &chance) {
      case 0: bounds.lowerBound
      case 1: bounds.upperBound
      default: Double.random(in: bounds, using: &chance)
      }
    }
    if self == .fsrs7 {
      weights[0..<4].sort()
      weights[0] = min(weights[0], weightBounds[0].upperBound)
      weights[26] = max(weights[25], weights[26])
    }
    return weights
  }
}
