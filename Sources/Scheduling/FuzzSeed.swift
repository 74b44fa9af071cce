/// The seed from which the fuzz of one answer comes, the same on every computer.
public enum FuzzSeed {
  /// The seed for an answer: mix(mix(card) + reviews), where mix is one step of SplitMix64 (Steele, Lea and Flood,
  /// 2014) and sums wrap.
  /// - Parameters:
  ///   - card: the card's number in the library.
  ///   - reviews: the answers it had before this one, `CardSchedule.reps`; 0 for a new card.
  public static func of(card: Int64, reviews: Int) -> UInt64 {
    mix(mix(UInt64(bitPattern: card)) &+ UInt64(bitPattern: Int64(reviews)))
  }

  /// A number from 0 up to, not including, 1.
  static func fraction(of seed: UInt64) -> Double { Double(mix(seed) >> 11) / Double(1 << 53 as UInt64) }

  private static func mix(_ value: UInt64) -> UInt64 {
    var z = value &+ 0x9E37_79B9_7F4A_7C15
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
