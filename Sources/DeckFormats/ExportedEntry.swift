public import Scheduling
public import Vocabulary

/// An entry with everything that a library keeps of it, as a writer takes it.
public struct ExportedEntry: Hashable, Sendable {
  /// The entry's UUID, in lower case with hyphens.
  public var id: String
  public var deck: String
  public var entry: Entry
  public var createdAt: Timestamp
  public var modifiedAt: Timestamp
  public var progress: PastProgress
  /// Where each card that was answered stands.
  public var schedules: [Skill: CardSchedule]

  public init(
    id: String, deck: String, entry: Entry, createdAt: Timestamp, modifiedAt: Timestamp,
    progress: PastProgress = PastProgress(), schedules: [Skill: CardSchedule] = [:]
  ) {
    self.id = id
    self.deck = deck
    self.entry = entry
    self.createdAt = createdAt
    self.modifiedAt = modifiedAt
    self.progress = progress
    self.schedules = schedules
  }
}

/// Writes entries into a file of one format.
///
/// A writer writes what it is given and knows nothing of folders: that a file appears whole or not at all is the
/// caller's affair.
public protocol DeckWriter {
  /// Writes one entry; those of a deck come together.
  mutating func write(_ entry: ExportedEntry) throws

  /// Writes what a file needs at its end. Nothing may be written after it.
  mutating func finish() throws
}
