import JSONText
import Quiz
import Vocabulary
import VocabularyStore

/// The result of a level test as the library keeps it.
struct KeptLevel: Hashable, Sendable {
  /// Ability on the scale of `CEFRLevel`, in logits.
  var ability: Double
  /// The standard deviation of the ability.
  var deviation: Double
  /// The entries whose words were called unknown.
  var unknown: Set<EntryID> = []

  init(ability: Double, deviation: Double, unknown: Set<EntryID> = []) {
    self.ability = ability
    self.deviation = deviation
    self.unknown = unknown
  }

  /// Reads what `text` wrote; nil for anything else.
  init?(_ text: String) {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    let ids = parts.dropFirst(2).map { Int64($0) }
    guard parts.count >= 2, let ability = Double(parts[0]), let deviation = Double(parts[1]), ability.isFinite,
      deviation.isFinite, deviation >= 0, ids.allSatisfy({ $0 != nil })
    else { return nil }
    self.init(
      ability: ability, deviation: deviation, unknown: Set(ids.compactMap { $0.map(EntryID.init(rawValue:)) }))
  }

  /// Ability, its deviation, and the keys of what is unknown, parted by spaces: `0.42 0.61 17 93`.
  var text: String {
    ([ability.fixed(2), deviation.fixed(2)] + unknown.map(\.rawValue).sorted().map { String($0) })
      .joined(separator: " ")
  }

  /// Whether a word lies so far below the ability that asking it would be a waste: known with more than 95 in 100.
  func surelyKnows(_ entry: Entry, _ id: EntryID) -> Bool {
    !unknown.contains(id) && WordDifficulty(entry).chanceKnown(at: ability, uncertainty: deviation) > 0.95
  }

  /// The name under which the level of a deck is kept, or that of the whole library.
  static func key(deck: String?) -> String { deck.map { "level.\($0)" } ?? "level" }
}

extension Library {
  /// The level found by the last test of a deck, else of one above it, else of the whole library; nil if there was
  /// none.
  func keptLevel(deck: String?) async throws -> KeptLevel? {
    var name = deck
    while let current = name {
      if let level = try await store.setting(KeptLevel.key(deck: current)).flatMap(KeptLevel.init) { return level }
      name = current.deckAbove
    }
    return try await store.setting(KeptLevel.key(deck: nil)).flatMap(KeptLevel.init)
  }
}

extension String {
  /// `A` for the deck `A::B`; nil for one at the top.
  fileprivate var deckAbove: String? {
    let parts = split(separator: "::", omittingEmptySubsequences: false)
    return parts.count > 1 ? parts.dropLast().joined(separator: "::") : nil
  }
}
