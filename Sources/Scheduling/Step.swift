/// One of the short delays before a card that is being learned is asked again.
struct Step: Equatable {
  var index: Int
  /// Seconds.
  var delay: Int

  /// The step after an answer given at step `index` of `delays`; nil when the card leaves its steps for review.
  /// An index beyond the steps, as after a change of the setting, counts as the last one.
  static func after(_ index: Int, rating: Rating, of delays: [Int]) -> Step? {
    guard !delays.isEmpty else { return nil }
    let index = index.clamped(to: 0...(delays.count - 1))
    switch rating {
    case .again: return Step(index: 0, delay: delays[0])
    case .hard: return Step(index: index, delay: hardDelay(at: index, of: delays))
    case .good: return index + 1 < delays.count ? Step(index: index + 1, delay: delays[index + 1]) : nil
    case .easy: return nil
    }
  }

  /// Hard at the first step waits between again and good.
  private static func hardDelay(at index: Int, of delays: [Int]) -> Int {
    guard index == 0 else { return delays[index] }
    return delays.count > 1 ? (delays[0] + delays[1]) / 2 : delays[0] + delays[0] / 2
  }
}
