import Speech
import Terminal
import Vocabulary

/// Speaks a script from its first line to its end, or until a signal.
struct SpeechRunner {
  let script: SpeechScript
  let settings: SpeechSettings
  let output: AudioOutput
  let presenter: any SpeechPresenter
  let signals: SignalSource

  private static let sampleRate = 22_050.0

  func run() async throws -> ExitCode {
    try await checkVoices()
    let queue = SpeechQueue(output: output)
    let ending = EndingSignal()
    // Silence comes at once, from the thread that hears the signal.
    let subscription = signals.onArrival { signal in
      ending.note(signal)
      switch signal {
      case .interrupt, .terminate, .hangUp, .quit: queue.cancel()
      case .stop: queue.pause()
      case .resume: queue.resume()
      case .resize: break
      }
    }
    defer { subscription.cancel() }
    try presenter.start()
    let failure = try await follow(queue.play(script.playlist, settings: settings))
    if let failure { throw failure }
    return ending.signal.map(ExitCode.after) ?? .done
  }

  /// Shows what happens until the list's end; the error that ended it, if one did.
  private func follow(_ events: AsyncStream<SpeechEvent>) async throws -> (any Error)? {
    var spoken = 0
    var end = 0.0
    for await event in events {
      switch event {
      case .began(let index, _): try presenter.began(index, of: script)
      case .word, .skipped: break
      case .spoke(let index, let first, let last):
        spoken += 1
        end = Double(last) / Self.sampleRate
        try presenter.spoke(index, of: script, start: Double(first) / Self.sampleRate, end: end)
      case .finished: try presenter.finished(script, spoken: spoken, seconds: end)
      case .stopped(let index): try presenter.stopped(at: index, of: script, spoken: spoken)
      case .failed(let error, let index): return failure(error, at: index)
      }
    }
    return nil
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
      word: WordPattern.shown(script.entries[line.entry].word), language: line.utterance.language, voice: name,
      nearest: nearest)
  }
}

/// A voice that is not there, and the word that wants it.
struct VoiceFailure: Error {
  let word: String
  let language: String
  let voice: String
  let nearest: [String]

  var message: String {
    let wanted = voice == language ? "language '\(language)'" : "'\(voice)', chosen for '\(language)'"
    let help =
      nearest.isEmpty
      ? "Set one with --voice \(language)=VOICE." : "The nearest are \(nearest.joined(separator: ", "))."
    return "there is no voice for \(wanted), which '\(word)' is to be spoken in. \(help)"
  }
}
