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

  @Test("whatever is typed is graded, however strange", arguments: ["\u{0}", "/", "(", "{}", "한글\u{301}", "‎"])
  func strange(given: String) {
    let entry = Entry(word: "(", language: "en", meanings: ["x"], meaningLanguage: "ko")
    _ = AnswerGrader(word: entry).grade(given)
    _ = AnswerGrader(word: entry).grade(String(repeating: given, count: 10_000))
  }
}
