import Foundation
import Quiz
import Testing
import Vocabulary

/// Fixtures/grading.json: answers graded by hand, collected for this project; `deck` lists the library's words.
struct GradedAnswer: Decodable, Sendable, CustomTestStringConvertible {
  var verdict: String
  var expected: String
  var word: String
  var language: String
  var given: String
  var deck: [String]
  var confusables: [String: String]
  var why: String

  var testDescription: String { "\(expected) answered \(given): \(why)" }

  static let all: [GradedAnswer] = {
    guard let url = Bundle.module.url(forResource: "grading", withExtension: "json", subdirectory: "Fixtures"),
      let data = try? Data(contentsOf: url), let rows = try? JSONDecoder().decode([GradedAnswer].self, from: data)
    else { return [] }
    return rows
  }()
}

@Suite("graded answers")
struct GradedAnswersTests {
  @Test("the collection is there")
  func present() { #expect(GradedAnswer.all.count >= 50) }

  @Test("each is graded as a good teacher would", arguments: GradedAnswer.all)
  func graded(row: GradedAnswer) throws {
    let entry = Entry(
      word: row.word, language: row.language, meanings: ["뜻 하나"], meaningLanguage: "ko",
      examples: [Example(text: "They say {\(row.expected)} here.")],
      confusables: row.confusables.map { Confusable(word: $0.key, reason: $0.value) })
    let asForm = row.word != row.expected || row.verdict == "form"
    let grader =
      asForm
      ? AnswerGrader(entry: entry, cloze: try #require(Cloze(entry.examples[0], of: row.word, language: row.language)))
      : AnswerGrader(word: entry)
    let others = row.deck.filter { $0 != row.word && $0 == row.given }.map {
      Entry(word: $0, language: row.language, meanings: ["다른 뜻"], meaningLanguage: "ko")
    }
    #expect(grader.grade(row.given, others: others).verdict.rawValue == row.verdict)
  }
}
