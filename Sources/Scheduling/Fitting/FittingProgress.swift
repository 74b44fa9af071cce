/// How far a fit has come.
public struct FittingProgress: Hashable, Sendable {
  /// Passes over the log, from 1; how many there will be is not known.
  public let round: Int
  /// The mean log loss of this pass, the pull to the published weights included.
  public let loss: Double
}
