/// The range of a plot's vertical axis, in round numbers.
public struct PlotScale: Hashable, Sendable {
  public let lower: Double
  public let upper: Double

  /// The least range that holds the values, its ends multiples of a step of which about four span them.
  public init(_ values: [Double]) {
    let (low, high) = (values.min() ?? 0, values.max() ?? 0)
    let step = Self.step(spanning: high - low)
    lower = (low / step).rounded(.down) * step
    upper = max((high / step).rounded(.up) * step, lower + step)
  }

  /// 1, 2, 5, 10, 20 and on: no less than 1, for what is counted here is words.
  private static func step(spanning span: Double) -> Double {
    var step = 1.0
    var index = 0
    while step * 4 < span {
      step *= [2, 2.5, 2][index % 3]
      index += 1
    }
    return step
  }

  /// Where a value lies: 0 at the lower end, 1 at the upper.
  public func place(_ value: Double) -> Double { (value - lower) / (upper - lower) }
}
