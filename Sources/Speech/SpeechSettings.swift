/// How the voice sounds. Values outside their range are brought to its nearest end: the engine itself checks nothing.
public struct SpeechSettings: Hashable, Sendable {
  /// Words a minute, 80 to 450.
  public let rate: Int
  /// 0 (low) to 99 (high).
  public let pitch: Int
  /// Percent of the usual loudness, 0 to 200. The length of what is spoken does not depend on it.
  public let volume: Int
  /// The voice for a language, by BCP 47 tag: `["en": "en-us+f3"]`. A tag without a region serves all its regions.
  public let voices: [String: String]
  /// What one language has of its own, by BCP 47 tag: `["ko": Tone(rate: 220)]`, with the same rule for regions.
  public let languages: [String: Tone]

  public static let rates = 80...450
  public static let pitches = 0...99
  public static let volumes = 0...200

  /// Rate, pitch and volume of one language; what is nil is as for all languages.
  public struct Tone: Hashable, Sendable {
    public let rate: Int?
    public let pitch: Int?
    public let volume: Int?

    public init(rate: Int? = nil, pitch: Int? = nil, volume: Int? = nil) {
      self.rate = rate?.clamped(to: rates)
      self.pitch = pitch?.clamped(to: pitches)
      self.volume = volume?.clamped(to: volumes)
    }
  }

  public init(
    rate: Int = 175, pitch: Int = 50, volume: Int = 100, voices: [String: String] = [:], languages: [String: Tone] = [:]
  ) {
    self.rate = rate.clamped(to: Self.rates)
    self.pitch = pitch.clamped(to: Self.pitches)
    self.volume = volume.clamped(to: Self.volumes)
    self.voices = LanguageTag.normalizedKeys(of: voices)
    self.languages = LanguageTag.normalizedKeys(of: languages)
  }

  /// The same at another speed, every language `wpm` words a minute faster (slower if negative), within 80 to 450.
  public func faster(by wpm: Int) -> SpeechSettings {
    func changed(_ rate: Int) -> Int {
      let step = wpm.clamped(to: -Self.rates.upperBound...Self.rates.upperBound)
      return (rate + step).clamped(to: Self.rates)
    }
    return SpeechSettings(
      rate: changed(rate), pitch: pitch, volume: volume, voices: voices,
      languages: languages.mapValues { Tone(rate: $0.rate.map(changed), pitch: $0.pitch, volume: $0.volume) })
  }

  /// Rate, pitch and volume in a language: each of the most specific tag that sets it, else as for all languages.
  public func tone(for language: String) -> (rate: Int, pitch: Int, volume: Int) {
    let tones = LanguageTag.fallbacks(of: language).compactMap { languages[$0] }
    return (
      tones.lazy.compactMap(\.rate).first ?? rate, tones.lazy.compactMap(\.pitch).first ?? pitch,
      tones.lazy.compactMap(\.volume).first ?? volume
    )
  }

  /// The voice that was chosen for a language, else for the nearest less specific tag.
  func voice(for language: String) -> String? {
    LanguageTag.fallbacks(of: language).lazy.compactMap { voices[$0] }.first
  }
}

extension Int {
  func clamped(to range: ClosedRange<Int>) -> Int { Swift.min(Swift.max(self, range.lowerBound), range.upperBound) }
}
