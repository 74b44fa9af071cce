public import Vocabulary

/// An entry to be imported, and where it comes from.
public struct ImportRow: Hashable, Sendable {
  /// Counted from 1.
  public var line: Int
  public var deck: String
  public var entry: Entry
  /// What was learned of it; nil where the file holds content only.
  public var progress: ImportedProgress?

  public init(line: Int, deck: String, entry: Entry, progress: ImportedProgress? = nil) {
    self.line = line
    self.deck = deck
    self.entry = entry
    self.progress = progress
  }
}

/// What an import does with a word that its deck has already.
public enum DuplicatePolicy: String, CaseIterable, Hashable, Sendable {
  /// What the row has replaces, what it lacks is kept.
  case merge
  /// The row replaces the whole content; progress and accepted answers stay.
  case replace
  case skip
}

/// What an import did, counted in entries: rows that joined another row of the same import count with it.
public struct ImportReport: Hashable, Sendable {
  public struct Counts: Hashable, Sendable {
    public var added = 0
    public var updated = 0
    public var unchanged = 0
    public var skipped = 0

    public init(added: Int = 0, updated: Int = 0, unchanged: Int = 0, skipped: Int = 0) {
      self.added = added
      self.updated = updated
      self.unchanged = unchanged
      self.skipped = skipped
    }
  }

  public struct Deck: Hashable, Sendable {
    public var name: String
    public var counts: Counts

    public init(name: String, counts: Counts) {
      self.name = name
      self.counts = counts
    }
  }

  /// In the order in which the rows named them.
  public internal(set) var decks: [Deck] = []
  /// The lines left out because the library has their word, under `DuplicatePolicy.skip`.
  public internal(set) var skippedLines: [Int] = []
  /// The lines whose word stood in an earlier line already.
  public internal(set) var joinedLines: [Int] = []
  /// The reviews that the library did not have.
  public internal(set) var addedReviews = 0

  public init() {}

  public var total: Counts {
    decks.reduce(into: Counts()) { sum, deck in
      sum.added += deck.counts.added
      sum.updated += deck.counts.updated
      sum.unchanged += deck.counts.unchanged
      sum.skipped += deck.counts.skipped
    }
  }
}
