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

  public static let rates = 80...450
  public static let pitches = 0...99
  public static let volumes = 0...200

  public init(rate: Int = 175, pitch: Int = 50, volume: Int = 100, voices: [String: String] = [:]) {
    self.rate = rate.clamped(to: Self.rates)
    self.pitch = pitch.clamped(to: Self.pitches)
    self.volume = volume.clamped(to: Self.volumes)
    self.voices = Dictionary(
      voices.map { (LanguageTag.normalized($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// The voice that was chosen for a language, else for the nearest less specific tag.
  func voice(for language: String) -> String? {
    LanguageTag.fallbacks(of: language).lazy.compactMap { voices[$0] }.first
  }
}

extension Int {
  func clamped(to range: ClosedRange<Int>) -> Int { Swift.min(Swift.max(self, range.lowerBound), range.upperBound) }
}
