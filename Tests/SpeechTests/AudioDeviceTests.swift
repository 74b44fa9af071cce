import Testing

@testable import Speech

@Suite struct AudioDeviceTests {
  /// A clock that a test sets.
  final class ManualClock {
    var milliseconds = 5_000
    var now: MonotonicTime { MonotonicTime(nanoseconds: UInt64(milliseconds) * 1_000_000) }
  }

  @Test("a device of silence takes a tenth of a second and plays it in a tenth of a second")
  func clockDevice() {
    let clock = ManualClock()
    let device = ClockDevice(sampleRate: 1_000, speed: 1, now: { clock.now })
    let samples = [Int16](repeating: 1, count: 1_000)
    func write() -> Int { samples.withUnsafeBufferPointer { device.write($0) } }
    device.begin()
    #expect(write() == 100)
    #expect(write() == 0)
    clock.milliseconds += 30
    #expect(device.delay() == 70)
    #expect(write() == 30)
    clock.milliseconds += 1_000
    #expect(device.delay() == 0)
    clock.milliseconds += 1_000
    #expect(write() == 100)
    #expect(device.delay() == 100)
    device.drop()
    #expect(device.delay() == 0)
  }

  /// Has room for one sample more, whenever it is asked.
  final class TrickleDevice: SinkDevice {
    let isReusable = true
    var writes = 0

    func begin() {}
    func write(_ samples: UnsafeBufferPointer<Int16>) -> Int {
      writes += 1
      return min(1, samples.count)
    }
    func delay() -> Int { 0 }
    func drop() {}
    func finish() {}
    func close() {}
  }

  @Test("a device that plays as fast as it is filled lets a flush through")
  func trickle() async {
    let device = TrickleDevice()
    let sink = PolledSink(device: device, sampleRate: 22_050)
    let (reports, continuation) = AsyncStream.makeStream(of: SinkReport.self)
    sink.start(generation: 1) { continuation.yield($0) }
    #expect(sink.enqueue([Int16](repeating: 1, count: 200_000), generation: 1))
    for await _ in reports { break }
    let heard = sink.flush(generation: 2)
    sink.close()
    #expect(heard < 200_000)
    #expect(device.writes < 200_000)
  }

  @Test("a server is given two seconds to answer, counted from the first question that it owes")
  func serverWatch() {
    let clock = ManualClock()
    var watch = ServerWatch(now: clock.now)
    #expect(!watch.isTimeToAsk(clock.now))
    clock.milliseconds += 2_000
    #expect(!watch.isOverdue(clock.now))
    watch.answered()
    watch.asked(clock.now)
    clock.milliseconds += 1_600
    #expect(watch.isTimeToAsk(clock.now))
    watch.asked(clock.now)
    clock.milliseconds += 401
    #expect(watch.isOverdue(clock.now))
    watch.answered()
    #expect(!watch.isOverdue(clock.now))
  }

  @Test("samples leave a buffer in the order in which they came")
  func sampleBuffer() {
    var buffer = SampleBuffer()
    var taken: [Int16] = []
    for round in 0..<100 {
      buffer.append((0..<37).map { Int16(round * 37 + $0) })
      let count = min(buffer.count, (round * 13) % 71)
      taken += buffer.withSamples(from: 0) { Array($0.prefix(count)) }
      buffer.removeFirst(count)
    }
    taken += buffer.withSamples(from: 0) { Array($0) }
    #expect(taken == (0..<3_700).map { Int16($0) })
  }
}
