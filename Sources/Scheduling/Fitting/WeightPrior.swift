internal import Glibc

/// What is known of weights before any review: where they are about, and how far those of people lie from it.
///
/// The first stabilities differ by their logarithms, the others as they are. The spreads of FSRS-6 are those published
/// with its optimizer, those of FSRS-7 are of the same sizes; by how much they count is measured (Benchmarks).
struct WeightPrior {
  let centre: [Double]
  let spreads: [Double]

  init(_ kind: MemoryModelKind) {
    centre = kind.defaultWeights
    switch kind {
    case .fsrs6: spreads = Self.fsrs6
    case .fsrs7: spreads = Self.fsrs7
    }
  }

  private static let fsrs6: [Double] = [
    1.2, 1.2, 1.2, 1.2,
    0.57, 0.28, 0.6, 0.12,
    0.39, 0.18, 0.33,
    0.3, 0.09, 0.16, 0.57,
    0.25, 1.03,
    0.31, 0.32, 0.14,
    0.27,
  ]

  private static let fsrs7: [Double] = [
    1.2, 1.2, 1.2, 1.2,
    0.57, 0.28, 0.6,
    0.3, 0.2, 0.3, 0.2, 0.15, 0.4, 0.3, 0.9,
    0.3, 0.25, 0.4, 0.2, 0.15, 0.4, 0.3, 0.9,
    0.05, 0.1, 0.08, 0.07,
    0.13, 0.14, 0.14, 0.15,
    0.15, 0.15, 0.15,
  ]
}
