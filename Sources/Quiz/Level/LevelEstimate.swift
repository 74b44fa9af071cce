/// What a level test has found out; every interval holds the truth nine times in ten.
public struct LevelEstimate: Hashable, Sendable {
  /// Ability on the scale of `CEFRLevel`, in logits.
  public var ability: Double
  /// The standard deviation of the ability.
  public var deviation: Double
  public var low: Double
  public var high: Double
  /// How many of the words are known.
  public var known: Double
  public var knownLow: Double
  public var knownHigh: Double
  /// How many words there are.
  public var total: Int

  public var level: CEFRLevel { CEFRLevel(ability: ability) }
  public var lowLevel: CEFRLevel { CEFRLevel(ability: low) }
  public var highLevel: CEFRLevel { CEFRLevel(ability: high) }
}
