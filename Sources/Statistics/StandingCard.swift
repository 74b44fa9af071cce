public import Scheduling

/// A card that has been answered, where it stands now.
public struct StandingCard: Hashable, Sendable {
  /// The card's number in its library.
  public var id: Int64
  public var schedule: CardSchedule
  public var isSuspended: Bool
  /// The index of its entry's `EntryGroup`.
  public var group: Int

  public init(id: Int64, schedule: CardSchedule, isSuspended: Bool, group: Int) {
    self.id = id
    self.schedule = schedule
    self.isSuspended = isSuspended
    self.group = group
  }
}

/// The entries of one deck that have one level.
public struct EntryGroup: Hashable, Sendable {
  public var deck: String
  /// nil where the entries have none.
  public var level: String?
  public var entries: Int
  /// Entries that were never asked, without suspended ones.
  public var new: Int
  /// Suspended entries that were never asked.
  public var suspendedNew: Int

  public init(deck: String, level: String?, entries: Int, new: Int, suspendedNew: Int) {
    self.deck = deck
    self.level = level
    self.entries = entries
    self.new = new
    self.suspendedNew = suspendedNew
  }
}
