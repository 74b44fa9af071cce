import Speech
import Vocabulary
import VocabularyStore

/// How words sound, in IPA: asked of the engine once, then kept in the library.
struct Pronunciations: Sendable {
  let store: VocabularyStore
  let settings: SpeechSettings

  /// What a learner is told of a word's sound.
  struct Sound: Hashable, Sendable {
    var ipa: String
    /// True if the spelling does not suggest it: the engine has it among its exceptions, or the deck says how the word
    /// is read.
    var isUnexpected: Bool
  }

  /// The sound of an entry's word; nil where no voice speaks its language or the engine is not there.
  func sound(of entry: Entry) async -> Sound? {
    guard let spoken = SpokenText.all(of: entry, .word).first else { return nil }
    let voice = settings.voices[entry.language] ?? entry.language
    guard let kept = await pronunciation(of: spoken, voice: voice) else { return nil }
    return Sound(ipa: kept.ipa, isUnexpected: kept.isException || entry.pronunciation != nil)
  }

  private func pronunciation(of text: SpokenText, voice: String) async -> KeptPronunciation? {
    if let kept = try? await store.pronunciation(of: text.spoken, voice: voice) { return kept }
    let utterance = Utterance(text.spoken, language: text.language)
    guard let found = try? await EspeakEngine.shared.pronunciation(of: utterance, settings: settings) else {
      return nil
    }
    let pronunciation = KeptPronunciation(ipa: found.ipa, isException: found.isException)
    // A library that cannot be written has it computed again next time.
    try? await store.keep(pronunciation, of: text.spoken, voice: voice)
    return pronunciation
  }
}
