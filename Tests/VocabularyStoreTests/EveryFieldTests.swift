import Testing
import Vocabulary

@testable import VocabularyStore

/// A field that an entry gains must go wherever entries go. Its initializer has defaults, so that the compiler does not see one
/// that was forgotten.
@Suite struct EveryFieldTests {
  static let full = Entry(
    word: "w", language: "en", meanings: ["m"], meaningLanguage: "ko",
    examples: [Example(text: "A {w}.", translation: "t")], pronunciation: "p", partOfSpeech: "noun", level: "B1",
    note: "n",
    tags: ["tag"], accepted: ["a"], confusables: [Confusable(word: "c", reason: "r")])
  static let bare = Entry(word: "w", language: "en", meanings: [], meaningLanguage: "ko")

  @Test("the entry of these tests has something in every field")
  func isFull() {
    for field in Mirror(reflecting: Self.full).children {
      let value = Mirror(reflecting: field.value)
      let isEmpty =
        value.displayStyle == .optional || value.displayStyle == .collection ? value.children.isEmpty : false
      #expect(!isEmpty, "give \(field.label ?? "") a value")
      let empty = Mirror(reflecting: Self.bare).children.first { $0.label == field.label }
      if ["word", "language", "meaningLanguage"].contains(field.label) { continue }
      #expect("\(empty?.value ?? "")" != "\(field.value)", "\(field.label ?? "") is the same in an entry without it")
    }
  }

  @Test("merging and joining keep every field")
  func merging() {
    #expect(Self.bare.updated(from: Self.full, .merge) == Self.full)
    #expect(Self.bare.updated(from: Self.full, .replace) == Self.full)
    #expect(Self.full.updated(from: Self.bare, .merge) == Self.full)
    #expect(Self.full.updated(from: Self.bare, .skip) == Self.full)
    #expect(Self.bare.joined(with: Self.full) == Self.full)
    #expect(Self.full.joined(with: Self.bare) == Self.full)
    #expect(Self.full.keeping(Self.full.filledFields) == Self.full)
    #expect(Self.full.keeping([]) == Self.bare)
  }

  @Test("adding, updating and importing write every field, and reading reads it")
  func storing() async throws {
    let folder = try TemporaryFolder()
    let store = try await openStore(folder.library)
    let added = try await store.add(Self.full, to: "added")
    #expect(try await store.entry(added)?.content == Self.full)
    let updated = try await store.add(entry("w", "other"), to: "updated")
    try await store.update(updated, to: Self.full)
    #expect(try await store.entry(updated)?.content == Self.full)
    for (index, deck) in ["imported", "merged"].enumerated() {
      if index == 1 { try await store.add(entry("w", "other"), to: deck) }
      let rows = Batches([[ImportRow(line: 1, deck: deck, entry: Self.full)]])
      _ = try await store.importRows(label: deck) { rows.next() }
      #expect(try await store.entries(matching: EntryFilter(decks: [deck])).map(\.content) == [Self.full])
    }
  }
}
