/// The retention that gives the most words known for the time spent.
public struct RetentionAdvice: Hashable, Sendable {
  /// What aiming at one retention costs and gives.
  public struct Trial: Hashable, Sendable {
    public var retention: Double
    /// All answers of the simulated days.
    public var seconds: Double
    /// At the end of them.
    public var known: Double

    /// Seconds for each word known.
    public var cost: Double { seconds / max(known, 1) }

    public init(retention: Double, seconds: Double, known: Double) {
      self.retention = retention
      self.seconds = seconds
      self.known = known
    }
  }

  /// By retention, ascending.
  public var trials: [Trial]
  public var best: Trial
  /// The retentions that cost at most `tolerance` more for each word: chance and taste decide among them.
  public var range: ClosedRange<Double>

  public static let tolerance = 0.05

  /// The advice that trials give; nil for none.
  public init?(_ trials: [Trial]) {
    self.trials = trials.sorted { $0.retention < $1.retention }
    guard let best = self.trials.min(by: { $0.cost < $1.cost }) else { return nil }
    self.best = best
    let good = self.trials.filter { $0.cost <= best.cost * (1 + Self.tolerance) }.map(\.retention)
    range = (good.first ?? best.retention)...(good.last ?? best.retention)
  }
}
