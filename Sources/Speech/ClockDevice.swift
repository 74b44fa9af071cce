/// A device that keeps real time and makes no sound: a loudspeaker for tests and for `--audio null`.
final class ClockDevice: SinkDevice {
  let isReusable = true
  private let sampleRate: Double
  private let capacity: Int
  private let now: () -> MonotonicTime
  private var written = 0
  private var played = 0
  private var mark = MonotonicTime(nanoseconds: 0)

  /// A tenth of a second fits in. A `speed` of 20 plays twenty times as fast as a device would.
  init(sampleRate: Int, speed: Double, now: @escaping () -> MonotonicTime = { .now }) {
    self.sampleRate = Double(sampleRate) * speed
    capacity = max(1, Int(self.sampleRate / 10))
    self.now = now
  }

  func begin() {
    written = 0
    played = 0
  }

  func write(_ samples: UnsafeBufferPointer<Int16>) -> Int {
    let delay = delay()
    if delay == 0 { mark = now() }
    let count = min(samples.count, capacity - delay)
    written += count
    return count
  }

  func delay() -> Int {
    guard played < written else { return 0 }
    let time = now()
    let passed = Int(time.seconds(since: mark) * sampleRate)
    played = min(written, played + passed)
    // What is left of a sample stays on the clock, or the device would be slow.
    mark = MonotonicTime(nanoseconds: mark.nanoseconds + UInt64(Double(passed) / sampleRate * 1e9))
    return written - played
  }

  func drop() { written = played }
  func finish() {}
  func close() {}
}
