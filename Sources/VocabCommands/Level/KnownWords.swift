import Quiz
import Vocabulary
import VocabularyStore
import Wording

/// The new words of a deck that a person knows already, by the level found.
struct KnownWords: Sendable {
  let library: Library
  let deck: String?

  /// The level that was found before.
  func keptLevel() async throws -> KeptLevel {
    guard let level = try await library.keptLevel(deck: deck) else { throw LevelFailure.noLevel(deck: deck) }
    return level
  }

  /// The new entries that lie far below a level, as they were inserted.
  func farBelow(_ level: KeptLevel) async throws -> [StoredEntry] {
    let filter = EntryFilter(decks: deck.map { [$0] } ?? [], isNew: true, isSuspended: false)
    return try await library.store.entries(matching: filter).filter { level.surelyKnows($0.content, $0.id) }
  }

  /// Leaves entries out of the quiz, in one step of the history; the answer is their words.
  func mark(_ entries: [StoredEntry]) async throws -> [String] {
    if !entries.isEmpty { try await library.store.suspend(entries.map(\.id)) }
    return entries.map { WordPattern.shown($0.content.word) }
  }
}

/// What `level` could not do.
enum LevelFailure: Error, Hashable, CustomStringConvertible {
  case noLevel(deck: String?)
  /// The words that have levels are of several languages; with a deck of theirs.
  case severalLanguages([String], deck: String)

  var exitCode: ExitCode {
    switch self {
    case .noLevel: .failed
    case .severalLanguages: .usage
    }
  }

  var description: String {
    switch self {
    case .noLevel(let deck?): localized("no level is known for '\(deck)'. Run 'vocab level \(deck)' first.")
    case .noLevel(nil): localized("no level is known. Run 'vocab level' first.")
    case .severalLanguages(let languages, let deck):
      localized(
        "the words are of several languages (\(languages.joined(separator: ", "))). Name a deck: 'vocab level \(deck)'."
      )
    }
  }
}

extension Library {
  /// Throws `LevelFailure` if words of more than one language have levels: one person stands at one level in each.
  func requireOneLanguageOfLevels() async throws {
    let levelled = try await store.languagesOfLevels().filter { CEFRLevel($0.level) != nil }
    let languages = Set(levelled.map(\.language)).sorted()
    guard languages.count > 1 else { return }
    throw LevelFailure.severalLanguages(languages, deck: levelled.map(\.deck).min() ?? "")
  }
}
