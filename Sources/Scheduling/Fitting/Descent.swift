/// Minimises a loss within bounds, as Levenberg and Marquardt do: Newton's steps with a damping that grows when one
/// fails. What stands at a bound, or would go past it, is held there while the rest is solved anew.
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
  var damping = 1e-3

  private(set) var rounds = 0

  init(bounds: [ClosedRange<Double>], free: Range<Int>) {
    self.bounds = bounds
    self.free = free
  }

  /// Goes down from a point until a step gains less than `tolerance`, or for so many rounds.
  mutating func minimize<E: Error>(
    from start: [Double], tolerance: Double, limit: Int, _ slope: ([Double]) throws(E) -> Slope
  ) throws(E) -> (point: [Double], slope: Slope) {
    var point = start
    var here = try slope(point)
    for _ in 0..<limit {
      rounds += 1
      guard let step = step(from: point, here) else { break }
      let next = zip(zip(point, step), bounds).map { ($0.0 + $0.1).clamped(to: $1) }
      let expected = -zip(step, here.gradient).reduce(0) { $0 + $1.0 * $1.1 }
      let there = try slope(next)
      if there.loss < here.loss {
        let gain = here.loss - there.loss
        (point, here) = (next, there)
        damping = max(damping / 8, 1e-9)
        if gain < tolerance { break }
      } else {
        if expected < tolerance || damping > 1e6 { break }
        damping *= 8
      }
    }
    return (point, here)
  }

  /// The damped step within the bounds; nil if there is none.
  private func step(from point: [Double], _ slope: Slope) -> [Double]? {
    var step = [Double](repeating: 0, count: point.count)
    var moving = free.filter { index in
      let atLower = point[index] <= bounds[index].lowerBound && slope.gradient[index] > 0
      let atUpper = point[index] >= bounds[index].upperBound && slope.gradient[index] < 0
      return !atLower && !atUpper
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
