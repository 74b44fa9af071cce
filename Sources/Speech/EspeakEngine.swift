/// The engine espeak-ng, on a thread of its own.
///
/// Its state is global to the process and it is not thread-safe, so there is one, it is started once, at the first use,
/// and never ended.
public actor EspeakEngine: SpeechEngine {
  public static let shared = EspeakEngine()

  public nonisolated let sampleRate = 22_050

  /// The engine's own thread.
  public nonisolated let executor: (any TaskExecutor)?

  private let thread: WorkerThread
  private var library: EspeakLibrary?
  private var choices = VoiceChoices()

  private init() {
    thread = WorkerThread()
    executor = WorkerTasks(on: thread)
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }

  /// Starts the engine ahead of the first use. Why it does not start is told by that.
  public func warmUp() {
    _ = try? started()
  }

  /// The utterance as sound, trimmed. Some 2,000 times faster than speech, so it is never broken off. Throws a
  /// ``SpeechError``: `noVoice` when the language or the chosen voice is unknown, `engineUnavailable`.
  public func render(_ utterance: Utterance, settings: SpeechSettings) throws -> RenderedSpeech {
    let library = try started()
    let choice = try choices.choice(for: utterance.language, settings, of: library.catalog)
    try library.select(choice.voice)
    library.set(rate: choice.rate, pitch: choice.pitch, volume: choice.volume)
    return try library.synthesize(utterance.text).trimmed().scaled(toPercent: choice.volume)
  }

  /// The voice that speaks a language under these settings. Throws `noVoice`: ask before a list is begun.
  public func voice(for language: String, settings: SpeechSettings = SpeechSettings()) throws -> Voice {
    try choices.choice(for: language, settings, of: started().catalog).voice
  }

  /// The voices that serve a language or one of its regions, best first; all when none is named.
  public func voices(matching language: String? = nil) throws -> [Voice] {
    try started().catalog.voices(matching: language)
  }

  /// What may follow a voice's name after a plus sign, in order: `f3`, `whisper`.
  public func variants() throws -> [String] {
    try started().catalog.variants.sorted()
  }

  /// How the text is pronounced, and whether its spelling tells. Throws `noVoice`.
  public func pronunciation(of utterance: Utterance, settings: SpeechSettings = SpeechSettings()) throws
    -> Pronunciation
  {
    let library = try started()
    try library.select(voice(for: utterance.language, settings: settings))
    let (ipa, trace) = try library.tracedPhonemes(of: utterance.text)
    let words = utterance.text.split(separator: " ").count
    return Pronunciation(ipa: ipa, isException: TranslationTrace(trace).hasException(inPhrase: words > 1))
  }

  /// How the text is pronounced, in the International Phonetic Alphabet. Throws `noVoice`.
  public func phonemes(of utterance: Utterance, settings: SpeechSettings = SpeechSettings()) throws -> String {
    let library = try started()
    try library.select(voice(for: utterance.language, settings: settings))
    return library.phonemes(of: utterance.text)
  }

  /// The languages that the voice turns to within the text for letters that its own has no sounds for, its own again
  /// among them; empty where it reads all of the text itself. Throws `noVoice`.
  public func fallbackLanguages(of utterance: Utterance) throws -> [String] {
    let library = try started()
    try library.select(voice(for: utterance.language))
    return library.flaggedPhonemes(of: utterance.text).languages
  }

  private func started() throws -> EspeakLibrary {
    if let library { return library }
    let library = try EspeakLibrary()
    self.library = library
    return library
  }
}
