/// The reviews to which like probabilities were given: what was predicted, against what was recalled.
public struct CalibrationBin: Hashable, Sendable {
  public static let count = 20

  /// Probabilities from this on, to 0.05 over it.
  public let lowerBound: Double
  public let reviews: Int
  /// The mean prediction.
  public let predicted: Double
  /// The share that was recalled.
  public let observed: Double

  static func bins(of judged: [JudgedReview]) -> [CalibrationBin] {
    var sums = [(reviews: Int, predicted: Double, recalled: Int)](repeating: (0, 0, 0), count: count)
    for review in judged {
      let bin = Int(review.predicted * Double(count)).clamped(to: 0...count - 1)
      sums[bin].reviews += 1
      sums[bin].predicted += review.predicted
      sums[bin].recalled += review.recalled ? 1 : 0
    }
    return sums.enumerated().filter { $0.element.reviews > 0 }.map { index, sum in
      CalibrationBin(
        lowerBound: Double(index) / Double(count), reviews: sum.reviews,
        predicted: sum.predicted / Double(sum.reviews), observed: Double(sum.recalled) / Double(sum.reviews))
    }
  }
}
