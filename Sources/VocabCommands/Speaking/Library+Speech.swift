import Speech

extension Library {
  /// The voices as they are set, what an option says going first.
  func speechSettings(
    rate: Int? = nil, pitch: Int? = nil, volume: Int? = nil, voices: [String: String] = [:]
  ) -> SpeechSettings {
    // An option is for this one call and holds for every language.
    let rates = rate == nil ? settings.byLanguage(SettingKeys.rate) : [:]
    let pitches = pitch == nil ? settings.byLanguage(SettingKeys.pitch) : [:]
    let volumes = volume == nil ? settings.byLanguage(SettingKeys.volume) : [:]
    var tones: [String: SpeechSettings.Tone] = [:]
    for language in Set(rates.keys).union(pitches.keys).union(volumes.keys) {
      tones[language] = SpeechSettings.Tone(
        rate: rates[language], pitch: pitches[language], volume: volumes[language])
    }
    return SpeechSettings(
      rate: rate ?? settings[SettingKeys.rate], pitch: pitch ?? settings[SettingKeys.pitch],
      volume: volume ?? settings[SettingKeys.volume],
      voices: settings.byLanguage(SettingKeys.voice).merging(voices) { $1 }, languages: tones)
  }

  /// The pauses as they are set.
  var gaps: GapRules {
    GapRules(
      wordGap: settings[SettingKeys.wordGap], meaningGap: settings[SettingKeys.meaningGap],
      wordMeaningGap: settings[SettingKeys.wordMeaningGap])
  }
}
