public import Vocabulary

/// The order in which new words are taken once a level is known.
public enum LevelOrder {
  /// The items with those nearest to an ability, in logits on the scale of `CEFRLevel`, first; equally near ones keep
  /// their order, and so do all of them if none has a level.
  public static func sorted<Item>(_ items: [Item], near ability: Double, entry: (Item) -> Entry) -> [Item] {
    let entries = items.map(entry)
    guard entries.contains(where: { $0.level.flatMap { CEFRLevel($0) } != nil }) else { return items }
    let distances = entries.map { abs(WordDifficulty($0).logit - ability) }
    return items.indices.sorted { (distances[$0], $0) < (distances[$1], $1) }.map { items[$0] }
  }
}
