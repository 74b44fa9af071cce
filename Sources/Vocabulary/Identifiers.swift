/// A deck's key in one library.
public struct DeckID: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int64
  public init(rawValue: Int64) { self.rawValue = rawValue }
}

/// An entry's key in one library. Keys are never used again, so that undoing a removal cannot meet a stranger.
public struct EntryID: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int64
  public init(rawValue: Int64) { self.rawValue = rawValue }
}

/// What a card practises; each skill of an entry has a memory of its own.
public enum Skill: Int, CaseIterable, Hashable, Sendable {
  /// From the meaning to the word: cloze, typing, building a sentence.
  case production = 0
  /// From the word to the meaning: choosing, cards.
  case recognition = 1
  /// From the sound to the word: dictation.
  case listening = 2

  /// The skill as it stands in JSON lines.
  public var name: String { String(describing: self) }
}

/// A card: an entry in one skill.
///
/// The number follows from the two, so it is known, and stable, before the first answer makes the card's row.
public struct CardID: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int64
  public init(rawValue: Int64) { self.rawValue = rawValue }
  public init(_ entry: EntryID, _ skill: Skill) { rawValue = entry.rawValue * 4 + Int64(skill.rawValue) }

  public var entry: EntryID { EntryID(rawValue: rawValue / 4) }
  /// The skill; nil for a number that no card can have.
  public var skill: Skill? { Skill(rawValue: Int(rawValue % 4)) }
}
