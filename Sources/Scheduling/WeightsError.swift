/// Why weights were refused.
public enum WeightsError: Error, Equatable, CustomStringConvertible {
  case wrongCount(model: MemoryModelKind, found: Int)
  /// The weight at `index`, from 0, is not within `bounds` or is no number.
  case outOfBounds(model: MemoryModelKind, index: Int, value: Double, bounds: ClosedRange<Double>)

  public var description: String {
    switch self {
    case .wrongCount(let model, let found):
      "\(model.title) has \(model.defaultWeights.count) weights, found \(found)"
    case .outOfBounds(let model, let index, let value, let bounds):
      "weight w\(index) of \(model.title) is \(value), not from \(bounds.lowerBound) to \(bounds.upperBound)"
    }
  }
}
