import Quiz
import Speech
import Synchronization
import Vocabulary

/// The voice of a quiz: one at a time, silent at once when the learner goes on.
final class QuizVoice: Sendable {
  private struct State {
    var hasFailed = false
    var last: Utterance?
    var speaking: Task<Void, Never>?
  }

  private let queue: SpeechQueue
  private let output: AudioOutput
  private let settings: SpeechSettings
  private let state = Mutex(State())
  /// Called once, with why nothing can be heard.
  private let onFailure: @Sendable (SpeechError) -> Void

  init(
    settings: SpeechSettings, output: AudioOutput = .auto, onFailure: @escaping @Sendable (SpeechError) -> Void
  ) {
    queue = SpeechQueue(output: output)
    self.output = output
    self.settings = settings
    self.onFailure = onFailure
  }

  /// Speaks what a question was about: the sentence, else the word. What was being spoken is silent at once.
  func say(_ question: Question) {
    let text = question.sentence ?? SpokenText.all(of: question.entry, .word).first?.spoken ?? question.answer
    say(Utterance(text, language: question.entry.language))
  }

  /// Speaks the last text again; false if there is none.
  func sayAgain() -> Bool {
    guard let last = state.withLock({ $0.last }) else { return false }
    say(last)
    return true
  }

  /// Throws what would keep it from being heard.
  func check() async throws {
    let sink = try await output.open()
    sink.close()
  }

  func silence() { queue.cancel() }

  /// Waits until what is being spoken is heard.
  func finish() async { await state.withLock { $0.speaking }?.value }

  private func say(_ utterance: Utterance) {
    guard !state.withLock({ $0.hasFailed }) else { return }
    let events = queue.play(Playlist([Playlist.Item(utterance)]), settings: settings)
    let speaking = Task { [weak self] in
      var last: SpeechEvent?
      for await event in events { last = event }
      if case .failed(let error, _) = last { self?.fail(error) }
    }
    state.withLock { state in
      state.last = utterance
      state.speaking = speaking
    }
  }

  private func fail(_ error: SpeechError) {
    let isFirst = state.withLock { state in
      defer { state.hasFailed = true }
      return !state.hasFailed
    }
    if isFirst { onFailure(error) }
  }
}
