public import Vocabulary

/// One entry as a file tells it, and where.
public struct DeckRow: Hashable, Sendable {
  /// The line on which the row begins, counted from 1.
  public var line: Int
  /// The deck that the file itself names.
  public var deck: String?
  public var entry: Entry

  public init(line: Int, deck: String? = nil, entry: Entry) {
    self.line = line
    self.deck = deck
    self.entry = entry
  }
}
