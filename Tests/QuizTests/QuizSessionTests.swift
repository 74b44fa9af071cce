import Quiz
import Scheduling
import TestSupport
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

  func question(_ card: CardID, _ entry: Entry? = nil, variation: Int = 0) -> Question {
    var chance = SeededGenerator(seed: 1)
    return QuizMode.cloze.question(card: card, entry: entry ?? self.entry, variation: variation, chance: &chance)
  }

  func schedule(due: CardSchedule.Due) -> CardSchedule {
    CardSchedule(
      phase: .review, memory: MemoryState(stability: 1, difficulty: 5), due: due,
      lastReview: ReviewMoment(at: now, day: StudyDay(rawValue: 1), utcOffset: 0), reps: 1, lapses: 0)
  }

  @Test("new cards are spread between the due ones, and each is asked once")
  func order() {
    var session = QuizSession(
      due: (1...4).map(card), new: [card(11), card(12)], learnAheadSeconds: 1200)
    var asked: [CardID] = []
    while let next = session.nextCard(at: now) {
      let place = session.ask(question(next))
      asked.append(next)
      #expect(place.position == asked.count && place.left == 6 - asked.count && !place.isRepeat)
      session.recorded(.good, verdict: .correct, schedule: schedule(due: .on(StudyDay(rawValue: 2))), wasNew: false)
    }
    #expect(asked == [card(1), card(2), card(11), card(3), card(4), card(12)])
    #expect(session.tally.asked == 6 && session.tally.correct == 6)
  }

  @Test("siblings do not follow each other while others are left")
  func siblings() {
    let entry = EntryID(rawValue: 1)
    var session = QuizSession(
      due: [CardID(entry, .production), CardID(entry, .recognition), card(2)], new: [], learnAheadSeconds: 1200)
    var asked: [CardID] = []
    while let next = session.nextCard(at: now) {
      session.ask(question(next))
      asked.append(next)
      session.recorded(.good, verdict: .correct, schedule: schedule(due: .on(StudyDay(rawValue: 2))), wasNew: false)
    }
    #expect(asked == [CardID(entry, .production), card(2), CardID(entry, .recognition)])
  }

  @Test("an answer that is taken back is asked next, and what was on the screen after it")
  func undone() {
    var session = QuizSession(due: [card(1), card(2), card(3)], new: [], learnAheadSeconds: 1200)
    #expect(session.nextCard(at: now) == card(1))
    let first = question(card(1))
    session.ask(first)
    session.recorded(.again, verdict: .wrong, schedule: schedule(due: .at(now.adding(seconds: 60))), wasNew: true)
    #expect(session.nextCard(at: now) == card(2))
    session.ask(question(card(2)))
    session.undone(first)
    #expect(session.tally.asked == 0 && session.tally.missed == [])
    #expect(session.nextCard(at: now) == card(1))
    session.ask(first)
    session.recorded(.good, verdict: .correct, schedule: schedule(due: .on(StudyDay(rawValue: 9))), wasNew: true)
    #expect((0..<3).map { _ in session.nextCard(at: now) } == [card(2), card(3), nil])
  }

  @Test("cards that are taken in again are asked last, and once")
  func takenIn() {
    var session = QuizSession(due: [card(1), card(2), card(3)], new: [], learnAheadSeconds: 1200)
    let leftOut = session.leaveOut(EntryID(rawValue: 1))
    #expect(leftOut == [card(1)])
    session.takeIn(leftOut + [card(2)])
    #expect((0..<4).map { _ in session.nextCard(at: now) } == [card(2), card(3), card(1), nil])
  }

  @Test("an answer that is corrected no longer comes back, and counts as it is now")
  func amended() {
    var session = QuizSession(due: [card(1)], new: [], learnAheadSeconds: 1200)
    #expect(session.nextCard(at: now) == card(1))
    let question = question(card(1))
    session.ask(question)
    session.recorded(.again, verdict: .wrong, schedule: schedule(due: .at(now)), wasNew: true)
    session.amended(question, rating: .good, schedule: schedule(due: .on(StudyDay(rawValue: 9))))
    #expect(session.nextCard(at: now) == nil)
    #expect(session.tally.correct == 1 && session.tally.missed == [])
  }

  @Test("practice brings a miss back and is not scheduled")
  func practised() {
    var session = QuizSession(due: [card(1), card(2)], new: [], learnAheadSeconds: 1200)
    var asked: [CardID] = []
    while let next = session.nextCard(at: now), asked.count < 9 {
      session.ask(question(next))
      asked.append(next)
      session.practised(asked.count == 1 ? .again : .good, at: now)
    }
    #expect(asked == [card(1), card(2), card(1)])
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
    let question = question(card(1), bare, variation: 3)
    #expect(question.mode == .type && question.prompt == "진위" && question.answer == "authenticity")
  }

  @Test("several sentences take turns")
  func turns() {
    var two = entry
    two.examples.append(Example(text: "Its {authenticity} is doubtful."))
    let prompts = (0..<3).map { question(card(1), two, variation: $0).prompt }
    #expect(prompts == ["We verify the ____ of it.", "Its ____ is doubtful.", "We verify the ____ of it."])
  }
}
