import Foundation
import TestSupport
import Testing

@Suite("the first deck")
struct FirstDeckTests {
  @Test("imports whole, and every entry has a sentence with its blank and a translation that does not give it away")
  func whole() throws {
    let library = try TestLibrary()
    let deck = ReadmeTests.project.appendingPathComponent("decks/developer-english.csv").path
    let result = try library.run("import", deck)
    #expect(result.output == "developer-english.csv: 60 added, 0 updated, 0 unchanged, 0 skipped\n")
    for entry in try library.events("list", "--format", "jsonl") {
      let word = entry["word"] as? String ?? ""
      let example = try #require((entry["examples"] as? [[String: String]])?.first, "\(word)")
      let text = try #require(example["text"])
      #expect(text.contains("{") && text.contains("}"), "\(word)")
      #expect(example["translation"]?.localizedCaseInsensitiveContains(word) == false, "\(word)")
      #expect(entry["language"] as? String == "en" && entry["meaning_language"] as? String == "ko")
      #expect(entry["level"] is String && entry["part_of_speech"] is String, "\(word)")
      for reason in (entry["confusables"] as? [String: String] ?? [:]).values { #expect(!reason.isEmpty, "\(word)") }
    }
  }
}
