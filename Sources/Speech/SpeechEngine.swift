/// Makes sound of text.
public protocol SpeechEngine: Sendable {
  /// Samples a second of all that it renders.
  var sampleRate: Int { get }
  /// The utterance as sound, trimmed. Throws a ``SpeechError``.
  func render(_ utterance: Utterance, settings: SpeechSettings) async throws -> RenderedSpeech
}
