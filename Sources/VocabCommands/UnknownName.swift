import UnicodeText
import VocabularyStore
import Wording

/// A deck, a tag or a level that was named and that nothing in the library has: more likely a slip of the pen than a wish for
/// no words.
struct UnknownName: Error, Hashable {
  enum Kind: Hashable {
    case deck
    case tag
    case level
  }

  let kind: Kind
  let name: String
  /// The names that there are.
  let known: [String]

  /// As many names as are listed; more are better asked for.
  private static let listed = 12

  var message: String {
    let nearest = Spelling.nearest(to: name, among: known)
    let list = known.prefix(Self.listed).joined(separator: ", ") + (known.count > Self.listed ? ", ..." : "")
    return switch (kind, nearest) {
    case (.deck, let nearest?): localized("there is no deck '\(name)'. Did you mean '\(nearest)'?")
    case (.deck, nil): localized("there is no deck '\(name)'. 'vocab decks' lists them.")
    case (.tag, let nearest?): localized("no word has the tag '\(name)'. Did you mean '\(nearest)'?")
    case (.tag, nil) where known.isEmpty: localized("no word has the tag '\(name)', or any other.")
    case (.tag, nil): localized("no word has the tag '\(name)'. There are: \(list).")
    case (.level, _) where known.isEmpty: localized("no word is of level \(name), or of any other.")
    case (.level, _): localized("no word is of level \(name). There are: \(list).")
    }
  }
}

extension Library {
  /// Throws `UnknownName` if no word has the tag, or one of the levels, that a filter asks for.
  func requireNames(of filter: EntryFilter) async throws {
    if let tag = filter.tag {
      let known = try await store.tags()
      if !known.contains(tag) { throw UnknownName(kind: .tag, name: tag, known: known) }
    }
    if !filter.levels.isEmpty {
      let known = try await store.levels()
      let levels = Set(known.map { $0.lowercased() })
      guard filter.levels.allSatisfy({ !levels.contains($0.lowercased()) }) else { return }
      let range = [filter.levels.first, filter.levels.count > 1 ? filter.levels.last : nil].compactMap(\.self)
      throw UnknownName(kind: .level, name: range.joined(separator: ".."), known: known)
    }
  }
}
