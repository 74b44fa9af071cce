/// The sizes that a package may reach. Past any of them it is refused, whatever it claims to hold.
public struct PackageLimits: Hashable, Sendable {
  /// Bytes of the collection, unpacked.
  public var collectionBytes = 2 << 30
  /// How many times its packed size a collection may take once it is larger than `uncheckedBytes`.
  public var growth = 500
  /// Bytes up to which a collection may be packed as tightly as it likes: an empty one consists of zeros.
  public var uncheckedBytes = 64 << 20
  /// Files in the package, media among them.
  public var files = 500_000
  public var noteTypes = 2_000
  /// Fields, and templates of cards, of all note types together.
  public var fields = 10_000
  public var decks = 100_000
  /// Bytes of one value in the collection; in the old form all note types are one.
  public var valueBytes = 64 << 20
  /// Bytes of one note's fields and tags.
  public var noteBytes = 1 << 20
  /// Bytes of a text with gaps, of which each gap makes a sentence: a longer one is left out.
  public var gapTextBytes = 20_000
  public var cardsOfANote = 1_000
  public var reviewsOfANote = 50_000

  public init() {}
}
