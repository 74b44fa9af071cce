import TestSupport
import Testing

@testable import Scheduling

struct FittingTests {
  @Test("fitted weights foretell better than the published ones, and no worse than fsrs-rs's own fit")
  func reference() throws {
    let log = ReviewLog(try referenceLog("revlog-small"))
    let expected = try #require(OptimizerReference.load().logs.first)
    for kind in MemoryModelKind.allCases {
      let fitted = WeightFitter(kind).fit(log)
      #expect(fitted.extent == .all)
      let before = try #require(log.evaluation(of: kind.model))
      let after = try #require(log.evaluation(of: fitted.model))
      #expect(after.logLoss < before.logLoss - 0.005)
      #expect(after.logLoss < expected.fitted.logLoss)
    }
  }

  @Test("the slope of the whole loss, with the pull, equals finite differences", arguments: MemoryModelKind.allCases)
  func slope(kind: MemoryModelKind) throws {
    let log = ReviewLog(Array(try referenceLog("revlog-small").prefix(250)))
    func slope(_ point: [Double]) -> Descent.Slope {
      let options = FittingOptions(kind)
      let set = TrainingSet(log, options: options)
      return switch kind {
      case .fsrs6: WeightDescent<DifferentiatedFSRS6>(set, options: options).slope(at: point)
      case .fsrs7: WeightDescent<DifferentiatedFSRS7>(set, options: options).slope(at: point)
      }
    }
    var weights = kind.defaultWeights.enumerated().map { index, weight in
      (weight * 1.05).clamped(to: kind.weightBounds[index])
    }
    weights[4] = 6
    let point = WeightScale(kind).scaled(weights)
    let here = slope(point)
    for index in point.indices {
      let step = 1e-5
      var (less, more) = (point, point)
      less[index] -= step
      more[index] += step
      // At a bound of a weight the loss stands still on one side.
      guard WeightScale(kind).bounds[index].contains(less[index]), WeightScale(kind).bounds[index].contains(more[index])
      else { continue }
      let difference = (slope(more).loss - slope(less).loss) / (2 * step)
      #expect(abs(here.gradient[index] - difference) < 1e-3 * max(1, abs(difference)), "\(index)")
    }
  }

  @Test("one log gives the same weights each time, in whatever order its reviews come")
  func deterministic() throws {
    let reviews = try referenceLog("revlog-real").prefix(3000)
    var chance = SeededGenerator(seed: 3)
    let fitted = WeightFitter(.fsrs6).fit(ReviewLog(Array(reviews)))
    #expect(WeightFitter(.fsrs6).fit(ReviewLog(Array(reviews))) == fitted)
    #expect(WeightFitter(.fsrs6).fit(ReviewLog(reviews.shuffled(using: &chance))).extent == .all)
    let sorted = reviews.shuffled(using: &chance).sorted { ($0.at, $0.card) < ($1.at, $1.card) }
    #expect(WeightFitter(.fsrs6).fit(ReviewLog(sorted)) == fitted)
  }

  @Test(
    "under 8 reviews the published weights stand, under 64 only the first stabilities move",
    arguments: MemoryModelKind.allCases)
  func fewReviews(kind: MemoryModelKind) {
    for (count, extent) in [
      (0, FittedWeights.Extent.none), (7, .none), (8, .firstStabilities), (63, .firstStabilities), (64, .all),
    ] {
      let reviews = (0..<count).flatMap { card in
        [logged(Int64(card), day: 0, .good), logged(Int64(card), day: 5, card % 3 == 0 ? .again : .good)]
      }
      let fitted = WeightFitter(kind).fit(ReviewLog(reviews))
      #expect(fitted.extent == extent, "\(count)")
      let moved = fitted.weights.indices.filter { fitted.weights[$0] != kind.defaultWeights[$0] }
      switch extent {
      case .none: #expect(moved.isEmpty)
      case .firstStabilities: #expect(moved.contains(2) && moved.allSatisfy { $0 < 4 })
      case .all: #expect(moved.contains { $0 >= 4 })
      }
    }
  }

  @Test("odd logs give weights within bounds and a finite loss", arguments: MemoryModelKind.allCases)
  func oddLogs(kind: MemoryModelKind) throws {
    var chance = SeededGenerator(seed: 9)
    func reviews(cards: Int, _ count: Int, _ rating: (inout SeededGenerator) -> Rating) -> [LoggedReview] {
      (0..<count).map { place in
        let second = Int.random(in: 0..<80_000, using: &chance)
        return logged(Int64(place % cards), day: place / cards / 2 * 3, second: second, rating(&chance))
      }
    }
    var clockBack = reviews(cards: 10, 200) { Bool.random(using: &$0) ? .good : .again }
    for index in clockBack.indices where index % 7 == 0 {
      clockBack[index].at.milliseconds -= 40 * 365 * 86_400_000
      clockBack[index].day = clockBack[index].day + -40 * 365
    }
    let logs: [(name: String, reviews: [LoggedReview])] = [
      ("one card", reviews(cards: 1, 150) { Rating.allCases.randomElement(using: &$0) ?? .good }),
      ("only lapses", reviews(cards: 10, 200) { _ in .again }),
      ("only recalled", reviews(cards: 10, 200) { _ in .easy }),
      ("only again and good", reviews(cards: 10, 200) { Bool.random(using: &$0) ? .good : .again }),
      ("a clock that went back", clockBack),
      ("all at one instant", (0..<50).map { _ in logged(1, day: 0, .good) }),
      ("one card for years", (0..<400).map { logged(1, day: $0 * 3, $0 % 9 == 0 ? .again : .good) }),
    ]
    for (name, reviews) in logs {
      let log = ReviewLog(reviews)
      let fitted = WeightFitter(kind).fit(log)
      #expect(throws: Never.self, "\(name)") { try kind.model(weights: fitted.weights) }
      guard log.evaluatedCount > 0 else { continue }
      let before = try #require(log.evaluation(of: kind.model), "\(name)")
      let after = try #require(log.evaluation(of: fitted.model), "\(name)")
      #expect(after.logLoss.isFinite && after.logLoss <= before.logLoss, "\(name)")
    }
  }

  @Test("what the progress throws ends the fit")
  func cancelled() throws {
    struct Enough: Error, Equatable {}
    let log = ReviewLog(try referenceLog("revlog-small"))
    var rounds: [Int] = []
    #expect(throws: Enough()) {
      try WeightFitter(.fsrs6).fit(log) { progress throws(Enough) in
        rounds.append(progress.round)
        if progress.round == 2 { throw Enough() }
      }
    }
    #expect(rounds == [1, 2])
  }
}
