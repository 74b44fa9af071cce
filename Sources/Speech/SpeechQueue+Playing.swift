// What happens on the queue's thread.
extension SpeechQueue {
  /// Does it on the queue's thread, in the order of the calls.
  nonisolated func post(_ body: @escaping @Sendable (isolated SpeechQueue) -> Void) {
    thread.perform { self.assumeIsolated(body) }
  }

  func go(to target: (Int) -> Int) {
    guard let session, !session.machine.isOver else { return }
    let run = control.withLock { control -> (heard: Int, generation: Int)? in
      // A cancel or a new list that is on its way to this thread has flushed already, and must not be overtaken.
      guard control.list == session.list, control.cancelled < session.list else { return nil }
      let heard = control.nextRun()
      return (heard, control.generation)
    }
    guard let run else { return }
    handle(.go(to: target(session.machine.current), heard: run.heard, generation: run.generation))
  }

  func handle(_ event: SpeechQueueMachine.Event) {
    guard let actions = session?.machine.handle(event) else { return }
    for action in actions { perform(action) }
  }

  private func perform(_ action: SpeechQueueMachine.Action) {
    switch action {
    case .open: open()
    case .render(let index, let generation): render(index, generation)
    case .enqueue(let gap, let generation):
      guard let speech = session?.rendered else { return }
      session?.rendered = nil
      let samples = gap > 0 ? [Int16](repeating: 0, count: gap) + speech.samples : speech.samples
      enqueue(samples, generation)
    case .end(let generation): control.withLock { $0.sink }?.end(generation: generation)
    case .setPaused(let paused): control.withLock { $0.sink }?.setPaused(paused)
    case .emit(let event): session?.onEvent(event)
    case .conclude(let event): conclude(event)
    }
  }

  private func conclude(_ event: SpeechEvent) {
    guard let session else { return }
    self.session = nil
    let spent = control.withLock { control -> (any AudioSink)? in
      // A list that came meanwhile has flushed and may already play.
      if event != .finished, control.list == session.list { _ = control.nextRun() }
      guard let sink = control.sink, !sink.isReusable else { return nil }
      control.sink = nil
      return sink
    }
    spent?.close()
    session.onEvent(event)
  }

  func prepare(_ caller: CheckedContinuation<Void, Never>) {
    let hasSink = control.withLock { $0.sink }?.isReusable == true
    guard isOpening || (session == nil && !hasSink) else { return caller.resume() }
    waiting.append(caller)
    failure = nil
    openOutput()
  }

  private func open() {
    if let failure {
      self.failure = nil
      return handle(.failed(failure, index: nil))
    }
    if let sink = control.withLock({ $0.sink }), sink.isReusable { return start(sink) }
    openOutput()
  }

  private func openOutput() {
    if isOpening { return }
    isOpening = true
    Task { [openSink, rate = engine.sampleRate, weak self] in
      let opened: Result<any AudioSink, SpeechError>
      do {
        opened = .success(try await openSink(rate))
      } catch {
        opened = .failure(error as? SpeechError ?? .noDevice(reason: "\(error)"))
      }
      guard let self else {
        try? opened.get().close()
        return
      }
      self.post { $0.opened(opened) }
    }
  }

  private func opened(_ result: Result<any AudioSink, SpeechError>) {
    isOpening = false
    defer {
      for caller in waiting { caller.resume() }
      waiting = []
    }
    switch result {
    case .failure(let error):
      if session == nil, !waiting.isEmpty { failure = error }
      handle(.failed(error, index: nil))
    case .success(let sink):
      let former = control.withLock { control in
        defer { control.sink = session != nil || sink.isReusable ? sink : nil }
        return control.sink
      }
      former?.close()
      if session != nil {
        start(sink)
      } else if !sink.isReusable {
        sink.close()
      }
    }
  }

  private func start(_ sink: any AudioSink) {
    control.withLock { control in
      sink.start(generation: control.generation) { [weak self] report in
        self?.post { $0.receive(report) }
      }
    }
    handle(.opened(keepsTime: sink.keepsTime))
  }

  private func receive(_ report: SinkReport) {
    switch report {
    case .heard(let position, let generation): handle(.heard(position, generation: generation))
    case .drained(let generation): handle(.drained(generation: generation))
    case .failed(let error, let generation): fail(error, index: nil, generation)
    }
  }

  /// An error of a run that is over concerns nobody.
  private func fail(_ error: SpeechError, index: Int?, _ generation: Int) {
    guard control.withLock({ $0.generation }) == generation else { return }
    handle(.failed(error, index: index))
  }

  private func enqueue(_ samples: [Int16], _ generation: Int) {
    let sink = control.withLock { $0.sink }
    if sink?.enqueue(samples, generation: generation) != true { fail(.deviceLost, index: nil, generation) }
  }

  private func render(_ index: Int, _ generation: Int) {
    guard let session else { return }
    if session.renderer?.generation != generation {
      self.session?.renderer = Renderer(engine, generation: generation)
    }
    let utterance = session.playlist.items[index].utterance
    self.session?.renderer?.ask { [engine, control, settings = session.settings, weak self] in
      // A run that is over needs no sound any more.
      guard control.withLock({ $0.generation }) == generation else { return }
      do {
        let speech = try await engine.render(utterance, settings: settings)
        self?.post { queue in
          queue.session?.rendered = speech
          queue.handle(
            .rendered(index: index, length: speech.samples.count, words: speech.words, generation: generation))
        }
      } catch {
        let error = error as? SpeechError ?? .engineUnavailable(reason: "\(error)")
        self?.post { $0.fail(error, index: index, generation) }
      }
    }
  }
}
