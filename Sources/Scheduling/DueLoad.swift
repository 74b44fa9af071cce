/// How many cards come due on days ahead, by which a card's day is chosen among those that its fuzz allows.
public struct DueLoad: Sendable {
  private let counts: @Sendable (ClosedRange<StudyDay>) -> [StudyDay: Int]

  /// - Parameter counts: the cards that come due on the days of a range; a day that is left out has none.
  public init(_ counts: @escaping @Sendable (ClosedRange<StudyDay>) -> [StudyDay: Int]) { self.counts = counts }

  /// The days of `candidates`, which ascend, on which the fewest come due.
  func lightest(of candidates: [StudyDay]) -> [StudyDay] {
    guard let first = candidates.first, let last = candidates.last, candidates.count > 1 else { return candidates }
    let counts = counts(first...last)
    let least = candidates.map { counts[$0] ?? 0 }.min() ?? 0
    return candidates.filter { counts[$0] ?? 0 == least }
  }
}
