/// A memory model that knows how its figures change with its weights: forward-mode derivatives, written out by hand.
///
/// Its figures are those of the `MemoryModel` of the same weights. At a bound that holds a figure, the figure does
/// not change with the weights: the derivative there is 0.
protocol DifferentiatedModel {
  associatedtype Derivatives: Gradient
  /// A card's state, and the derivatives of its parts.
  associatedtype Trace

  static var kind: MemoryModelKind { get }

  /// Weights within their bounds, as many as the model has.
  init(_ weights: [Double])

  func first(_ rating: Rating) -> Trace

  /// Moves a state past an answer; gives the probability of recall before it, with its derivatives.
  /// FSRS-6 knows none within a study day, and gives 1.
  func advance(_ trace: inout Trace, rating: Rating, elapsed: ElapsedTime) -> (recall: Double, by: Derivatives)
}
