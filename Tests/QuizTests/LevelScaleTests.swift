import Quiz
import Testing
import Vocabulary

@Suite("the scale of levels")
struct LevelScaleTests {
  @Test(
    "a level is read as decks write it",
    arguments: [
      ("B2", "B2"), ("b2", "B2"), (" C1 ", "C1"), ("B2+", "B2"), ("A1 (start)", "A1"), ("N3", nil), ("", nil),
      ("B", nil), ("B22", nil), ("B2x", nil), ("D1", nil), ("TOPIK 2", nil),
    ] as [(String, String?)])
  func reading(text: String, level: String?) {
    #expect(CEFRLevel(text)?.rawValue == level)
  }

  @Test("an ability has the level whose middle is nearest, without an end at both sides")
  func nearest() {
    for level in CEFRLevel.allCases {
      #expect(CEFRLevel(ability: level.logit) == level)
      #expect(CEFRLevel(ability: level.logit + 0.74) == level)
      #expect(CEFRLevel(ability: level.logit - 0.74) == level)
    }
    #expect(CEFRLevel(ability: -1e9) == .a1 && CEFRLevel(ability: .infinity) == .c2 && CEFRLevel(ability: .nan) == .a1)
  }

  @Test("half of the words of one's level are known, 82 in 100 one below, 95 two below")
  func chances() {
    let below = [CEFRLevel.b2, .b1, .a2].map {
      (WordDifficulty(word: "", level: $0).chanceKnown(at: CEFRLevel.b2.logit) * 100).rounded()
    }
    #expect(below == [50, 82, 95])
  }

  @Test("a word without a level is in the middle, a long one harder, and less sure")
  func guessed() {
    func word(_ word: String) -> WordDifficulty { WordDifficulty(word: word, level: nil) }
    #expect(word("cat").logit < word("contention").logit)
    #expect(word("진위").logit < word("지연시간").logit)
    #expect(word(String(repeating: "a", count: 99)).logit == 1.5 && word("").logit >= -1.5)
    #expect(word("contention").chanceKnown(at: 4) < WordDifficulty(logit: 0.6).chanceKnown(at: 4))
  }

  @Test("a word tells most at the ability that equals its difficulty, and nothing if everything is called known")
  func information() {
    let word = WordDifficulty(word: "", level: .b1)
    #expect(abs(word.information(at: CEFRLevel.b1.logit) - 0.25) < 1e-9)
    #expect(word.information(at: 1) < 0.25 && word.information(at: -3) < 0.25)
    #expect(word.information(at: 0, falseAlarms: 0.2) < word.information(at: 0))
    #expect(word.information(at: 0, falseAlarms: 1) == 0)
  }

  @Test("new words come nearest first, and in their order where nothing tells them apart")
  func order() {
    func entry(_ word: String, _ level: String?) -> Entry {
      Entry(word: word, language: "en", meanings: [], meaningLanguage: "ko", level: level)
    }
    let words = [
      entry("one", "A1"), entry("two", "C2"), entry("three", "B2"), entry("four", "C1"), entry("five", "B2"),
    ]
    let sorted = LevelOrder.sorted(words, near: 0.75) { $0 }
    #expect(sorted.map(\.word) == ["three", "five", "four", "two", "one"])
    let plain = words.map { entry($0.word, nil) }
    #expect(LevelOrder.sorted(plain, near: 3) { $0 } == plain)
    #expect(LevelOrder.sorted([Entry](), near: 0) { $0 } == [])
  }

  @Test(
    "yes and no are read from the keys of both keyboards",
    arguments: [
      ("y", true), ("Y", true), (" yes ", true), ("ㅛ", true), ("\u{116D}", true), ("ｙ", true), ("네", true),
      ("n", false), ("NO", false), ("ㅜ", false), ("아니요", false), ("", nil), ("maybe", nil), ("yn", nil),
    ] as [(String, Bool?)])
  func yesNo(line: String, expected: Bool?) {
    #expect(YesNo.isYes(line) == expected)
  }
}
