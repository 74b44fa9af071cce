import Quiz
import Scheduling
import Testing
import Vocabulary

@Suite("a quiz session")
struct QuizSessionTests {
  let now = Timestamp(milliseconds: 1_000_000)
  let entry = Entry(
    word: "authenticity", language: "en", meanings: ["진위"], meaningLanguage: "ko",
    examples: [Example(text: "We verify the {authenticity} of it.", translation: "진위를 확인한다.")],
    confusables: [Confusable(word: "credibility", reason: "믿을 만한 정도")])

  func card(_ number: Int64) -> CardID { CardID(EntryID(rawValue: number), .production) }

  func question(_ card: CardID) -> Question { QuizMode.cloze.question(card: card, entry: entry, variation: 0) }

  func schedule(due: CardSchedule.Due) -> CardSchedule {
    CardSchedule(
      phase: .review, memory: MemoryState(stability: 1, difficulty: 5), due: due,
      lastReview: ReviewMoment(at: now, day: StudyDay(rawValue: 1), utcOffset: 0), reps: 1, lapses: 0)
  }

  @Test("due cards come before new ones, and each once")
  func order() {
    var session = QuizSession(due: [card(1), card(2)], new: [card(3)], learnAheadSeconds: 1200)
    var asked: [CardID] = []
    while let next = session.nextCard(at: now) {
      session.ask(question(next))
      asked.append(next)
      session.recorded(.good, verdict: .correct, schedule: schedule(due: .on(StudyDay(rawValue: 2))), wasNew: false)
    }
    #expect(asked == [card(1), card(2), card(3)])
    #expect(session.tally.asked == 3 && session.tally.correct == 3)
  }

  @Test("a missed card comes back in the session, after the others, until it is right")
  func missed() {
    var session = QuizSession(due: [card(1), card(2)], new: [], learnAheadSeconds: 1200)
    var asked: [CardID] = []
    while let next = session.nextCard(at: now), asked.count < 10 {
      session.ask(question(next))
      asked.append(next)
      let isMiss = asked.count == 1
      session.recorded(
        isMiss ? .again : .good, verdict: isMiss ? .wrong : .correct,
        schedule: schedule(due: isMiss ? .at(now.adding(seconds: 600)) : .on(StudyDay(rawValue: 2))), wasNew: false)
    }
    #expect(asked == [card(1), card(2), card(1)])
    #expect(session.tally.missed == ["authenticity"])
  }

  @Test("a step whose time has come goes before what waits, but not right after itself")
  func stepsFirst() {
    var session = QuizSession(due: [card(1), card(2), card(3)], new: [], learnAheadSeconds: 1200)
    #expect(session.nextCard(at: now) == card(1))
    session.ask(question(card(1)))
    session.recorded(.again, verdict: .wrong, schedule: schedule(due: .at(now)), wasNew: true)
    #expect(session.nextCard(at: now) == card(2))
    #expect(session.nextCard(at: now) == card(1))
  }

  @Test("a step too far ahead ends the session and says when it is due")
  func farSteps() {
    var session = QuizSession(due: [card(1)], new: [], learnAheadSeconds: 1200)
    _ = session.nextCard(at: now)
    session.ask(question(card(1)))
    session.recorded(.again, verdict: .wrong, schedule: schedule(due: .at(now.adding(seconds: 1201))), wasNew: true)
    #expect(session.nextCard(at: now) == nil)
    #expect(session.nextStep == now.adding(seconds: 1201))
    #expect(session.nextCard(at: now.adding(seconds: 1)) == card(1))
  }

  @Test(
    "the rating follows from verdict, hints and retries",
    arguments: [
      (["authenticity"], 0, Rating.good), (["authenticity"], 1, .hard), (["authentisity"], 0, .hard),
      (["credibility", "authenticity"], 0, .hard), (["credibility", "credibility"], 0, .again),
      (["credibility", ""], 0, .again), (["zebra"], 0, .again), ([""], 0, .again),
    ] as [([String], Int, Rating)])
  func ratings(answers: [String], hints: Int, expected: Rating) {
    var attempt = Attempt(question(card(1)))
    for _ in 0..<hints { _ = attempt.hint() }
    var outcomes = answers.map { attempt.answer($0) }
    guard case .rated(_, let rating)? = outcomes.popLast() else {
      Issue.record("the last answer was not rated")
      return
    }
    #expect(rating == expected)
    for outcome in outcomes {
      guard case .retry(let grade) = outcome else {
        Issue.record("an earlier answer was rated")
        return
      }
      #expect(grade.reason == .confusable(word: "credibility", reason: "믿을 만한 정도"))
    }
  }

  @Test("hints show one more letter each time, never the last")
  func hints() {
    var attempt = Attempt(question(card(1)))
    #expect(attempt.hint() == "a...")
    #expect(attempt.hint() == "au...")
    for _ in 0..<30 { _ = attempt.hint() }
    #expect(attempt.hint() == "authenticit...")
  }

  @Test("an entry without a sentence is asked by its meanings")
  func fallback() {
    var bare = entry
    bare.examples = []
    let question = QuizMode.cloze.question(card: card(1), entry: bare, variation: 3)
    #expect(question.mode == .type && question.prompt == "진위" && question.answer == "authenticity")
  }

  @Test("several sentences take turns")
  func turns() {
    var two = entry
    two.examples.append(Example(text: "Its {authenticity} is doubtful."))
    let prompts = (0..<3).map { QuizMode.cloze.question(card: card(1), entry: two, variation: $0).prompt }
    #expect(prompts == ["We verify the ____ of it.", "Its ____ is doubtful.", "We verify the ____ of it."])
  }
}
