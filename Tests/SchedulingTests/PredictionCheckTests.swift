import Testing

@testable import Scheduling

struct PredictionCheckTests {
  @Test("fitted to the past of one person, FSRS-6 foretells the next sixth better than fsrs-rs's 0.4273")
  func real() throws {
    let log = ReviewLog(try referenceLog("revlog-real"))
    #expect(log.count == 12_580 && log.evaluatedCount == 6276)
    let check = try #require(PredictionCheck(.fsrs6, log))
    #expect(check.folds.map(\.reviews.count) == [1046, 1046, 1046, 1046, 1046])
    #expect(abs(check.defaultRecencyLogLoss - 0.4321) < 1e-4)
    #expect(check.recencyLogLoss < 0.4240)
    #expect(check.evaluation.logLoss < 0.4370)
    #expect(check.evaluation.logLoss < check.defaultEvaluation.logLoss)
  }

  @Test("what is judged was not fitted to: later reviews change nothing foretold before them")
  func noFuture() throws {
    let reviews = try referenceLog("revlog-small")
    let check = try #require(PredictionCheck(.fsrs6, ReviewLog(reviews)))
    let last = try #require(check.folds.last?.reviews.first)
    let changed = reviews.map { review in
      var review = review
      if review.at > last.at { review.rating = review.rating == .again ? .easy : .again }
      return review
    }
    let other = try #require(PredictionCheck(.fsrs6, ReviewLog(changed)))
    #expect(other.folds.last?.fitted == check.folds.last?.fitted)
    for (one, two) in zip(check.folds.dropLast(), other.folds) { #expect(one.reviews == two.reviews) }
  }

  @Test("what does not divide by six goes to the first sixth; fewer than six reviews are not checked")
  func parts() throws {
    func log(_ count: Int) -> ReviewLog {
      ReviewLog((0...count).map { logged(1, day: $0 * 2, $0 % 4 == 0 ? .again : .good) })
    }
    let check = try #require(PredictionCheck(.fsrs6, log(23)))
    #expect(check.folds.map(\.reviews.count) == [3, 3, 3, 3, 3])
    #expect(
      check.folds.map(\.fitted.extent) == [
        .firstStabilities, .firstStabilities, .firstStabilities, .firstStabilities, .firstStabilities,
      ])
    #expect(check.evaluation.count == 15)
    #expect(PredictionCheck(.fsrs6, log(5)) == nil)
  }

  @Test("the better model on these reviews is the one with the lower loss, of equals the first")
  func best() throws {
    let log = ReviewLog(try referenceLog("revlog-small"))
    let checks = try MemoryModelKind.allCases.map { try #require(PredictionCheck($0, log)) }
    let lowest = try #require(checks.map(\.evaluation.logLoss).min())
    #expect(PredictionCheck.best(of: checks) == checks.first { $0.evaluation.logLoss == lowest }?.kind)
    #expect(PredictionCheck.best(of: [checks[0], checks[0]]) == .fsrs6)
    #expect(PredictionCheck.best(of: []) == nil)
  }
}
