/// The weights that a fit found.
public struct FittedWeights: Hashable, Sendable {
  /// Which weights there were reviews enough for.
  public enum Extent: Hashable, Sendable {
    /// Too few reviews: these are the published weights.
    case none
    /// Only w0 to w3 were fitted, the others are the published ones.
    case firstStabilities
    case all
  }

  public let kind: MemoryModelKind
  /// As many as the model has, within its bounds.
  public let weights: [Double]
  public let extent: Extent

  /// The model with these weights.
  public var model: any MemoryModel {
    switch kind {
    case .fsrs6: FSRS6(checked: weights)
    case .fsrs7: FSRS7(checked: weights)
    }
  }
}
