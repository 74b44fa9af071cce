/// Utterances in order, each with the silence before it.
public struct Playlist: Hashable, Sendable {
  public struct Item: Hashable, Sendable {
    public var utterance: Utterance
    /// Seconds of silence before the utterance, 0 to 60. They are laid to the nearest sample, as exact zeros.
    public var gap: Double

    public init(_ utterance: Utterance, gap: Double = 0) {
      self.utterance = utterance
      self.gap = gap
    }

    func gap(atSampleRate rate: Int) -> Int {
      // A NaN compares false with everything and becomes 0.
      guard gap > 0 else { return 0 }
      return Int((Swift.min(gap, GapRules.gaps.upperBound) * Double(rate)).rounded())
    }
  }

  public var items: [Item]

  public init(_ items: [Item] = []) { self.items = items }

  public mutating func append(_ utterance: Utterance, after gap: Double = 0) {
    items.append(Item(utterance, gap: gap))
  }
}
