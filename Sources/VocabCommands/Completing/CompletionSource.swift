import CommandLineArguments
import UnicodeText
import VocabularyStore
import Wording

/// Finds what a shell may offer.
struct CompletionSource {
  /// More words than these are of no use to a reader; a letter more shows the others.
  private static let wordLimit = 300

  /// The library, which is only read; nil if there is none.
  let store: VocabularyStore?
  /// What is typed of the word. Shells choose among the candidates by themselves: only of the words, of which there may be
  /// very many, those are found that begin with it.
  let current: String
  /// What stands before it.
  let line: PartialInvocation

  func candidates(of list: CompletionList) async throws -> [CompletionCandidate] {
    switch list {
    case .decks: try await decks().map { CompletionCandidate(text: $0) }
    case .tags: try await (store?.tags() ?? []).map { CompletionCandidate(text: $0) }
    case .words: try await words()
    case .levels: try await (store?.levels() ?? []).map { CompletionCandidate(text: $0) }
    case .languages: try await languages().map { CompletionCandidate(text: $0) }
    case .settings: try await settings()
    case .values: values()
    case .installedDecks:
      InstalledDecks.names.map { CompletionCandidate(text: $0, description: localized("a deck that came with vocab")) }
    }
  }

  private func decks() async throws -> [String] { try await store?.deckNames() ?? [] }

  private func languages() async throws -> [String] { try await store?.languages() ?? [] }

  /// Words as they are typed; if there are none, in the usual capitalizations, so that `haus` finds `Haus`.
  private func words() async throws -> [CompletionCandidate] {
    let typed = current.composed
    let lower = typed.lowercased()
    let deck = line.value(of: EntryChoice.deck).map { [$0] } ?? []
    for prefix in [typed, lower, lower.prefix(1).uppercased() + lower.dropFirst(), typed.uppercased()] {
      let found = try await store?.words(beginning: prefix, in: deck, limit: Self.wordLimit) ?? []
      if !found.isEmpty { return found.map { CompletionCandidate(text: $0.word, description: $0.meaning) } }
    }
    return []
  }

  /// Every setting; behind a dot, what it can be set for.
  private func settings() async throws -> [CompletionCandidate] {
    guard let dot = current.firstIndex(of: "."),
      let setting = SettingKeys.all.first(where: { $0.name == current[..<dot] })
    else {
      return SettingKeys.all.map { setting in
        let isWhole = SettingKeys.named(setting.name) != nil
        return CompletionCandidate(text: setting.name + (isWhole ? "" : "."), description: setting.help.text)
      }
    }
    let places =
      switch setting.scope {
      case .library: [String]()
      case .language: try await languages()
      case .deck: try await decks()
      }
    return places.map { CompletionCandidate(text: "\(setting.name).\($0)", description: setting.help.text) }
  }

  /// What the setting takes that stands before.
  private func values() -> [CompletionCandidate] {
    guard let name = line.operands.first, let setting = SettingKeys.named(name),
      case .names(let names, _) = setting.completion
    else { return [] }
    return names.map { CompletionCandidate(text: $0) }
  }
}
