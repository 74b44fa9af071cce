public import Scheduling
public import Vocabulary

/// An entry as the library keeps it.
public struct StoredEntry: Hashable, Sendable, Identifiable {
  public var id: EntryID
  public var uuid: RecordUUID
  /// The name of its deck.
  public var deck: String
  public var content: Entry
  public var isSuspended: Bool
  public var isFlagged: Bool
  public var createdAt: Timestamp
  /// When its content was last changed.
  public var modifiedAt: Timestamp
}

/// A card that has been answered.
public struct StoredCard: Hashable, Sendable, Identifiable {
  public var id: CardID
  public var schedule: CardSchedule
  public var isLeech: Bool
  public var isSuspended: Bool
}

/// A card to be asked again.
public struct DueCard: Hashable, Sendable, Identifiable {
  public var id: CardID
  public var schedule: CardSchedule
}

/// A deck and what stands in it.
public struct StoredDeck: Hashable, Sendable, Identifiable {
  public var id: DeckID
  public var name: String
  public var entries: Int
  /// Entries that were never answered in the skill asked about, without suspended ones.
  public var new: Int
  /// Cards that are due.
  public var due: Int
}

/// What is to do.
public struct DueSummary: Hashable, Sendable {
  /// Cards whose learning step is due: begun today or missed, and not to be put off.
  public var steps: Int
  /// Cards whose review is due.
  public var reviews: Int
  /// New cards that the day's limit still allows.
  public var new: Int
  /// The next learning step that is not due yet.
  public var nextStep: Timestamp?
  /// The next day with reviews that are not due yet.
  public var nextDay: StudyDay?

  /// Cards that are due.
  public var due: Int { steps + reviews }
}
