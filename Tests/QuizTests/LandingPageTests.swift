import Quiz
import Scheduling
import TestSupport
import Testing
import Vocabulary

@Suite("the landing page of Quiz")
struct LandingPageTests {
  @Test("prints an example that compiles and does what it says")
  func example() throws {
    var printed: [String] = []
    func print(_ items: Any...) { printed.append(items.map { "\($0)" }.joined(separator: " ")) }

    // The example:
    let entry = Entry(
      word: "authenticity", language: "en", meanings: ["진위"], meaningLanguage: "ko",
      examples: [
        Example(text: "We have to verify the {authenticity} of the document.", translation: "그 문서의 진위를 확인해야 한다.")
      ],
      confusables: [Confusable(word: "credibility", reason: "it is whether one is believed, not whether it is genuine")]
    )
    let card = CardID(EntryID(rawValue: 1), .production)
    let moment = ReviewMoment(at: Timestamp(milliseconds: 0), day: StudyDay(rawValue: 0), utcOffset: 0)
    var chance = SplitMix64(seed: 1)
    var session = QuizSession(due: [], new: [card], learnAheadSeconds: Int64(Scheduler.learnAheadSeconds))

    var answers = ["credibility", "authentisity", "authenticity", "authenticity"][...]
    while let card = session.nextCard(at: moment.at), let given = answers.popFirst() {
      let question = QuizMode.cloze.question(card: card, entry: entry, variation: 0, chance: &chance)
      let place = session.ask(question)
      print("\(place.position)/\(place.total)", question.translation ?? "", question.prompt)

      // A near-synonym is explained, and may be tried once more.
      var outcome = session.answer(given)
      if case .retry(let grade) = outcome, let next = answers.popFirst() {
        print("not quite:", grade.verdict)
        outcome = session.answer(next)
      }
      if case .rated(let grade, let rating) = outcome {
        print(grade.verdict, rating)
        let schedule = Scheduler().next(after: nil, rating: rating, at: moment, fuzzSeed: 0)
        session.recorded(rating, verdict: grade.verdict, schedule: schedule, wasNew: true)
      }
    }
    print("\(session.tally.correct) of \(session.tally.asked) right")
    // End of the example.

    #expect(printed.count == 8)
    #expect(printed[0] == "1/1 그 문서의 진위를 확인해야 한다. We have to verify the ____ of the document.")
    #expect(printed[1] == "not quite: synonym" && printed[2] == "close hard")
    #expect(printed.last == "3 of 3 right")
    let page = try Document("Sources/Quiz/Quiz.docc/Quiz.md")
    #expect(try PrintedExample(in: #filePath).isPrinted(in: page))
  }
}
