public import Vocabulary

/// One entry as a file tells it, and where.
public struct DeckRow: Hashable, Sendable {
  /// The line on which the row begins, counted from 1; in a file without lines, the row's number.
  public var line: Int
  /// The deck that the file itself names.
  public var deck: String?
  public var entry: Entry
  /// What was learned of it; nil where the file holds content only.
  public var progress: PastProgress?

  public init(line: Int, deck: String? = nil, entry: Entry, progress: PastProgress? = nil) {
    self.line = line
    self.deck = deck
    self.entry = entry
    self.progress = progress
  }
}
