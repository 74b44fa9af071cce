/// Minimises a loss within bounds, as Levenberg and Marquardt do: Newton's steps with a damping that grows when the
/// loss is not as foretold. What stands at a bound, or would go past it, is held there while the rest is solved anew.
struct Descent {
  /// The loss at a point with its derivatives.
  struct Slope {
    var loss: Double
    var gradient: [Double]
    var curvature: [[Double]]
  }

  let bounds: [ClosedRange<Double>]
  /// The figures that may move.
  let free: Range<Int>
  private var damping = 1e-3

  init(bounds: [ClosedRange<Double>], free: Range<Int>) {
    self.bounds = bounds
    self.free = free
  }

  /// The lowest point found: goes down until a step gains less than `tolerance`, or would, or for so many rounds.
  /// - Parameter slope: the slope at a point; the rounds count from 1.
  mutating func minimize<E: Error>(
    from start: [Double], tolerance: Double, limit: Int, _ slope: ([Double], Int) throws(E) -> Slope
  ) throws(E) -> [Double] {
    var point = start
    var here = try slope(point, 1)
    for round in 2..<max(limit, 2) {
      guard let step = step(from: point, here) else { break }
      let next = zip(zip(point, step), bounds).map { ($0.0 + $0.1).clamped(to: $1) }
      let expected = expectedGain(of: step, here)
      if (0..<tolerance).contains(expected) { break }
      let there = try slope(next, round)
      let gain = here.loss - there.loss
      // A loss that is no number is no gain either.
      if !(gain >= 0.25 * expected) {
        damping *= 4
      } else if gain > 0.75 * expected {
        damping = max(damping / 6, 1e-9)
      }
      if gain > 0 {
        (point, here) = (next, there)
        if gain < tolerance { break }
      }
    }
    return point
  }

  /// What a step would gain if the slope changed all along as the curvature has it here.
  private func expectedGain(of step: [Double], _ slope: Slope) -> Double {
    var gain = 0.0
    for row in step.indices {
      gain -= step[row] * slope.gradient[row]
      for column in step.indices { gain -= 0.5 * step[row] * slope.curvature[row][column] * step[column] }
    }
    return gain
  }

  /// The damped step within the bounds; nil if there is none.
  private func step(from point: [Double], _ slope: Slope) -> [Double]? {
    var step = [Double](repeating: 0, count: point.count)
    var moving = free.filter { index in
      let isAtLower = point[index] <= bounds[index].lowerBound && slope.gradient[index] > 0
      let isAtUpper = point[index] >= bounds[index].upperBound && slope.gradient[index] < 0
      return !isAtLower && !isAtUpper
    }
    while !moving.isEmpty {
      // What was stopped at its bound has moved there, and changes the slope for the others.
      let right = moving.map { row in
        -slope.gradient[row] - step.indices.reduce(0) { $0 + slope.curvature[row][$1] * step[$1] }
      }
      let matrix = moving.map { row in
        moving.map { column in slope.curvature[row][column] * (row == column ? 1 + damping : 1) }
      }
      guard let solution = solveSymmetric(matrix, right) else { return nil }
      let past = zip(moving, solution).filter { !bounds[$0].contains(point[$0] + $1) }
      if past.isEmpty {
        for (index, value) in zip(moving, solution) { step[index] = value }
        return step
      }
      for (index, value) in past { step[index] = (point[index] + value).clamped(to: bounds[index]) - point[index] }
      moving.removeAll { index in past.contains { $0.0 == index } }
    }
    return step
  }
}
