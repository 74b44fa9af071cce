/// What a library would gain and lose by becoming another.
public struct LibraryDifference: Hashable, Sendable {
  /// Rows of one kind.
  public struct Count: Hashable, Sendable {
    public var added = 0
    public var changed = 0
    public var gone = 0

    public var isNothing: Bool { added == 0 && changed == 0 && gone == 0 }
  }

  /// Some of the words of a kind of change.
  public static let wordsNamed = 3

  public var decks = Count()
  /// Of the changed ones only those whose content or deck differs.
  public var entries = Count()
  /// Entries with the same content, of which something else differs: cards, or that it is suspended or flagged.
  public var progressedEntries = 0
  /// Cards whose memory differs.
  public var cards = Count()
  public var reviews = Count()
  public var settings = Count()
  /// Settings that the program keeps for itself.
  public var internalSettings = Count()
  /// A few words that it would gain, that would change, and that it would lose.
  public var addedWords: [String] = []
  public var changedWords: [String] = []
  public var goneWords: [String] = []

  public var isNothing: Bool {
    progressedEntries == 0 && [decks, entries, cards, reviews, settings, internalSettings].allSatisfy(\.isNothing)
  }
}
