/// Where a session stands when a question is asked.
public struct SessionPlace: Hashable, Sendable {
  /// The card's place, from 1.
  public var position: Int
  /// How many cards the session has.
  public var total: Int
  /// True if the card was asked before in this session.
  public var isRepeat: Bool
  /// Cards to come after this one, those that come back included.
  public var left: Int
  /// Of them, those never asked.
  public var newLeft: Int
}
