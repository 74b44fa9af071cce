import UnicodeText

/// What a shell may offer, and what it is.
struct CompletionCandidate: Hashable, Sendable {
  let text: String
  var description: String?

  /// A candidate as shells read it, one a line: the description stands behind a tab. Nil for a name with a control
  /// character, which nobody could type, and for one that would be taken for an option.
  ///
  /// - Parameter areOptionsOpen: whether a dash at the beginning makes an option of it.
  func line(areOptionsOpen: Bool) -> String? {
    if text.isEmpty || text.hasControls() { return nil }
    if areOptionsOpen, text.hasPrefix("-") { return nil }
    guard let description = description?.onOneLine, !description.isEmpty else { return text }
    return text + "\t" + description.truncated(toColumns: 50)
  }
}
