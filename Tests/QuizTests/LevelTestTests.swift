import Quiz
import Scheduling
import TestSupport
import Testing
import Vocabulary

@Suite("a level test")
struct LevelTestTests {
  /// A person of known ability, who calls a word known that is not at a rate of false alarms.
  private struct Person {
    var ability: Double
    var falseAlarms: Double
    var chance: SeededGenerator

    mutating func knows(_ word: LevelWord) -> Bool {
      Double.random(in: 0..<1, using: &chance) < word.difficulty.chanceKnown(at: ability)
    }

    mutating func says(isKnown: Bool) -> Bool {
      // Drawn also where it does not matter, so that each person's draws are the same.
      let guesses = Double.random(in: 0..<1, using: &chance) < falseAlarms
      return isKnown || guesses
    }
  }

  private static func deck(_ count: Int, levels: [String?] = CEFRLevel.allCases.map(\.rawValue)) -> [LevelWord] {
    (0..<count).map { index in
      let level = levels[index % levels.count].flatMap { CEFRLevel($0) }
      let word = "word\(index)"
      return LevelWord(
        entry: EntryID(rawValue: Int64(index)), word: word, difficulty: WordDifficulty(word: word, level: level))
    }
  }

  private static let madeUp = (0..<12).map { "madeup\($0)" }

  private struct Outcome {
    var estimate: LevelEstimate
    var known: Int
    var questions: [LevelQuestion]
  }

  /// Runs a test to its end; what the person knows of each word is drawn before it.
  private static func take(
    _ words: [LevelWord], by person: Person, questions: Int = 20, seed: UInt64
  ) -> Outcome {
    var person = person
    let known = Set(words.filter { person.knows($0) }.map(\.word))
    var test = LevelTest(
      words: words, questions: questions, madeUp: Array(madeUp.prefix(LevelTest.madeUpCount(of: questions))),
      seed: seed)
    var asked: [LevelQuestion] = []
    while let question = test.next(), asked.count < 1000 {
      asked.append(question)
      test.answer(isKnown: person.says(isKnown: known.contains(question.word)))
    }
    return Outcome(estimate: test.estimate, known: known.count, questions: asked)
  }

  @Test("holds ability and known words within its intervals about nine times in ten")
  func coverage() {
    let words = Self.deck(120)
    var chance = SeededGenerator(seed: 11)
    var (abilities, counts) = (0, 0)
    var (error, width) = (0.0, 0.0)
    for round in 0..<200 {
      let falseAlarms = [0, 0.1, 0.3][round % 3]
      // Normal around 0 with a deviation of about 2.
      let ability = (0..<12).reduce(-6) { sum, _ in sum + Double.random(in: 0..<1, using: &chance) } * 2
      let person = Person(
        ability: ability, falseAlarms: falseAlarms, chance: SeededGenerator(seed: UInt64(round) + 1000))
      let outcome = Self.take(words, by: person, seed: UInt64(round))
      let estimate = outcome.estimate
      if (estimate.low...estimate.high).contains(ability) { abilities += 1 }
      if (estimate.knownLow...estimate.knownHigh).contains(Double(outcome.known)) { counts += 1 }
      error += abs(estimate.ability - ability) / 200
      width += (estimate.high - estimate.low) / 200
    }
    #expect((165...197).contains(abilities))
    #expect((165...197).contains(counts))
    #expect(error < 1 && width < 3.5)
  }

  @Test("comes near every level's middle on average", arguments: CEFRLevel.allCases)
  func levels(level: CEFRLevel) {
    let words = Self.deck(300)
    let mean =
      (0..<16).reduce(0.0) { sum, round in
        let person = Person(ability: level.logit, falseAlarms: 0.1, chance: SeededGenerator(seed: UInt64(round)))
        return sum + Self.take(words, by: person, questions: 30, seed: UInt64(round)).estimate.ability
      } / 16
    #expect(abs(mean - level.logit) < 0.75)
  }

  @Test("asks no word twice, one made-up word in five, and as many as it says")
  func questions() {
    for seed in 0..<20 as Range<UInt64> {
      let person = Person(ability: 0.5, falseAlarms: 0.2, chance: SeededGenerator(seed: seed))
      let questions = Self.take(Self.deck(60), by: person, seed: seed).questions
      #expect(Set(questions.map(\.word)).count == questions.count)
      #expect(questions.map(\.position) == Array(1...20))
      #expect(questions.allSatisfy { $0.total == 20 })
      for start in stride(from: 0, to: 20, by: 5) {
        #expect(questions[start..<start + 5].count { $0.word.hasPrefix("madeup") } == 1)
      }
    }
  }

  @Test("ends before its last question once the interval is a level wide")
  func endsEarly() {
    let person = Person(ability: 0.5, falseAlarms: 0, chance: SeededGenerator(seed: 3))
    let outcome = Self.take(Self.deck(600), by: person, questions: 60, seed: 3)
    #expect((25..<60).contains(outcome.questions.count))
    #expect(outcome.estimate.high - outcome.estimate.low < LevelTest.narrowEnough)
  }

  @Test("asks words near the ability that it has found", arguments: [(true, "C2"), (false, "A1")])
  func adapts(isKnown: Bool, level: String) {
    let words = Self.deck(120)
    var test = LevelTest(words: words, questions: 10, madeUp: [], seed: 5)
    var last: String?
    while let question = test.next() {
      last = question.word
      test.answer(isKnown: isKnown)
    }
    let word = words.first { $0.word == last }
    #expect(word?.difficulty == WordDifficulty(word: "", level: CEFRLevel(level)))
    #expect(test.estimate.level == CEFRLevel(level))
  }

  @Test("yeses to made-up words lower what other yeses are worth, and widen the range")
  func falseAlarms() {
    /// Knows the words up to B1, and calls made-up ones known or not.
    func result(yesToMadeUp: Bool) -> LevelTest {
      let words = Self.deck(60)
      let known = Set(words.filter { $0.difficulty.logit < 0 }.map(\.word))
      var test = LevelTest(words: words, questions: 20, madeUp: Self.madeUp, seed: 2)
      while let question = test.next() {
        let isMadeUp = question.word.hasPrefix("madeup")
        test.answer(isKnown: isMadeUp ? yesToMadeUp : known.contains(question.word))
      }
      return test
    }
    let (honest, bold) = (result(yesToMadeUp: false), result(yesToMadeUp: true))
    #expect(honest.estimate.known > bold.estimate.known + 1)
    #expect(honest.estimate.high - honest.estimate.low < bold.estimate.high - bold.estimate.low)
    #expect(honest.falseAlarms == [] && honest.madeUpAsked.count == 4)
    #expect(bold.falseAlarms == bold.madeUpAsked && bold.madeUpAsked.count == 4)
  }

  @Test("the same seed and answers ask the same questions, another seed others")
  func seeds() {
    func words(_ seed: UInt64) -> [String] {
      Self.take(Self.deck(60), by: Person(ability: 0, falseAlarms: 0, chance: SeededGenerator(seed: 1)), seed: seed)
        .questions.map(\.word)
    }
    #expect(words(1) == words(1))
    #expect(words(1) != words(2))
  }

  @Test("an empty deck has no question, a deck of one word has one")
  func smallDecks() {
    var none = LevelTest(words: [], questions: 20, madeUp: Self.madeUp, seed: 1)
    #expect(none.next() == nil)
    #expect(none.estimate.total == 0 && none.estimate.known == 0)
    var one = LevelTest(words: Self.deck(1), questions: 20, madeUp: [], seed: 1)
    #expect(one.next() == LevelQuestion(word: "word0", position: 1, total: 1))
    one.answer(isKnown: false)
    #expect(one.next() == nil)
    #expect(one.estimate.known == 0 && one.unknown == [EntryID(rawValue: 0)])
    one.answer(isKnown: true)
    #expect(one.answered == 1)
  }

  @Test("words that look the same are asked and counted once, and a made-up word that is one is not asked")
  func sameWords() {
    let twice = Self.deck(3) + Self.deck(3)
    var test = LevelTest(words: twice, questions: 20, madeUp: ["word1"], seed: 1)
    var asked: [String] = []
    while let question = test.next() {
      #expect(test.next() == question)
      asked.append(question.word)
      test.answer(isKnown: true)
    }
    #expect(asked.sorted() == ["word0", "word1", "word2"])
    #expect(test.estimate.total == 3)
  }

  @Test("a deck without levels is asked as well, with a wider interval")
  func noLevels() {
    let person = Person(ability: 0, falseAlarms: 0, chance: SeededGenerator(seed: 1))
    let plain = Self.take(Self.deck(60, levels: [nil]), by: person, seed: 4)
    let levelled = Self.take(Self.deck(60, levels: ["B1", "B2"]), by: person, seed: 4)
    #expect(plain.questions.count == 20)
    #expect(plain.estimate.high - plain.estimate.low > levelled.estimate.high - levelled.estimate.low)
  }
}
