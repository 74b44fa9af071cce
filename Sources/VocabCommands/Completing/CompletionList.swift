/// A list that shells ask for while a line is being typed: what `Completion.list` names.
enum CompletionList: String, CaseIterable, Sendable {
  case decks, tags, words, levels, languages
  /// The names that `vocab config` takes.
  case settings
  /// What the setting takes that the line names.
  case values
}
