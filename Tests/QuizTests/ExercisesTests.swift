import Quiz
import Scheduling
import TestSupport
import Testing
import Vocabulary

@Suite("exercises")
struct ExercisesTests {
  static let card = CardID(EntryID(rawValue: 1), .production)
  static let entry = Entry(
    word: "retain", language: "en", meanings: ["유지하다", "보유하다"], meaningLanguage: "ko",
    examples: [Example(text: "We {retain} the logs, you know.", translation: "로그를 보관한다.")], partOfSpeech: "verb",
    level: "B2")
  static let others = [
    Entry(word: "revert", language: "en", meanings: ["되돌리다"], meaningLanguage: "ko", partOfSpeech: "verb", level: "B2"),
    Entry(word: "keep", language: "en", meanings: ["유지하다"], meaningLanguage: "ko", partOfSpeech: "verb", level: "B2"),
    Entry(
      word: "bottleneck", language: "en", meanings: ["병목"], meaningLanguage: "ko", partOfSpeech: "noun", level: "C1"),
    Entry(word: "stale", language: "en", meanings: ["오래된"], meaningLanguage: "ko", partOfSpeech: "adjective"),
    Entry(word: "defer", language: "en", meanings: ["미루다"], meaningLanguage: "ko", partOfSpeech: "verb"),
    Entry(word: "Wort", language: "de", meanings: ["낱말"], meaningLanguage: "ko", partOfSpeech: "noun"),
  ]

  static func question(
    _ mode: QuizMode, _ entry: Entry = entry, others: [Entry] = others, seed: UInt64 = 1
  ) -> Question {
    var chance = SeededGenerator(seed: seed)
    return mode.question(card: card, entry: entry, variation: 0, others: others, chance: &chance)
  }

  @Test("a choice has four meanings, the right one among them, and no other right answer", arguments: 0..<50)
  func choice(seed: Int) throws {
    let question = Self.question(.choice, seed: UInt64(seed))
    #expect(question.mode == .choice && question.prompt == "retain" && question.choices.count == 4)
    #expect(Set(question.choices).count == 4 && !question.choices.contains("유지하다") && !question.choices.contains("낱말"))
    let right = try #require(question.choices.firstIndex(of: "유지하다; 보유하다"))
    #expect(question.choices.contains("되돌리다"), "the nearest in kind and level is always offered")
    for number in 1...4 {
      var attempt = Attempt(question)
      guard case .rated(let grade, let rating) = attempt.answer("\(number)") else {
        Issue.record("\(number) was not rated")
        continue
      }
      #expect((grade.verdict == .correct) == (number == right + 1) && (rating == .good) == (number == right + 1))
    }
  }

  @Test("a choice is also made by its text; what names none is not counted; Enter is not knowing")
  func choosing() {
    let question = Self.question(.choice)
    var attempt = Attempt(question)
    for text in ["5", "0", "x", "12"] { #expect(attempt.answer(text) == .misread(allowed: 1...4)) }
    #expect(attempt.hint() == nil)
    guard case .rated(let grade, .again) = attempt.answer("") else {
      Issue.record("Enter was not rated")
      return
    }
    #expect(grade.verdict == .unknown)
    guard case .rated(_, .good) = attempt.answer("유지하다; 보유하다 ") else {
      Issue.record("the text was not taken")
      return
    }
  }

  @Test("with no other word to choose from, a choice is a card")
  func alone() { #expect(Self.question(.choice, others: []).mode == .cards) }

  @Test("a card is shown first and rated then, or rated at once")
  func cards() {
    var attempt = Attempt(Self.question(.cards))
    #expect(attempt.answer("") == .reveal)
    #expect(attempt.answer("7") == .misread(allowed: 1...4))
    guard case .rated(let grade, .hard) = attempt.answer("2") else {
      Issue.record("2 was not hard")
      return
    }
    #expect(grade.verdict == .correct)
    var direct = Attempt(Self.question(.cards))
    guard case .rated(_, .again) = direct.answer("1") else {
      Issue.record("1 was not again")
      return
    }
  }

  @Test("a sentence is built by numbers or typed, commas and capitals aside", arguments: 0..<30)
  func build(seed: Int) throws {
    let question = Self.question(.build, seed: UInt64(seed))
    let words = ["we", "retain", "the", "logs", "you", "know"]
    #expect(question.mode == .build && question.pieces != words && question.pieces.sorted() == words.sorted())
    let numbers = try words.map { word in String(try #require(question.pieces.firstIndex(of: word)) + 1) }
    for given in [
      numbers.joined(), numbers.joined(separator: " "), "we retain the logs you know", "We retain the logs, you know.",
    ] {
      var attempt = Attempt(question)
      guard case .rated(let grade, .good) = attempt.answer(given) else {
        Issue.record("\(given) was not right")
        continue
      }
      #expect(grade.verdict == .correct)
    }
    var attempt = Attempt(question)
    guard case .rated(_, .again) = attempt.answer(numbers.reversed().joined(separator: " ")) else {
      Issue.record("a wrong order was right")
      return
    }
  }

  @Test(
    "numbers that are not each piece's once are not counted",
    arguments: ["1 2 3", "123", "1 1 1 1 1 1", "1 2 3 4 5 7", "1 2 3 4 5 6 7", "0 1 2 3 4 5", "6"])
  func misnumbered(given: String) {
    var attempt = Attempt(Self.question(.build))
    #expect(attempt.answer(given) == .misread(allowed: 1...6))
  }

  @Test("words that stand twice may be taken either way")
  func twice() {
    let entry = Entry(
      word: "can", language: "en", meanings: ["할 수 있다"], meaningLanguage: "ko",
      examples: [Example(text: "The cat and the dog {can} see.")])
    let question = Self.question(.build, entry)
    var order: [Int] = []
    for word in ["the", "cat", "and", "the", "dog", "can", "see"] {
      // The later one first.
      order.append(question.pieces.indices.last { question.pieces[$0] == word && !order.contains($0) } ?? 0)
    }
    var attempt = Attempt(question)
    guard case .rated(_, .good) = attempt.answer(order.map { "\($0 + 1)" }.joined(separator: " ")) else {
      Issue.record("it was not right")
      return
    }
  }

  @Test(
    "a sentence that cannot be built is asked with its blank",
    arguments: ["Just {retain}", "新しいカメラを{買った}。", String(repeating: "so ", count: 30) + "{retain}"])
  func unbuildable(example: String) {
    var entry = Self.entry
    entry.examples = [Example(text: example)]
    #expect(Self.question(.build, entry).mode == .cloze)
  }

  @Test("dictation takes the missing word or the whole sentence")
  func dictation() {
    for given in ["retain", "we retain the logs, you know"] {
      var attempt = Attempt(Self.question(.listen))
      guard case .rated(let grade, .good) = attempt.answer(given) else {
        Issue.record("\(given) was not right")
        continue
      }
      #expect(grade.verdict == .correct)
    }
    var bare = Self.entry
    bare.examples = []
    #expect(Self.question(.listen, bare).prompt == "____" && Self.question(.listen, bare).mode == .listen)
  }

  @Test(
    "a mixture follows the card's age",
    arguments: [
      (Skill.recognition, nil, QuizMode.cards), (.recognition, 1.0, .choice), (.production, nil, .cloze),
      (.production, 5, .cloze), (.production, 30, .build), (.listening, nil, .listen),
    ] as [(Skill, Double?, QuizMode)])
  func mixed(skill: Skill, stability: Double?, mode: QuizMode) {
    let schedule = stability.map { Self.schedule(stability: $0, reps: 4) }
    #expect(MixedExercises.mode(for: CardID(EntryID(rawValue: 1), skill), schedule: schedule) == mode)
  }

  @Test("the next skill begins when the one before has settled")
  func nextSkill() {
    let settled = Self.schedule(stability: 8, reps: 3)
    var learning = settled
    learning.phase = .learning(step: 0)
    #expect(MixedExercises.nextSkill([:]) == .recognition)
    #expect(MixedExercises.nextSkill([.recognition: learning]) == nil)
    #expect(MixedExercises.nextSkill([.recognition: settled]) == .production)
    #expect(MixedExercises.nextSkill([.production: settled]) == nil)
    #expect(MixedExercises.nextSkill([.recognition: settled, .production: learning]) == nil)
    #expect(MixedExercises.nextSkill([.recognition: settled, .production: settled]) == .listening)
  }

  static func schedule(stability: Double, reps: Int) -> CardSchedule {
    let moment = ReviewMoment(at: Timestamp(milliseconds: 0), day: StudyDay(rawValue: 1), utcOffset: 0)
    return CardSchedule(
      phase: .review, memory: MemoryState(stability: stability, difficulty: 5), due: .on(StudyDay(rawValue: 2)),
      lastReview: moment, reps: reps, lapses: 0)
  }
}
