internal import Glibc

/// The loss over some reviews, its gradient, and the matrix of its curvature by Fisher's scoring: for the
/// probability p of a review with the derivatives J, J Jᵀ / (p (1 - p)).
struct NormalEquations {
  /// The sum of the weighted log losses.
  var loss = 0.0
  let count: Int
  let blocks: Int
  var gradient: [SIMD8<Double>]
  /// Row by row; of each row only the blocks from the diagonal on are kept up.
  var curvature: [SIMD8<Double>]

  init(count: Int, blocks: Int) {
    self.count = count
    self.blocks = blocks
    gradient = Array(repeating: .zero, count: blocks)
    curvature = Array(repeating: .zero, count: count * blocks)
  }

  /// The derivative of the loss by one weight.
  func gradient(_ index: Int) -> Double { gradient[index >> 3][index & 7] }

  /// The curvature by two weights.
  func curvature(_ row: Int, _ column: Int) -> Double {
    let (low, high) = row <= column ? (row, column) : (column, row)
    return curvature[low * blocks + (high >> 3)][high & 7]
  }
}

extension NormalEquations {
  /// The probabilities that count as certain.
  static let certain = 1e-9

  /// Adds a review to the loss and its gradient: its probability of recall, whether it was recalled, how much it counts.
  @inline(__always)
  mutating func add(probability: Double, recalled: Bool, weight: Double, by derivatives: some Gradient) {
    let p = probability.clamped(to: Self.certain...(1 - Self.certain))
    loss -= weight * log(recalled ? p : 1 - p)
    let slope = recalled ? -weight / p : weight / (1 - p)
    for block in 0..<blocks { gradient[block] += slope * derivatives.block(block) }
  }

  /// Adds a review to the curvature.
  @inline(__always)
  mutating func addCurvature(probability: Double, weight: Double, by derivatives: some Gradient) {
    let p = probability.clamped(to: Self.certain...(1 - Self.certain))
    let scale = weight / (p * (1 - p))
    for row in 0..<count {
      let scaled = scale * derivatives.block(row >> 3)[row & 7]
      for block in (row >> 3)..<blocks { curvature[row * blocks + block] += scaled * derivatives.block(block) }
    }
  }
}
