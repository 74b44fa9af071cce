/// The memory models that there are; the raw value is the name in settings and JSON lines.
public enum MemoryModelKind: String, CaseIterable, Hashable, Sendable {
  case fsrs6
  case fsrs7

  /// The name as people write it.
  public var title: String {
    switch self {
    case .fsrs6: "FSRS-6"
    case .fsrs7: "FSRS-7"
    }
  }

  /// The published weights.
  public var defaultWeights: [Double] {
    switch self {
    case .fsrs6: FSRS6.defaultWeights
    case .fsrs7: FSRS7.defaultWeights
    }
  }

  /// The range of each weight.
  public var weightBounds: [ClosedRange<Double>] {
    switch self {
    case .fsrs6: FSRS6.weightBounds
    case .fsrs7: FSRS7.weightBounds
    }
  }

  /// The model with the published weights.
  public var model: any MemoryModel {
    switch self {
    case .fsrs6: FSRS6()
    case .fsrs7: FSRS7()
    }
  }

  /// The model with weights of one's own, as many and within the bounds that the model has.
  public func model(weights: [Double]) throws(WeightsError) -> any MemoryModel {
    switch self {
    case .fsrs6: try FSRS6(weights: weights)
    case .fsrs7: try FSRS7(weights: weights)
    }
  }

  /// Refuses weights of another number, and any that is not within its bounds.
  func check(_ weights: [Double], bounds: [ClosedRange<Double>]) throws(WeightsError) {
    guard weights.count == bounds.count else { throw .wrongCount(model: self, found: weights.count) }
    for (index, bounds) in bounds.enumerated() where !bounds.contains(weights[index]) {
      throw .outOfBounds(model: self, index: index, value: weights[index], bounds: bounds)
    }
  }
}
