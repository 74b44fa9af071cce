public import Scheduling
public import Vocabulary

/// Which entries are meant, and in what order; every condition that is set must hold.
public struct EntryFilter: Hashable, Sendable {
  /// The order of the entries.
  public enum Order: String, CaseIterable, Hashable, Sendable {
    /// As they were inserted. Of those that a text is looked for in, the words that are the text come first, then those that
    /// begin with it, then those that hold it.
    case added
    case word
    case level
    /// The last changed first.
    case modified
    /// The first due first; entries without a card come last.
    case due
  }

  /// Any of these decks; `A` also means `A::B`. Empty: every deck.
  public var decks: [String]
  public var tag: String?
  /// Any of these, in any case: `b2` means `B2`. Empty: every level.
  public var levels: [String]
  /// Any of these words, composed (NFC), as written. Empty: every word.
  public var words: [String]
  /// Text within the word, a meaning, an example, its translation or the note.
  public var text: String?
  /// With a card, in one of `skills`, that is due then.
  public var due: ReviewMoment?
  /// Never answered in any of `skills`.
  public var isNew: Bool
  public var isLeech: Bool
  public var isFlagged: Bool
  /// Only those suspended, or only those not.
  public var isSuspended: Bool?
  public var skills: Set<Skill>
  public var order: Order

  public init(
    decks: [String] = [], tag: String? = nil, levels: [String] = [], words: [String] = [], text: String? = nil,
    due: ReviewMoment? = nil, isNew: Bool = false, isLeech: Bool = false, isFlagged: Bool = false,
    isSuspended: Bool? = nil, skills: Set<Skill> = Set(Skill.allCases), order: Order = .added
  ) {
    self.decks = decks
    self.tag = tag
    self.levels = levels
    self.words = words
    self.text = text
    self.due = due
    self.isNew = isNew
    self.isLeech = isLeech
    self.isFlagged = isFlagged
    self.isSuspended = isSuspended
    self.skills = skills
    self.order = order
  }
}
