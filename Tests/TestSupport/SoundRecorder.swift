import Glibc

/// Debian's `parec` at the monitor of the null sink, read by a thread.
final class SoundRecorder: Sendable {
  fileprivate struct State {
    var samples: [Int16] = []
    /// Where the last sample that is not zero stands.
    var lastSound = -1
    var half: UInt8?
    var waiting: [(isDone: @Sendable (State) -> Bool, continuation: CheckedContinuation<Void, Never>)] = []
    var isOver = false
  }

  private let process: SpawnedProcess
  private let state = SoundLock(State())

  init(environment: [String]) throws {
    process = try SpawnedProcess(
      "parec",
      ["-d", "test.monitor", "--raw", "--format=s16le", "--rate=22050", "--channels=1", "--latency-msec=5"],
      environment: environment, pipingOutput: true)
    var thread = pthread_t()
    let me = Unmanaged.passRetained(self)
    pthread_create(
      &thread, nil,
      { pointer in
        guard let pointer else { return nil }
        Unmanaged<SoundRecorder>.fromOpaque(pointer).takeRetainedValue().read()
        return nil
      }, me.toOpaque())
    pthread_detach(thread)
  }

  var count: Int { state.withLock { $0.samples.count } }

  func stop() { process.kill() }

  func samples(atLeast count: Int) async { await wait { $0.samples.count >= count } }

  func sound(since start: Int, untilSilenceOf silence: Int) async -> [Int16] {
    await wait { $0.lastSound >= start && $0.samples.count - $0.lastSound > silence }
    return state.withLock { Array($0.samples.dropFirst(start)) }
  }

  private func wait(_ isDone: @escaping @Sendable (State) -> Bool) async {
    await withCheckedContinuation { continuation in
      let isDoneNow = state.withLock { state in
        if state.isOver || isDone(state) { return true }
        state.waiting.append((isDone, continuation))
        return false
      }
      if isDoneNow { continuation.resume() }
    }
  }

  private func read() {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = Glibc.read(process.output, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      let done = state.withLock { state in
        state.isOver = count <= 0
        state.append(bytes.prefix(max(0, count)))
        return state.takeDone()
      }
      for continuation in done { continuation.resume() }
      if count <= 0 { return }
    }
  }
}

extension SoundRecorder.State {
  mutating func append(_ bytes: ArraySlice<UInt8>) {
    for byte in bytes {
      if let low = half {
        let sample = Int16(bitPattern: UInt16(low) | UInt16(byte) << 8)
        if sample != 0 { lastSound = samples.count }
        samples.append(sample)
        half = nil
      } else {
        half = byte
      }
    }
  }

  mutating func takeDone() -> [CheckedContinuation<Void, Never>] {
    let done = waiting.filter { isOver || $0.isDone(self) }.map(\.continuation)
    waiting = waiting.filter { !isOver && !$0.isDone(self) }
    return done
  }
}
