import Scheduling
import TestSupport
import Testing

@Suite("the landing page of Scheduling")
struct LandingPageTests {
  @Test("prints an example that compiles and does what it says")
  func example() throws {
    var printed: [String] = []
    func print(_ text: String) { printed.append(text) }

    // The example:
    // A learner in Seoul, nine hours east of UTC.
    let calendar = StudyCalendar { _ in 9 * 3600 }
    let scheduler = Scheduler(desiredRetention: 0.9)
    let seed = FuzzSeed.of(card: 4, reviews: 0)

    // A new card is answered, and ten minutes later once more: then it has left its learning steps.
    var instant = Timestamp(milliseconds: 1_772_442_000_000)
    var card = scheduler.next(after: nil, rating: .good, at: calendar.moment(at: instant), fuzzSeed: seed)
    instant = instant.adding(seconds: 600)
    card = scheduler.next(after: card, rating: .good, at: calendar.moment(at: instant), fuzzSeed: seed)

    if case .on(let day) = card.due {
      let known = scheduler.retrievability(of: card, on: day)
      print("asked again on \(day.date), when the chance that it is known is \(known)")
    }
    // End of the example.

    #expect(printed.count == 1)
    #expect(printed[0].hasPrefix("asked again on 2026-03-04, when the chance that it is known is 0.9"))
    let page = try Document("Sources/Scheduling/Scheduling.docc/Scheduling.md")
    #expect(try PrintedExample(in: #filePath).isPrinted(in: page))
  }
}
