/// A sink for a device that one writes to: a thread looks every few milliseconds how much fits in and what is heard.
///
/// Sendable: everything below `condition` is touched under it only, the device too; so a flush can never be followed by
/// a chunk of the run that it ended.
final class PolledSink: AudioSink, @unchecked Sendable {
  let sampleRate: Int
  let keepsTime: Bool

  private let condition = Condition()
  private let device: any SinkDevice
  private var generation = 0
  private var report: (@Sendable (SinkReport) -> Void)?
  /// Samples of the run from the first unheard one on.
  private var unheard = SampleBuffer()
  /// How many of `unheard` the device has.
  private var written = 0
  private var heard = 0
  private var hasEnded = false
  private var isPaused = false
  private var isClosed = false
  private var isSpent = false
  /// True once a failure was reported: what comes after it is dropped, and needs no error of its own.
  private var hasFailed = false
  /// True while the thread waits for something to do.
  private var isIdle = false

  private static let tick = 5

  init(device: any SinkDevice, sampleRate: Int) {
    self.device = device
    self.sampleRate = sampleRate
    keepsTime = device.keepsTime
    let loop = Loop(self)
    detachThread { loop.run() }
  }

  deinit { device.close() }

  var isReusable: Bool { condition.withLock { device.isReusable && !isSpent && !isClosed } }

  func start(generation: Int, report: @escaping @Sendable (SinkReport) -> Void) {
    condition.withLock {
      dropRun(generation)
      self.report = report
      isPaused = false
    }
  }

  func enqueue(_ samples: [Int16], generation: Int) -> Bool {
    condition.withLock {
      guard generation == self.generation, !isClosed, !isSpent || hasFailed else { return false }
      if hasFailed { return true }
      unheard.append(samples)
      if keepsTime || isIdle { condition.broadcast() }
      return true
    }
  }

  func end(generation: Int) {
    condition.withLock {
      guard generation == self.generation else { return }
      hasEnded = true
      condition.broadcast()
    }
  }

  func flush(generation: Int) -> Int {
    condition.withLock {
      if !isPaused { try? update() }
      return dropRun(generation)
    }
  }

  /// The device need not know of pauses: it drops what is not heard, and gets it again afterwards.
  func setPaused(_ paused: Bool) {
    condition.withLock {
      guard paused != isPaused, !isClosed else { return }
      if paused { try? update() }
      isPaused = paused
      device.drop()
      written = 0
      condition.broadcast()
    }
  }

  func close() {
    condition.withLock {
      guard !isClosed else { return }
      dropRun(generation)
      isClosed = true
      device.close()
      report = nil
      condition.broadcast()
    }
  }

  @discardableResult private func dropRun(_ generation: Int) -> Int {
    defer { heard = 0 }
    device.drop()
    self.generation = generation
    unheard = SampleBuffer()
    written = 0
    hasEnded = false
    condition.broadcast()
    return heard
  }

  /// Brings `heard` up to what the device says.
  private func update() throws(SpeechError) {
    guard written > 0 else { return }
    let fresh = written - min(written, max(0, try device.delay()))
    guard fresh > 0 else { return }
    unheard.removeFirst(fresh)
    written -= fresh
    heard += fresh
    report?(.heard(heard, generation: generation))
  }

  private func step() throws(SpeechError) {
    if written == 0, !unheard.isEmpty { try device.begin() }
    while written < unheard.count {
      let count = try unheard.withSamples(from: written) { samples throws(SpeechError) in try device.write(samples) }
      written += count
      try update()
      // A device that takes less than it plays in a turn is full. To follow each sample that it plays meanwhile might
      // never end where the machine is slow, and nobody else would get the lock.
      guard count > sampleRate * Self.tick / 1000 else { break }
    }
    try update()
    if hasEnded, unheard.isEmpty {
      hasEnded = false
      try device.finish()
      isSpent = !device.isReusable
      report?(.drained(generation: generation))
    }
  }

  /// One turn of the thread; false when it is to end.
  fileprivate func turn() -> Bool {
    condition.withLock {
      guard !isClosed else { return false }
      if isPaused || (unheard.isEmpty && !hasEnded) || isSpent {
        // Wakes now and then, so that a sink nobody holds any more lets its thread end.
        isIdle = true
        _ = condition.wait(until: .now.adding(milliseconds: 500))
        isIdle = false
        return !isClosed
      }
      do throws(SpeechError) {
        try step()
      } catch {
        isSpent = true
        hasFailed = true
        report?(.failed(error, generation: generation))
      }
      // What is faster than the sound is written in larger pieces: threads that wake each other for every word cost more
      // time than the writing does.
      if !isSpent, !keepsTime || !unheard.isEmpty { _ = condition.wait(until: .now.adding(milliseconds: Self.tick)) }
      return !isClosed
    }
  }
}

/// The thread holds its sink weakly between turns.
private final class Loop: Sendable {
  private let sink: WeakSink

  init(_ sink: PolledSink) { self.sink = WeakSink(sink) }

  func run() {
    while let sink = sink.value, sink.turn() {}
  }
}

/// Sendable: the reference is set once, in `init`, and loading a weak reference is atomic.
private final class WeakSink: @unchecked Sendable {
  private(set) weak var value: PolledSink?
  init(_ value: PolledSink) { self.value = value }
}
