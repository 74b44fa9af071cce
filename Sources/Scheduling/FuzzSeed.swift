/// The seed from which the fuzz of one answer comes, the same on every computer.
public enum FuzzSeed {
  /// The seed for an answer: mix(mix(card) + reviews), where mix is one step of ``SplitMix64`` and sums wrap.
  /// - Parameters:
  ///   - card: the card's number in the library.
  ///   - reviews: the answers it had before this one, `CardSchedule.reps`; 0 for a new card.
  public static func of(card: Int64, reviews: Int) -> UInt64 {
    SplitMix64.mix(SplitMix64.mix(UInt64(bitPattern: card)) &+ UInt64(bitPattern: Int64(reviews)))
  }

  /// A number from 0 up to, not including, 1.
  static func fraction(of seed: UInt64) -> Double { Double(SplitMix64.mix(seed) >> 11) / Double(1 << 53 as UInt64) }
}
