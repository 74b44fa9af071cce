import Testing

@testable import Scheduling

struct ReviewLogTests {
  @Test("answers stand card by card in order of time, whatever order they came in")
  func order() {
    let reviews = [
      logged(7, day: 3, .good), logged(5, day: 1, .again), logged(7, day: 1, second: 30, .hard),
      logged(5, day: 1, second: 600, .good), logged(5, day: 4, .easy),
    ]
    let log = ReviewLog(reviews)
    #expect(log.cards == [5, 7])
    #expect(log.ratings == [.again, .good, .easy, .hard, .good])
    #expect(log.ranks == [0, 2, 4, 1, 3])
    #expect(log.elapsed.map(\.studyDays) == [0, 0, 3, 0, 2])
    #expect(abs(log.elapsed[1].days - 600 / 86_400.0) < 1e-12)
    #expect(log.evaluated == [4, 2])
    #expect(log.count == 5 && log.evaluatedCount == 2)
  }

  @Test("of answers with one time what came first counts as earlier")
  func equalTimes() {
    let log = ReviewLog([logged(1, day: 2, .again), logged(1, day: 2, .good), logged(1, day: 1, .hard)])
    #expect(log.ratings == [.hard, .again, .good])
    #expect(log.elapsed.map(\.studyDays) == [0, 1, 0])
  }

  @Test("time never runs back: a day that is earlier than the time says counts as the same day")
  func dayBack() {
    var back = logged(1, day: 9, second: 500, .good)
    back.day = StudyDay(rawValue: 8)
    let log = ReviewLog([logged(1, day: 9, .good), back])
    #expect(log.elapsed[1].studyDays == 0)
    #expect(log.evaluatedCount == 0)
  }

  @Test("times at the ends of their range overflow nothing")
  func extremes() {
    let first = LoggedReview(card: 1, day: StudyDay(rawValue: .min), rating: .good)
    let last = LoggedReview(card: 1, day: StudyDay(rawValue: .max), rating: .again)
    let log = ReviewLog([last, first])
    #expect(log.elapsed[1].studyDays > 1e18 && log.elapsed[1].days > 1e10)
    for kind in MemoryModelKind.allCases {
      #expect(log.evaluation(of: kind.model)?.logLoss.isFinite == true)
    }
  }
}
