internal import CPulse
internal import Glibc
internal import Wording

/// A PulseAudio server, or PipeWire in its clothes, through libpulse's asynchronous calls.
///
/// Each run is a stream of its own: its clock starts at zero, and the flush of the one before cannot reach it. Sendable:
/// all variables are touched under the main loop's lock only, which its callbacks already hold.
final class PulseAudioSink: AudioSink, @unchecked Sendable {
  let sampleRate: Int

  let loop: OpaquePointer
  let context: OpaquePointer
  private let opening = Condition()
  private var openingState = PA_CONTEXT_UNCONNECTED
  private var isClosed = false

  var generation = 0
  var report: (@Sendable (SinkReport) -> Void)?
  var stream: OpaquePointer?
  var timer: OpaquePointer?
  var pending = SampleBuffer()
  /// Samples that the server has, with the silence before the run.
  var written = 0
  var heard = 0
  var hasEnded = false
  var isDraining = false
  var isPaused = false
  var isSpent = false
  var watch = ServerWatch()

  /// Connects to a server, or to that of the environment. It decides within milliseconds or, stopped, never: then it is
  /// given up after `timeout`.
  init(sampleRate: Int, server: String? = nil, timeout milliseconds: Int = 1000) throws(OpenFailure) {
    self.sampleRate = sampleRate
    if let reason = LateLibrary.pulse.load() { throw .refused(reason) }
    guard let loop = pa_threaded_mainloop_new() else { throw .refused(localized("libpulse has no main loop")) }
    guard let context = ServerEnvironment.withServer({ pa_context_new(pa_threaded_mainloop_get_api(loop), "speech") })
    else {
      pa_threaded_mainloop_free(loop)
      throw .refused(localized("libpulse has no context"))
    }
    self.loop = loop
    self.context = context
    pa_context_set_state_callback(
      context, { context, sink in PulseAudioSink.of(sink)?.contextChanged(context) },
      Unmanaged.passUnretained(self).toOpaque())
    guard pa_threaded_mainloop_start(loop) == 0 else { throw .refused(localized("libpulse has no thread")) }
    // The address is read when the context is made and again here.
    let status = ServerEnvironment.withServer {
      locked { pa_context_connect(context, server, PA_CONTEXT_NOAUTOSPAWN, nil) }
    }
    let deadline = MonotonicTime.now.adding(milliseconds: milliseconds)
    let state = opening.withLock {
      while status == 0, ![PA_CONTEXT_READY, PA_CONTEXT_FAILED, PA_CONTEXT_TERMINATED].contains(openingState) {
        guard opening.wait(until: deadline) else { break }
      }
      return openingState
    }
    guard state == PA_CONTEXT_READY else {
      let code = locked { pa_context_errno(context) }
      let reason =
        code == Int32(PA_ERR_CONNECTIONREFUSED.rawValue)
        ? systemMessage(ECONNREFUSED) : String(cString: pa_strerror(code))
      close()
      if status == 0, state != PA_CONTEXT_FAILED { throw .timedOut }
      throw .refused(reason)
    }
  }

  enum OpenFailure: Error {
    /// Nobody serves there; another way to make sound may be tried.
    case refused(String)
    /// Somebody is there and does not answer; whatever speaks to the same server would hang.
    case timedOut
  }

  /// Only here the lock goes: until then a late call finds it, and a closed sink.
  deinit {
    close()
    pa_context_unref(context)
    pa_threaded_mainloop_free(loop)
  }

  var isReusable: Bool { locked { !isSpent && !isClosed } }

  func start(generation: Int, report: @escaping @Sendable (SinkReport) -> Void) {
    locked {
      dropRun(generation)
      self.report = report
      isPaused = false
    }
  }

  func enqueue(_ samples: [Int16], generation: Int) -> Bool {
    locked {
      guard generation == self.generation, !isSpent, !isClosed else { return false }
      pending.append(samples)
      if stream == nil { openStream() }
      pump()
      return true
    }
  }

  func end(generation: Int) {
    locked {
      guard generation == self.generation, !isClosed else { return }
      hasEnded = true
      guard stream != nil else {
        report?(.drained(generation: generation))
        return
      }
      pump()
    }
  }

  func flush(generation: Int) -> Int {
    locked {
      updateHeard()
      return dropRun(generation)
    }
  }

  func setPaused(_ paused: Bool) {
    locked {
      isPaused = paused
      guard let stream, pa_stream_get_state(stream) == PA_STREAM_READY else { return }
      release(pa_stream_cork(stream, paused ? 1 : 0, nil, nil))
    }
  }

  /// Waits for the main loop's thread, never for the server.
  func close() {
    let wasClosed = locked {
      defer { isClosed = true }
      guard !isClosed else { return true }
      dropRun(generation)
      report = nil
      pa_context_set_state_callback(context, nil, nil)
      pa_context_disconnect(context)
      return false
    }
    if !wasClosed { pa_threaded_mainloop_stop(loop) }
  }

  /// The connection broke, or the server does not answer.
  func lose() {
    guard !isSpent, !isClosed else { return }
    isSpent = true
    report?(.failed(.deviceLost, generation: generation))
  }

  @discardableResult private func dropRun(_ generation: Int) -> Int {
    defer { heard = 0 }
    closeStream()
    self.generation = generation
    pending = SampleBuffer()
    written = 0
    hasEnded = false
    isDraining = false
    return heard
  }

  private func contextChanged(_ context: OpaquePointer?) {
    let state = pa_context_get_state(context)
    opening.withLock {
      openingState = state
      opening.broadcast()
    }
    if state == PA_CONTEXT_FAILED || state == PA_CONTEXT_TERMINATED { lose() }
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    pa_threaded_mainloop_lock(loop)
    defer { pa_threaded_mainloop_unlock(loop) }
    return body()
  }

  static func of(_ pointer: UnsafeMutableRawPointer?) -> PulseAudioSink? {
    pointer.map { Unmanaged<PulseAudioSink>.fromOpaque($0).takeUnretainedValue() }
  }

  func release(_ operation: OpaquePointer?) {
    if let operation { pa_operation_unref(operation) }
  }
}
