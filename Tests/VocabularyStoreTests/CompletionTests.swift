import TestSupport
import Testing
import Vocabulary

@testable import VocabularyStore

@Suite("what a shell may offer") struct CompletionTests {
  let folder: TemporaryFolder
  let store: VocabularyStore

  init() async throws {
    folder = try TemporaryFolder()
    store = try await openStore(folder.library)
  }

  private func words(_ prefix: String, in decks: [String] = [], limit: Int = 10) async throws -> [String] {
    try await store.words(beginning: prefix, in: decks, limit: limit).map(\.word)
  }

  @Test("decks are named with those above them, tags, levels and languages once")
  func names() async throws {
    for (word, deck) in [("a", "A::B::C"), ("b", "A::B"), ("c", "한국어::기초"), ("d", "::odd")] {
      try await store.add(entry(word, "m", level: word == "a" ? "B2" : nil, tags: ["t", "tag-\(word)"]), to: deck)
    }
    #expect(try await store.deckNames() == ["", "::odd", "A", "A::B", "A::B::C", "한국어", "한국어::기초"])
    #expect(try await store.tags() == ["t", "tag-a", "tag-b", "tag-c", "tag-d"])
    #expect(try await store.levels() == ["B2"])
    #expect(try await store.languages() == ["en", "ko"])
  }

  @Test("words are found by how they begin, in a deck and those below it")
  func beginnings() async throws {
    for (word, deck) in [
      ("Author", "d"), ("author", "d"), ("author", "e"), ("authentic", "e::f"), ("유지하다", "d"), ("a\u{10FFFE}b", "d"),
    ] {
      _ = try await store.add(entry(word, "meaning of \(word) in \(deck)", "second"), to: deck)
    }
    #expect(try await words("auth") == ["authentic", "author"])
    #expect(try await words("auth", in: ["e"]) == ["authentic", "author"])
    #expect(try await words("auth", in: ["d"]) == ["author"])
    #expect(try await words("A") == ["Author"])
    #expect(try await words("유") == ["유지하다"])
    #expect(try await words("a\u{10FFFE}") == ["a\u{10FFFE}b"])
    #expect(try await words("b") == [])
    #expect(
      try await store.words(beginning: "authe", in: [], limit: 5).map(\.meaning) == ["meaning of authentic in e::f"])
    await #expect(throws: StoreError.noSuchDeck("x", known: ["d", "e", "e::f"])) { try await words("a", in: ["x"]) }
  }

  @Test("of too many words those are given that share no more than all of them", arguments: 1...20)
  func tooMany(seed: UInt64) async throws {
    var chance = SeededGenerator(seed: seed)
    let texts = (0..<80).map { _ in
      String(
        (0..<Int.random(in: 1...6, using: &chance)).compactMap { _ in Array("aab한é ").randomElement(using: &chance) })
    }
    for (number, word) in Set(texts).sorted().enumerated() {
      try await store.add(entry("x" + word, "m"), to: "deck\(number % 3)")
    }
    for prefix in ["", "x", "xa", "xaa", "x한"] {
      let all = try await words(prefix, limit: 1_000)
      #expect(all == all.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
      for limit in [2, 3, 7] {
        let some = try await words(prefix, limit: limit)
        #expect(some.count == min(limit, all.count))
        #expect(Set(some).isSubset(of: all))
        #expect(shared(some) == shared(all), "\(prefix): \(some) of \(all)")
      }
    }
  }

  /// What all of some texts begin with, in bytes.
  private func shared(_ texts: [String]) -> [UInt8] {
    guard let first = texts.first.map({ Array($0.utf8) }) else { return [] }
    return texts.reduce(first) { shared, text in zip(shared, text.utf8).prefix { $0 == $1 }.map(\.0) }
  }

  @Test("words are looked up by index, however many there are")
  func plan() async throws {
    _ = try await store.add(entry("a", "m"), to: "d")
    _ = try await words("a")
    let plans = try await store.plans().filter { $0.key.contains("word >= ?") }
    #expect(plans.count == 2)
    for plan in plans.values {
      #expect(plan == ["SEARCH entry USING COVERING INDEX entry_word (deck_id=? AND word>? AND word<?)"])
    }
  }
}
