import Foundation
import TestSupport
import Testing

/// The project's decks, through the built program.
@Suite("the decks")
struct DecksTests {
  static let decks = [
    ("developer-english", 400, "en", "ko"), ("business-english", 300, "en", "ko"), ("korean-starter", 300, "ko", "en"),
    ("german-starter", 200, "de", "en"),
  ]
  /// Words that dictionaries lack, though people use them.
  static let knownToPeople = ["per diem", "de facto", "cliché", "reentrant", "auf Wiederhören"]

  private static func path(_ deck: String) -> String {
    Document.project + "/decks/\(deck).csv"
  }

  @Test("import whole, in their languages", arguments: decks)
  func whole(deck: String, count: Int, language: String, meaningLanguage: String) throws {
    let library = try TestLibrary()
    let result = try library.run("import", Self.path(deck))
    #expect(result.output == "\(deck).csv: \(count) added, 0 updated, 0 unchanged, 0 skipped\n")
    let entries = try library.events("list", "--format", "jsonl")
    #expect(entries.count == count)
    #expect(entries.allSatisfy { $0["language"] as? String == language })
    #expect(entries.allSatisfy { $0["meaning_language"] as? String == meaningLanguage })
  }

  @Test("a check finds nothing to mend in them", arguments: decks)
  func checked(deck: String, count: Int, _: String, _: String) throws {
    let result = try TestLibrary().run("import", "--dry-run", "--check", Self.path(deck))
    #expect(result.exit == .code(0))
    let excused = Self.knownToPeople.map { "the dictionary does not have the near-synonym '\($0)'" }
    let lines = result.output.split(separator: "\n").filter { line in !excused.contains { line.hasSuffix($0) } }
    #expect(lines.first == "\(deck).csv: \(count) added, 0 updated, 0 unchanged, 0 skipped (nothing was changed)")
    #expect(lines.last?.hasSuffix("nothing to mend") == true || lines.last?.contains(": 0 faults, ") == true)
    #expect(lines.dropFirst().dropLast() == [])
  }

  @Test("a quiz of 20 is answered from each, all right", arguments: decks)
  func played(deck: String, _: Int, _: String, _: String) throws {
    let library = try TestLibrary()
    _ = try library.run("import", Self.path(deck))
    var answers: [String: String] = [:]
    for entry in try library.events("list", "--format", "jsonl") {
      for example in entry["examples"] as? [[String: Any]] ?? [] {
        let text = try #require(example["text"] as? String)
        let blanks = text.matches(of: /\{(.+?)\}/).map { String($0.1) }
        answers[text.replacing(/\{.+?\}/, with: "____")] = blanks.joined(separator: " ")
      }
    }
    let quiz = try QuizDialogue(library, "--limit", "20", "--deck", deck)
    let result = try quiz.play { answers[$0["prompt"] as? String ?? ""] ?? "no answer" }
    #expect(result.exit == .code(0))
    let given = quiz.events("answer")
    #expect(given.allSatisfy { $0["verdict"] as? String == "correct" })
    #expect(Set(given.compactMap { $0["card"] as? Int }).count == 20)
    #expect(quiz.events("question").allSatisfy { $0["mode"] as? String == "cloze" })
    let summary = try #require(quiz.events("summary").first)
    #expect(summary["asked"] as? Int == summary["correct"] as? Int)
  }
}
