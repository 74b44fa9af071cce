import CommandLineArguments
import UnicodeText
import Vocabulary
import VocabularyStore
import Wording

/// The options by which commands choose entries.
enum EntryChoice {
  static let deck = OptionKey(
    "deck", .text("DECK", completion: .list("decks")), help: Phrase("Only this deck and those below it"))
  static let decks = OptionKey(
    repeated: "deck", .text("DECK", completion: .list("decks")),
    help: Phrase("Only this deck and those below it"))
  static let tag = OptionKey("tag", .text("TAG", completion: .list("tags")), help: Phrase("Only words with this tag"))
  static let levels = OptionKey("level", .levels, help: Phrase("Only words of this level, such as B2, or of A2..B2"))

  /// A tag as it is kept; `show` writes it with a `#` before it.
  static func tagName(_ text: String) -> String { text.hasPrefix("#") ? String(text.dropFirst()) : text }
}

extension ValueKind where Value == [String] {
  /// A level, or a range of those of the Common European Framework: `A2..B2`.
  static var levels: ValueKind {
    .custom(
      placeholder: "LEVEL", expected: Phrase("a level such as B2, or a range such as A2..B2"),
      completion: .list("levels")
    ) { text in
      guard let dots = text.firstRange(of: "..") else { return text.isEmpty ? nil : [text] }
      let steps = ["A1", "A2", "B1", "B2", "C1", "C2"]
      let ends = [text[..<dots.lowerBound], text[dots.upperBound...]].map { $0.uppercased() }
      guard let first = ends[0].isEmpty ? 0 : steps.firstIndex(of: ends[0]),
        let last = ends[1].isEmpty ? steps.count - 1 : steps.firstIndex(of: ends[1]), first <= last
      else { return nil }
      return Array(steps[first...last])
    }
  }
}

extension Library {
  /// The entries that a word on the command line means: as it is written, else in any case.
  func entries(named word: String, deck: String?) async throws -> [StoredEntry] {
    let name = word.composed.trimmedSpaces
    let found = try await store.entries(named: name, deck: deck)
    guard found.isEmpty else { return found }
    let known = try await store.words(ofLengthNear: name, in: deck.map { [$0] } ?? [])
    let nearest = Spelling.nearest(to: name, among: known.map(WordPattern.shown))
    throw CommandFailure.noSuchWord(word, nearest: nearest)
  }

  /// The one entry that a word means; several decks that hold it are an error that names them.
  func entry(named word: String, deck: String?) async throws -> StoredEntry {
    let found = try await entries(named: word, deck: deck)
    guard found.count == 1, let entry = found.first else {
      throw CommandFailure.wordInSeveralDecks(word, decks: found.map(\.deck))
    }
    return entry
  }
}

extension Library {
  /// The entries of a language whose word is a text in the usual capitalizations: looked up by index, so that an
  /// answer costs the same in a library of any size.
  func entries(spelled text: String, language: String) async throws -> [Entry] {
    let word = text.composed.collapsedSpaces
    guard !word.isEmpty, word.count <= 200 else { return [] }
    let lower = word.lowercased()
    let spellings = Set([word, lower, lower.prefix(1).uppercased() + lower.dropFirst(), word.uppercased()])
    let found = try await store.entries(matching: EntryFilter(words: spellings.sorted()))
    return found.map(\.content).filter { $0.language == language }
  }
}
