import Foundation
import Quiz
import Testing
import Vocabulary

/// Fixtures/rules.json: answers for each rule of the grader, by language.
struct RuledAnswer: Decodable, Sendable, CustomTestStringConvertible {
  var language: String
  var rule: String
  var word: String
  /// What a sentence's blank wants; without it the word is typed.
  var cloze: String?
  var given: String
  var verdict: String
  var reason: String?
  var pronunciation: String?
  var meanings: [String]?
  var accepted: [String]?
  var confusables: [String: String]?
  /// Words of the library with their meanings.
  var library: [String: [String]]?

  var testDescription: String { "\(language), \(rule): \(cloze ?? word) answered \(given)" }

  var meaningLanguage: String { language == "ko" ? "en" : "ko" }

  func grade() throws -> Grade {
    let entry = Entry(
      word: word, language: language, meanings: meanings ?? ["뜻"], meaningLanguage: meaningLanguage,
      examples: [Example(text: "Here {\(cloze ?? "")} stands.")], pronunciation: pronunciation,
      accepted: accepted ?? [], confusables: (confusables ?? [:]).map { Confusable(word: $0.key, reason: $0.value) })
    let others = (library ?? [:]).map {
      Entry(word: $0.key, language: language, meanings: $0.value, meaningLanguage: meaningLanguage)
    }
    guard cloze != nil else { return AnswerGrader(word: entry).grade(given, others: others) }
    return AnswerGrader(entry: entry, cloze: try #require(Cloze.all(of: entry).first)).grade(given, others: others)
  }

  static let all: [RuledAnswer] = {
    guard let url = Bundle.module.url(forResource: "rules", withExtension: "json", subdirectory: "Fixtures"),
      let data = try? Data(contentsOf: url), let rows = try? JSONDecoder().decode([RuledAnswer].self, from: data)
    else { return [] }
    return rows
  }()
}

extension Grade.Reason {
  /// The reason's name, with what a row of the table names of it.
  fileprivate var summary: String {
    switch self {
    case .slips(let count): "slips \(count)"
    case .missingArticle(let article): "missingArticle \(article)"
    case let reason: String("\(reason)".prefix { $0 != "(" })
    }
  }
}

@Suite("the grader's rules")
struct GradingRulesTests {
  @Test("the table is there, for each language")
  func present() {
    #expect(RuledAnswer.all.count >= 150)
    for language in ["en", "de", "fr", "es", "ko", "ja"] {
      #expect(RuledAnswer.all.filter { $0.language == language }.count >= 20, "\(language)")
    }
  }

  @Test("each answer gets its verdict and its reason", arguments: RuledAnswer.all)
  func graded(row: RuledAnswer) throws {
    let grade = try row.grade()
    #expect(grade.verdict.rawValue == row.verdict)
    #expect(grade.reason?.summary == row.reason)
  }
}
