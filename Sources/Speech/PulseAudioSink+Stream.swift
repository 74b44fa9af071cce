internal import CPulse

// Everything here is called under the main loop's lock.
extension PulseAudioSink {
  private static let bytesPerSample = 2
  private static let targetMilliseconds = 100
  private static let tickMilliseconds = 10
  /// Silence before a run, in samples: the first milliseconds of a stream that joins a running device are lost.
  private static let leadIn = 220

  func openStream() {
    var format = pa_sample_spec(format: PA_SAMPLE_S16LE, rate: UInt32(sampleRate), channels: 1)
    guard let stream = pa_stream_new(context, "speech", &format, nil) else { return lose() }
    self.stream = stream
    let me = Unmanaged.passUnretained(self).toOpaque()
    pa_stream_set_state_callback(stream, { PulseAudioSink.of($1)?.streamChanged($0) }, me)
    pa_stream_set_write_callback(
      stream,
      { stream, _, sink in
        guard let sink = PulseAudioSink.of(sink), stream == sink.stream else { return }
        sink.pump()
      }, me)
    let unset = UInt32.max
    var attributes = pa_buffer_attr(
      maxlength: unset, tlength: UInt32(sampleRate * Self.targetMilliseconds / 1000 * Self.bytesPerSample),
      // One sample starts the sound. With none, `pa_stream_drain` would never end.
      prebuf: UInt32(Self.bytesPerSample), minreq: unset, fragsize: unset)
    var flags =
      PA_STREAM_INTERPOLATE_TIMING.rawValue | PA_STREAM_AUTO_TIMING_UPDATE.rawValue
      | PA_STREAM_ADJUST_LATENCY.rawValue
    if isPaused { flags |= PA_STREAM_START_CORKED.rawValue }
    guard
      pa_stream_connect_playback(stream, nil, &attributes, pa_stream_flags_t(rawValue: flags), nil, nil) == 0
    else { return lose() }
    pending.prepend(silence: Self.leadIn)
    watch = ServerWatch(now: .now)
    startTimer()
  }

  /// Silence at once: the server drops what it has, and nothing is waited for.
  func closeStream() {
    stopTimer()
    guard let stream else { return }
    self.stream = nil
    pa_stream_set_state_callback(stream, nil, nil)
    pa_stream_set_write_callback(stream, nil, nil)
    if pa_stream_get_state(stream) == PA_STREAM_READY { release(pa_stream_flush(stream, nil, nil)) }
    pa_stream_disconnect(stream)
    pa_stream_unref(stream)
  }

  /// Gives the server as much as it has room for; after the last sample, asks to be told when it is heard.
  func pump() {
    guard let stream, pa_stream_get_state(stream) == PA_STREAM_READY else { return }
    var room = pa_stream_writable_size(stream) / Self.bytesPerSample
    guard room <= Int.max / 4 else { return lose() }
    while room > 0, !pending.isEmpty {
      let count = min(room, pending.count)
      let status = pending.withSamples(from: 0) { samples in
        pa_stream_write(stream, samples.baseAddress, count * Self.bytesPerSample, nil, 0, PA_SEEK_RELATIVE)
      }
      guard status == 0 else { return lose() }
      pending.removeFirst(count)
      written += count
      room -= count
    }
    guard hasEnded, pending.isEmpty, !isDraining else { return }
    isDraining = true
    let drain = pa_stream_drain(
      stream,
      { stream, success, sink in
        guard success != 0, let sink = PulseAudioSink.of(sink), stream == sink.stream else { return }
        sink.finishRun()
      }, Unmanaged.passUnretained(self).toOpaque())
    release(drain)
  }

  /// Brings `heard` up to what the server says, reports it, and never goes back nor beyond what was written.
  func updateHeard() {
    var time: pa_usec_t = 0
    guard let stream, pa_stream_get_state(stream) == PA_STREAM_READY, pa_stream_get_time(stream, &time) == 0 else {
      return
    }
    let position = min(written, Int(time) * sampleRate / 1_000_000) - Self.leadIn
    guard position > heard else { return }
    heard = position
    report?(.heard(heard, generation: generation))
  }

  private func finishRun() {
    closeStream()
    report?(.drained(generation: generation))
  }

  private func streamChanged(_ stream: OpaquePointer?) {
    guard stream == self.stream else { return }
    switch pa_stream_get_state(stream) {
    case PA_STREAM_READY:
      // It may have been paused or resumed while it was being made.
      release(pa_stream_cork(stream, isPaused ? 1 : 0, nil, nil))
      pump()
    case PA_STREAM_FAILED, PA_STREAM_TERMINATED: lose()
    default: break
    }
  }

  private func startTimer() {
    let me = Unmanaged.passUnretained(self).toOpaque()
    timer = pa_context_rttime_new(
      context, pa_rtclock_now() + pa_usec_t(Self.tickMilliseconds * 1000),
      { _, timer, _, sink in
        guard let sink = PulseAudioSink.of(sink), timer == sink.timer else { return }
        sink.tick()
        // The tick may have ended the stream and its timer.
        guard let timer = sink.timer else { return }
        pa_context_rttime_restart(
          sink.context, timer, pa_rtclock_now() + pa_usec_t(PulseAudioSink.tickMilliseconds * 1000))
      }, me)
  }

  private func stopTimer() {
    guard let timer else { return }
    self.timer = nil
    pa_threaded_mainloop_get_api(loop).pointee.time_free(timer)
  }

  private func tick() {
    updateHeard()
    let now = MonotonicTime.now
    if watch.isOverdue(now) { return lose() }
    guard watch.isTimeToAsk(now), let stream, pa_stream_get_state(stream) == PA_STREAM_READY else { return }
    watch.asked(now)
    let question = pa_stream_update_timing_info(
      stream,
      { stream, _, sink in
        guard let sink = PulseAudioSink.of(sink), stream == sink.stream else { return }
        sink.watch.answered()
      }, Unmanaged.passUnretained(self).toOpaque())
    release(question)
  }
}
