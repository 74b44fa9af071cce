internal import Glibc

/// How well predicted probabilities of recall agree with what was recalled.
public struct Evaluation: Hashable, Sendable {
  /// The reviews judged.
  public let count: Int
  /// The mean of -ln of the probability given to what happened.
  public let logLoss: Double
  /// The root of the mean square of predicted minus observed recall in groups of reviews alike in the time passed, the
  /// number of reviews and the number of lapses (see `ReviewGroup`), each group as weighty as it is large.
  public let rmseBins: Double
  /// The same two figures as fsrs-rs's `evaluate` gives them: a review counts 0.25 + 0.75 (i / (n - 1))³, i its place in
  /// time of n.
  public let recencyLogLoss: Double
  public let recencyRMSEBins: Double
  /// The probability that of two reviews, one recalled and one forgotten, the recalled one had the higher prediction;
  /// nil if there are none of either.
  public let areaUnderCurve: Double?
  /// Predicted against observed recall, the lowest predictions first; bins without reviews are left out.
  public let calibration: [CalibrationBin]

  /// Judges predictions in order of time; nil of none.
  public init?(_ judged: [JudgedReview]) {
    guard !judged.isEmpty else { return nil }
    count = judged.count
    var loss = 0.0
    var recencyLoss = 0.0
    var recencyTotal = 0.0
    var groups: [ReviewGroup: GroupSum] = [:]
    for (place, review) in judged.enumerated() {
      let age = judged.count > 1 ? Double(place) / Double(judged.count - 1) : 1
      let recency = 0.25 + 0.75 * age * age * age
      let ofReview = review.logLoss
      loss += ofReview
      recencyLoss += recency * ofReview
      recencyTotal += recency
      groups[review.group, default: GroupSum()].add(review, recency: recency)
    }
    logLoss = loss / Double(count)
    recencyLogLoss = recencyLoss / recencyTotal
    // In the order of the groups: sums in a dictionary's order would differ from run to run.
    let sums = groups.sorted { $0.key < $1.key }.map(\.value)
    rmseBins = (sums.reduce(0) { $0 + $1.count * $1.squaredError } / Double(count)).squareRoot()
    recencyRMSEBins = (sums.reduce(0) { $0 + $1.recency * $1.squaredError } / recencyTotal).squareRoot()
    areaUnderCurve = Self.areaUnderCurve(judged)
    calibration = CalibrationBin.bins(of: judged)
  }

  /// By the ranks of the recalled among all predictions, equal ones sharing theirs (Mann and Whitney).
  private static func areaUnderCurve(_ judged: [JudgedReview]) -> Double? {
    let sorted = judged.sorted { $0.predicted < $1.predicted }
    let recalled = Double(sorted.count { $0.recalled })
    let forgotten = Double(sorted.count) - recalled
    guard recalled > 0, forgotten > 0 else { return nil }
    var pairs = 0.0
    var forgottenBelow = 0.0
    var start = 0
    while start < sorted.count {
      var end = start
      while end < sorted.count, sorted[end].predicted == sorted[start].predicted { end += 1 }
      let recalledHere = Double(sorted[start..<end].count { $0.recalled })
      let forgottenHere = Double(end - start) - recalledHere
      pairs += recalledHere * (forgottenBelow + forgottenHere / 2)
      forgottenBelow += forgottenHere
      start = end
    }
    return pairs / (recalled * forgotten)
  }
}

/// The sums of one group of `rmseBins`.
private struct GroupSum {
  var count = 0.0
  var recency = 0.0
  var difference = 0.0

  var squaredError: Double { (difference / count) * (difference / count) }

  mutating func add(_ review: JudgedReview, recency: Double) {
    count += 1
    self.recency += recency
    difference += review.predicted - (review.recalled ? 1 : 0)
  }
}
