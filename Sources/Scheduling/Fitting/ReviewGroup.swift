internal import Glibc

/// The reviews that RMSE (bins) takes together: their days passed, their number among the card's reviews of different
/// days, and its lapses so far, each rounded down to a power. The bases are those of the published benchmark of
/// spaced repetition (open-spaced-repetition, srs-benchmark).
struct ReviewGroup: Hashable, Comparable {
  private let time: Int32
  private let length: Int32
  private let lapses: Int32

  /// - Parameters:
  ///   - days: study days since the answer before, at least 1.
  ///   - reviews: the card's answers at least a study day after the one before, with this one.
  ///   - lapses: those of them before this one that were forgotten.
  init(days: Double, reviews: Int, lapses: Int) {
    time = Self.exponent(days, base: 3.62)
    length = Self.exponent(Double(reviews + 1), base: 1.89)
    self.lapses = lapses == 0 ? -1 : Self.exponent(Double(lapses), base: 1.73)
  }

  private static func exponent(_ value: Double, base: Double) -> Int32 {
    Int32(floor(log(value) / log(base)).clamped(to: 0...1e6))
  }

  static func < (a: ReviewGroup, b: ReviewGroup) -> Bool {
    (a.time, a.length, a.lapses) < (b.time, b.length, b.lapses)
  }
}
