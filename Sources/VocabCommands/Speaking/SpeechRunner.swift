import Speech
import Terminal
import Vocabulary

/// Speaks a script until its end, a key, a signal or the time to sleep.
struct SpeechRunner {
  let script: SpeechScript
  let settings: SpeechSettings
  let queue: SpeechQueue
  let presenter: any SpeechPresenter
  let signals: SignalSource
  /// The keys of a player; nil where there is no terminal.
  var keys: KeyReader?
  /// The line to begin with.
  var first = 0
  /// True to begin again at the end; the silence before that, in seconds.
  var loopGap: Double?
  /// When to stop, after the word that is then being spoken; nil for never.
  var sleepAfter: Duration?

  private static let sampleRate = 22_050.0

  /// How speaking ended.
  struct Outcome: Sendable {
    var code: ExitCode
    /// The entry, from 0, at which it stopped before the list's end.
    var stoppedAt: Int?
  }

  private enum Input: Sendable {
    case speech(SpeechEvent)
    case key(Key)
    case redraw
  }

  func run() async throws -> Outcome {
    try await checkVoices()
    let ending = EndingSignal()
    let (inputs, input) = AsyncStream.makeStream(of: Input.self)
    // Silence comes at once, from the thread that hears the signal.
    let subscription = signals.onArrival { [queue] signal in
      ending.note(signal)
      switch signal {
      case .interrupt, .terminate, .hangUp, .quit: queue.cancel()
      case .stop: queue.pause()
      case .resume:
        queue.resume()
        input.yield(.redraw)
      case .resize: input.yield(.redraw)
      }
    }
    let helpers = keys.map { startHelpers($0, input) } ?? []
    defer {
      subscription.cancel()
      for helper in helpers { helper.cancel() }
      keys?.close()
    }
    try presenter.start()
    play(from: first, to: input)
    return try await follow(inputs, ending, input)
  }

  /// Hands over keys, and looks at the time now and then.
  private func startHelpers(_ keys: KeyReader, _ input: AsyncStream<Input>.Continuation) -> [Task<Void, Never>] {
    [
      Task { for await key in keys.keys { input.yield(.key(key)) } },
      Task {
        while (try? await Task.sleep(for: .milliseconds(500))) != nil { input.yield(.redraw) }
      },
    ]
  }

  private func play(from line: Int, gap: Double? = nil, to input: AsyncStream<Input>.Continuation) {
    var playlist = script.playlist
    if let gap, !playlist.items.isEmpty { playlist.items[0].gap = gap }
    queue.play(playlist, settings: settings, from: line) { input.yield(.speech($0)) }
  }

  private func follow(
    _ inputs: AsyncStream<Input>, _ ending: EndingSignal, _ input: AsyncStream<Input>.Continuation
  ) async throws -> Outcome {
    var player = SpeechPlayer(script, from: first)
    var seconds = 0.0
    var why = SpeechStop.asked
    let bedtime = sleepAfter.map { ContinuousClock.now + $0 }
    for await event in inputs {
      switch event {
      case .redraw: try presenter.changed(player)
      case .key(let key):
        if let action = player.handle(key) { perform(action) }
        try presenter.changed(player)
      case .speech(let event):
        player.handle(event)
        switch event {
        case .began: try presenter.began(player)
        case .word: try presenter.changed(player)
        case .skipped: break
        case .spoke(let line, let start, let end):
          seconds = Double(end) / Self.sampleRate
          try presenter.spoke(line, of: player, start: Double(start) / Self.sampleRate, end: seconds)
          if let bedtime, ContinuousClock.now >= bedtime, script.endsEntry(line) {
            why = .asleep
            queue.cancel()
          }
        case .finished:
          if let loopGap, ending.signal == nil, !script.lines.isEmpty {
            play(from: 0, gap: loopGap, to: input)
          } else {
            try presenter.finished(player, seconds: seconds)
            return Outcome(code: .done)
          }
        case .stopped:
          try presenter.stopped(player, why: why)
          return Outcome(code: ending.signal.map(ExitCode.after) ?? .done, stoppedAt: player.entry)
        case .failed(let error, let index):
          try presenter.stopped(player, why: .failed)
          throw failure(error, at: index)
        }
      }
    }
    return Outcome(code: .done)
  }

  private func perform(_ action: SpeechPlayer.Action) {
    switch action {
    case .skip(let line):
      queue.resume()
      queue.skip(to: line)
    case .togglePause: queue.togglePause()
    case .changeRate(let change): queue.set(settings.faster(by: change))
    case .stop: queue.cancel()
    }
  }

  /// Asks for every voice before the first word, so that a list does not break off in its middle.
  private func checkVoices() async throws {
    var asked: Set<String> = []
    for (index, line) in script.lines.enumerated() where asked.insert(line.utterance.language).inserted {
      do {
        _ = try await EspeakEngine.shared.voice(for: line.utterance.language, settings: settings)
      } catch {
        throw failure(error, at: index)
      }
    }
  }

  /// An error of a voice says which word asked for it.
  private func failure(_ error: any Error, at index: Int) -> any Error {
    guard case SpeechError.noVoice(let name, let nearest) = error, script.lines.indices.contains(index) else {
      return error
    }
    let line = script.lines[index]
    return VoiceFailure(
      word: WordPattern.shown(script.entries[line.entry].word), isWord: line.part != .meaning,
      language: line.utterance.language, voice: name,
      nearest: nearest)
  }
}
