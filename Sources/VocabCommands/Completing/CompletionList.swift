/// A list that shells ask for while a line is being typed: what `Completion.list` names.
enum CompletionList: String, CaseIterable, Sendable {
  case decks, tags, words, levels, languages
  /// The names that `vocab config` takes.
  case settings
  /// What the setting takes that the line names.
  case values
  /// The decks that came with the program.
  case installedDecks = "installed-decks"

  /// Whether it stands in the library, so that this must be opened.
  var isOfLibrary: Bool { self != .values && self != .installedDecks }
}
