internal import Glibc

/// One past review and what a model foretold of it.
public struct JudgedReview: Hashable, Sendable {
  public let card: Int64
  public let at: Timestamp
  public let recalled: Bool
  /// The probability of recall that the model gave.
  public var predicted: Double
  let group: ReviewGroup

  /// -ln of the probability given to what happened; one given none at all counts as nearly so.
  var logLoss: Double {
    let probability = predicted.clamped(to: NormalEquations.certain...(1 - NormalEquations.certain))
    return -log(recalled ? probability : 1 - probability)
  }
}

extension ReviewLog {
  /// What a model foretells of the evaluated reviews at these places in time, each from all the answers before it.
  package func judged(by model: any MemoryModel, _ places: Range<Int>) -> [JudgedReview] {
    judged(opening: model, places)
  }

  private func judged(opening model: some MemoryModel, _ places: Range<Int>) -> [JudgedReview] {
    let wanted = evaluated[places]
    guard let first = wanted.first, let last = wanted.last else { return [] }
    let ranks = ranks[Int(first)]...ranks[Int(last)]
    var judged: [(rank: Int32, review: JudgedReview)] = []
    judged.reserveCapacity(wanted.count)
    for card in cards.indices {
      let positions = positions(ofCard: card)
      var state = model.state(afterFirst: ratings[positions.lowerBound])
      var reviews = 0
      var lapses = 0
      for position in positions.dropFirst() {
        guard self.ranks[position] <= ranks.upperBound else { break }
        let (rating, elapsed) = (ratings[position], elapsed[position])
        if isEvaluated(position) {
          reviews += 1
          if ranks.contains(self.ranks[position]) {
            let predicted = model.retrievability(of: state, elapsed: elapsed)
            let group = ReviewGroup(days: elapsed.studyDays, reviews: reviews, lapses: lapses)
            let review = JudgedReview(
              card: cards[card], at: times[position], recalled: rating != .again, predicted: predicted, group: group)
            judged.append((self.ranks[position], review))
          }
          if rating == .again { lapses += 1 }
        }
        state = model.state(after: rating, from: state, elapsed: elapsed)
      }
    }
    return judged.sorted { $0.rank < $1.rank }.map(\.review)
  }

  /// How well a model foretells the evaluated reviews of this log; nil if there are none.
  public func evaluation(of model: any MemoryModel) -> Evaluation? {
    Evaluation(judged(by: model, 0..<evaluatedCount))
  }
}
