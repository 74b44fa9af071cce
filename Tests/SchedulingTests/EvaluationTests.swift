import Foundation
import Testing

@testable import Scheduling

struct EvaluationTests {
  @Test("log loss, area under the curve and calibration of a few predictions")
  func figures() throws {
    let judged = try [(0.9, true), (0.8, false), (0.8, true), (0.3, false)].map { try review($0.0, $0.1) }
    let evaluation = try #require(Evaluation(judged))
    #expect(evaluation.count == 4)
    #expect(abs(evaluation.logLoss - -(log(0.9) + log(0.2) + log(0.8) + log(0.7)) / 4) < 1e-12)
    #expect(abs(evaluation.rmseBins - (2.8 - 2) / 4) < 1e-12)
    // Of four pairs of a recalled and a forgotten one, three are in order and one is even.
    #expect(try #require(evaluation.areaUnderCurve) == 3.5 / 4)
    #expect(evaluation.calibration.map(\.reviews) == [1, 2, 1])
    #expect(evaluation.calibration.map(\.observed) == [0, 0.5, 1])
    #expect(evaluation.calibration.map(\.lowerBound) == [0.3, 0.8, 0.9])
  }

  @Test("a certain prediction that was wrong costs much, but not everything")
  func certain() throws {
    let evaluation = try #require(Evaluation([try review(1, false)]))
    #expect(evaluation.logLoss > 20 && evaluation.logLoss < 21)
    #expect(evaluation.areaUnderCurve == nil)
    #expect(Evaluation([]) == nil)
  }

  @Test("the figures of published weights equal those of fsrs-rs, reviews card after card as they were there")
  func reference() throws {
    let reviews = try referenceLog("revlog-small")
    let expected = try #require(OptimizerReference.load().logs.first)
    let log = ReviewLog(reviews)
    #expect(log.count == expected.reviews && log.evaluatedCount == expected.items)
    let places = Dictionary(uniqueKeysWithValues: log.cards.enumerated().map { ($1, $0) })
    let judged = log.judged(by: FSRS6(), 0..<log.evaluatedCount)
      .sorted { (places[$0.card] ?? 0, $0.at) < (places[$1.card] ?? 0, $1.at) }
    let evaluation = try #require(Evaluation(judged))
    #expect(abs(evaluation.recencyLogLoss - expected.default.logLoss) < 1e-5)
    #expect(abs(evaluation.recencyRMSEBins - expected.default.rmseBins) < 1e-5)
  }

  private func review(_ predicted: Double, _ recalled: Bool) throws -> JudgedReview {
    JudgedReview(
      card: 1, at: Timestamp(milliseconds: 0), recalled: recalled, predicted: predicted,
      group: ReviewGroup(days: 2, reviews: 1, lapses: 0))
  }
}

/// Figures of fsrs-rs's optimizer.
struct OptimizerReference: Decodable {
  struct Figures: Decodable {
    let logLoss: Double
    let rmseBins: Double
  }

  struct Log: Decodable {
    let reviews: Int
    let items: Int
    let `default`: Figures
    let fitted: Figures
  }

  let logs: [Log]

  static func load() throws -> Self {
    let url = try #require(
      Bundle.module.url(forResource: "fsrs6-optimizer", withExtension: "json", subdirectory: "Reference"))
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try decoder.decode(Self.self, from: Data(contentsOf: url))
  }
}
