/// Samples in a row, taken off at the front without moving the rest each time.
struct SampleBuffer {
  private var samples: [Int16] = []
  private var first = 0

  var count: Int { samples.count - first }
  var isEmpty: Bool { count == 0 }

  mutating func append(_ more: [Int16]) {
    if first > 0, first * 2 >= samples.count {
      samples.removeFirst(first)
      first = 0
    }
    samples += more
  }

  mutating func prepend(silence count: Int) {
    samples.replaceSubrange(..<first, with: repeatElement(0, count: count))
    first = 0
  }

  mutating func removeFirst(_ count: Int) {
    first = min(samples.count, first + count)
  }

  func withSamples<Result, Failure: Error>(
    from offset: Int, _ body: (UnsafeBufferPointer<Int16>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let start = min(samples.count, first + offset)
    return try samples.withUnsafeBufferPointer { buffer throws(Failure) in
      try body(UnsafeBufferPointer(rebasing: buffer[start...]))
    }
  }
}
