import Quiz
import Testing
import Vocabulary

@Suite("the grader")
struct AnswerGraderTests {
  @Test("where the sentence has one way to write the word, the other ways are as good")
  func alternatives() throws {
    let entry = Entry(
      word: "colour / color", language: "en", meanings: ["색"], meaningLanguage: "ko",
      examples: [Example(text: "What {colour} is it?")])
    let cloze = try #require(Cloze.all(of: entry).first)
    #expect(AnswerGrader(entry: entry, cloze: cloze).grade("Color").verdict == .correct)
    #expect(AnswerGrader(entry: entry, cloze: cloze).grade("colours").verdict == .form)
  }

  @Test(
    "an adverb is another form, not a slip",
    arguments: [("ambiguous", "ambiguously"), ("arbitrary", "arbitrarily"), ("rough", "roughly")])
  func adverbs(expected: String, given: String) {
    let entry = Entry(word: expected, language: "en", meanings: ["뜻"], meaningLanguage: "ko")
    #expect(AnswerGrader(word: entry).grade(given).verdict == .form)
  }

  @Test("a word of the library that shares a meaning is explained from both entries")
  func sharedMeaning() {
    let entry = Entry(word: "retain", language: "en", meanings: ["유지하다", "보유하다"], meaningLanguage: "ko")
    let other = Entry(word: "keep", language: "en", meanings: ["지키다", "유지하다"], meaningLanguage: "ko")
    let grade = AnswerGrader(word: entry).grade("keep", others: [other])
    #expect(grade.verdict == .synonym)
    #expect(
      grade.reason
        == .sharesMeaning(
          word: "keep", shared: "유지하다", itsMeanings: ["지키다", "유지하다"], meanings: ["유지하다", "보유하다"]))
  }

  @Test("an accepted answer is right from then on")
  func accepted() {
    var entry = Entry(word: "retain", language: "en", meanings: ["유지하다"], meaningLanguage: "ko")
    #expect(AnswerGrader(word: entry).grade("hold on to").verdict == .wrong)
    entry.accepted = ["hold on to"]
    #expect(AnswerGrader(word: entry).grade("Hold on to!").verdict == .correct)
  }

  @Test(
    "forms of a word are known by rule",
    arguments: [
      ("en", "latency", "Latency"), ("en", "retry", "retries"), ("en", "roll out", "rolled out"), ("en", "go", "went"),
      ("en", "(to) be about to", "was about to"), ("en", "upsell", "upsold"), ("en", "withdraw", "withdrawn"),
      ("en", "person", "people"), ("en", "good", "best"), ("de", "der Ärger", "Ärger"), ("de", "anrufen", "angerufen"),
      ("de", "sein", "war"), ("ko", "모르다", "몰라요"), ("ko", "흐르다", "흘렀다"), ("ko", "따르다", "따라"), ("ko", "춥다", "추워요"),
      ("ko", "듣다", "들었어요"), ("ko", "짓다", "지어"), ("ko", "그렇다", "그래요"), ("ko", "쓰다", "써요"), ("ko", "바쁘다", "바빠서"),
      ("ko", "되다", "됐어요"), ("ko", "보다", "봤어요"), ("ko", "주다", "줘요"), ("ko", "유지하다", "유지했다"), ("ko", "알다", "아는"),
    ])
  func forms(language: String, word: String, text: String) {
    let entry = Entry(word: word, language: language, meanings: ["x"], meaningLanguage: "x")
    #expect(AnswerGrader(word: entry).isForm(text))
  }

  @Test(
    "another word is no form",
    arguments: [
      ("en", "latency", "latent"), ("en", "go", "gone by"), ("en", "see", "sea"), ("en", "read", "reread"),
      ("de", "der Ärger", "Ärzte"), ("de", "legen", "liegen"), ("ko", "가다", "그리고"), ("ko", "모르다", "몰래"),
      ("ko", "모르다", "모자"), ("ko", "마시다", "마음"), ("ko", "보다", "배우다"), ("ko", "바다", "보다"),
    ])
  func otherWords(language: String, word: String, text: String) {
    let entry = Entry(word: word, language: language, meanings: ["x"], meaningLanguage: "x")
    #expect(!AnswerGrader(word: entry).isForm(text))
  }

  @Test("whatever is typed is graded, however strange", arguments: ["\u{0}", "/", "(", "{}", "한글\u{301}", "‎"])
  func strange(given: String) {
    let entry = Entry(word: "(", language: "en", meanings: ["x"], meaningLanguage: "ko")
    _ = AnswerGrader(word: entry).grade(given)
    _ = AnswerGrader(word: entry).grade(String(repeating: given, count: 10_000))
  }

  /// Stems as a dictionary would give them.
  private func stems(_ word: String) -> [String] {
    ["ran": ["run"], "unclear": ["clear"], "gave": ["give"], "given": ["give"], "up": ["up"], "taught": ["teach"]][word]
      ?? [word]
  }

  @Test(
    "a text that shares a stem with the answer is another form of it",
    arguments: [
      ("run", nil, "ran", Verdict.form), ("give", "gave", "given", .form), ("give up", nil, "gave up", .form),
      ("give up", nil, "gave in", .wrong), ("teach", nil, "taught", .form), ("clear", nil, "unclear", .wrong),
      ("run", nil, "rum", .wrong), ("run", nil, "run", .correct), ("receive", nil, "recieve", .close),
    ] as [(String, String?, String, Verdict)])
  func stems(word: String, blank: String?, given: String, verdict: Verdict) throws {
    let entry = Entry(
      word: word, language: "en", meanings: ["뜻"], meaningLanguage: "ko",
      examples: [Example(text: "Here {\(blank ?? word)} is.")])
    let grader =
      blank == nil
      ? AnswerGrader(word: entry) : AnswerGrader(entry: entry, cloze: try #require(Cloze.all(of: entry).first))
    #expect(grader.grade(given, stems: stems).verdict == verdict)
  }

  @Test("stems are asked for only where nothing else decides")
  func lazyStems() {
    let entry = Entry(word: "deadline", language: "en", meanings: ["마감일"], meaningLanguage: "ko")
    var asked: [String] = []
    for given in ["deadline", "Deadline.", "deadlines", "zebra"] {
      _ = AnswerGrader(word: entry).grade(given) {
        asked.append($0)
        return []
      }
    }
    #expect(asked == [])
    _ = AnswerGrader(word: entry).grade("dead end") { [$0] }
    _ = AnswerGrader(word: entry).grade("deadlock") {
      asked.append($0)
      return [$0]
    }
    #expect(asked == ["deadlock", "deadline"])
  }

  @Test("of several words typed the one that shares a meaning explains")
  func severalOthers() {
    let entry = Entry(word: "retain", language: "en", meanings: ["유지하다"], meaningLanguage: "ko")
    let first = Entry(word: "keep", language: "en", meanings: ["성의 탑"], meaningLanguage: "ko")
    let second = Entry(word: "keep", language: "en", meanings: ["유지하다"], meaningLanguage: "ko")
    #expect(AnswerGrader(word: entry).grade("keep", others: [first, second]).verdict == .synonym)
  }

  @Test(
    "a word with another prefix is another word, not a slip",
    arguments: [
      ("ambiguous", "unambiguous"), ("immutable", "mutable"), ("explicitly", "implicitly"), ("mutable", "immutable"),
    ])
  func prefixes(expected: String, given: String) {
    let entry = Entry(word: expected, language: "en", meanings: ["뜻"], meaningLanguage: "ko")
    #expect(AnswerGrader(word: entry).grade(given).verdict == .wrong)
  }
}
