/// Speaks lists, one at a time, as one continuous stream of utterances and exact silences.
///
/// Every call returns at once and is safe from any thread, also one that handles signals. What happens is told by the
/// events of a list, of which exactly the last is terminal. A new list takes the place of the one that is spoken.
public actor SpeechQueue {
  let engine: any SpeechEngine
  let openSink: @Sendable (_ sampleRate: Int) async throws -> any AudioSink
  let thread = WorkerThread()
  let control = Locked(Control())

  var session: Session?
  var isOpening = false
  /// Why the output could not be opened ahead of a list, until a list is told.
  var failure: SpeechError?
  /// Who waits until the output is open.
  var waiting: [CheckedContinuation<Void, Never>] = []

  public nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

  /// What cancelling needs, without waiting for the actor.
  struct Control {
    /// Counts runs; what carries an older number is over.
    var generation = 0
    /// Counts lists.
    var list = 0
    /// The last list that was cancelled.
    var cancelled = 0
    var sink: (any AudioSink)?

    /// Ends the run: silence, and nothing that is still on its way gets in. How many of its samples were heard.
    mutating func nextRun() -> Int {
      generation += 1
      return sink?.flush(generation: generation) ?? 0
    }
  }

  struct Session {
    let list: Int
    /// A queue lives until its list is over, whoever lets go of it meanwhile.
    let queue: SpeechQueue
    let playlist: Playlist
    var settings: SpeechSettings
    var machine: SpeechQueueMachine
    let onEvent: @Sendable (SpeechEvent) -> Void
    var renderer: Renderer?
    var rendered: RenderedSpeech?
  }

  /// The output is opened for the first list, kept for those that follow, and opened again after it was lost.
  public init(engine: any SpeechEngine = EspeakEngine.shared, output: AudioOutput = .auto) {
    self.init(engine: engine) { try await output.open(sampleRate: $0) }
  }

  public init(
    engine: any SpeechEngine, openSink: @escaping @Sendable (_ sampleRate: Int) async throws -> any AudioSink
  ) {
    self.engine = engine
    self.openSink = openSink
  }

  deinit {
    control.withLock { $0.sink }?.close()
    thread.stop()
  }

  /// Opens the output ahead of the first list, and returns when that is over. A list may come meanwhile. Why it cannot
  /// be opened is told by the list that comes next. Of no use where an output serves one list, as a file does.
  public nonisolated func prepare() async {
    await withCheckedContinuation { waiting in
      post { $0.prepare(waiting) }
    }
  }

  /// Speaks a list from an utterance on. What was spoken before is silent when the call returns.
  public nonisolated func play(
    _ playlist: Playlist, settings: SpeechSettings = SpeechSettings(), from first: Int = 0
  ) -> AsyncStream<SpeechEvent> {
    let (stream, events) = AsyncStream.makeStream(of: SpeechEvent.self)
    play(playlist, settings: settings, from: first) { event in
      events.yield(event)
      if event.isTerminal { events.finish() }
    }
    return stream
  }

  /// The same, its events told as they come, on a thread of the queue's that must not be held up.
  public nonisolated func play(
    _ playlist: Playlist, settings: SpeechSettings = SpeechSettings(), from first: Int = 0,
    onEvent: @escaping @Sendable (SpeechEvent) -> Void
  ) {
    // Posted under the lock, so that lists reach the queue's thread in the order of their numbers.
    control.withLock { control in
      _ = control.nextRun()
      control.list += 1
      post { [list = control.list, generation = control.generation] queue in
        queue.handle(.stop)
        let gaps = playlist.items.map { $0.gap(atSampleRate: queue.engine.sampleRate) }
        queue.session = Session(
          list: list, queue: queue, playlist: playlist, settings: settings,
          machine: SpeechQueueMachine(gaps: gaps, first: first, generation: generation), onEvent: onEvent)
        queue.handle(.start)
      }
    }
  }

  /// Speaks a list and waits for its terminal event. Cancelling the task cancels the speaking.
  public nonisolated func speak(
    _ playlist: Playlist, settings: SpeechSettings = SpeechSettings(),
    onEvent: @escaping @Sendable (SpeechEvent) -> Void = { _ in }
  ) async -> SpeechEvent {
    let events = play(playlist, settings: settings)
    // A task of its own: in a cancelled one the stream would end before its terminal event.
    let listening = Task {
      var last = SpeechEvent.stopped(index: 0)
      for await event in events {
        onEvent(event)
        last = event
      }
      return last
    }
    return await withTaskCancellationHandler {
      await listening.value
    } onCancel: {
      cancel()
    }
  }

  /// Silence now: drops all that was not heard, waits for nobody. The list's terminal event is `stopped`.
  public nonisolated func cancel() {
    control.withLock { control in
      _ = control.nextRun()
      control.cancelled = control.list
      post { [list = control.list] queue in
        if let session = queue.session, session.list <= list { queue.handle(.stop) }
      }
    }
  }

  /// Holds the sound; `resume` goes on within the same word.
  public nonisolated func pause() { post { $0.handle(.pause) } }

  public nonisolated func resume() { post { $0.handle(.resume) } }

  /// Pauses, or goes on.
  public nonisolated func togglePause() {
    post { queue in queue.handle(queue.session?.machine.isPaused == true ? .resume : .pause) }
  }

  /// Goes on at once at an utterance; beyond the last, the list is finished.
  public nonisolated func skip(to index: Int) {
    post { $0.go { _ in index } }
  }

  /// Goes on at once at an utterance counted from the present one: 1 the next, -1 the previous, 0 this one again.
  public nonisolated func skip(by count: Int) {
    post { $0.go { $0 + count } }
  }

  /// Changes the voice for what is rendered from now on: the second or third utterance after this one.
  public nonisolated func set(_ settings: SpeechSettings) {
    post { $0.session?.settings = settings }
  }
}
