/// Which voice speaks a language, and how: found once for each language, until the settings change.
struct VoiceChoices {
  struct Choice: Hashable {
    var voice: Voice
    var rate: Int
    var pitch: Int
    var volume: Int
  }

  private var settings = SpeechSettings()
  private var choices: [String: Choice] = [:]

  /// Throws `noVoice`, each time anew.
  mutating func choice(
    for language: String, _ settings: SpeechSettings, of catalog: VoiceCatalog
  ) throws(SpeechError) -> Choice {
    if settings != self.settings {
      self.settings = settings
      choices = [:]
    }
    if let choice = choices[language] { return choice }
    let voice =
      if let name = settings.voice(for: language) {
        try catalog.voice(named: name)
      } else {
        try catalog.voice(forLanguage: language)
      }
    let tone = settings.tone(for: language)
    let choice = Choice(voice: voice, rate: tone.rate, pitch: tone.pitch, volume: tone.volume)
    choices[language] = choice
    return choice
  }
}
