/// Makes sound of text.
public protocol SpeechEngine: Sendable {
  /// Samples a second of all that it renders.
  var sampleRate: Int { get }
  /// The utterance as sound, trimmed. Throws a ``SpeechError``.
  func render(_ utterance: Utterance, settings: SpeechSettings) async throws -> RenderedSpeech
  /// Where to ask it, if that is a place of its own: there no thread waits for another. Nil for anywhere.
  var executor: (any TaskExecutor)? { get }
}

extension SpeechEngine {
  public var executor: (any TaskExecutor)? { nil }
}
