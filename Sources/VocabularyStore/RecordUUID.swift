internal import Glibc

/// The identity of a row across copies of a library (RFC 9562).
public struct RecordUUID: Hashable, Sendable, CustomStringConvertible {
  public var high: UInt64
  public var low: UInt64

  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// From 16 bytes in network order; nil for another count.
  public init?(bytes: [UInt8]) {
    guard bytes.count == 16 else { return nil }
    high = bytes[..<8].reduce(0) { $0 << 8 | UInt64($1) }
    low = bytes[8...].reduce(0) { $0 << 8 | UInt64($1) }
  }

  public var bytes: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 16) { buffer, count in
      for index in 0..<8 {
        buffer[index] = UInt8(truncatingIfNeeded: high >> (56 - 8 * index))
        buffer[index + 8] = UInt8(truncatingIfNeeded: low >> (56 - 8 * index))
      }
      count = 16
    }
  }

  /// The usual form in lower case, such as `01976f5e-27c0-7000-8000-000000000001`.
  public var description: String {
    var text = ""
    for (index, byte) in bytes.enumerated() {
      if [4, 6, 8, 10].contains(index) { text += "-" }
      text += (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return text
  }
}

/// Makes UUIDs of version 7: the time leads, so that an index of them grows at its end only.
struct UUIDGenerator {
  private var random = SystemRandomNumberGenerator()
  private var milliseconds: UInt64 = 0
  /// Orders what is made in one millisecond: 42 bits that begin at random, in the lower half.
  private var counter: UInt64 = 0
  /// Random bits that are still to be used: asking the system for a few takes as long as for many.
  private var spare: [UInt32] = []

  mutating func next(at time: UInt64) -> RecordUUID {
    if time != milliseconds {
      milliseconds = time
      counter = random.next() >> 23
    }
    if spare.isEmpty { refill() }
    let bits = UInt64(spare.removeLast())
    counter = (counter &+ 1) & (1 << 42 - 1)
    let high = (milliseconds << 16) | 0x7000 | (counter >> 30)
    let low = 0x8000_0000_0000_0000 | ((counter & (1 << 30 - 1)) << 32) | bits
    return RecordUUID(high: high, low: low)
  }

  private mutating func refill() {
    spare = [UInt32](unsafeUninitializedCapacity: 64) { buffer, count in
      if let address = buffer.baseAddress, getentropy(address, 256) == 0 { count = 64 }
    }
    if spare.isEmpty { spare = [UInt32.random(in: 0...UInt32.max, using: &random)] }
  }
}
