/// An utterance as sound: 16-bit samples of one channel, without silence at either end.
public struct RenderedSpeech: Hashable, Sendable {
  /// Where a word begins.
  public struct Word: Hashable, Sendable {
    /// Samples from the start of the utterance.
    public var offset: Int
    /// Unicode scalars of the utterance's text.
    public var range: Range<Int>

    public init(offset: Int, range: Range<Int>) {
      self.offset = offset
      self.range = range
    }
  }

  public var samples: [Int16]
  public var sampleRate: Int
  public var words: [Word]

  public init(samples: [Int16], sampleRate: Int, words: [Word] = []) {
    self.samples = samples
    self.sampleRate = sampleRate
    self.words = words
  }

  /// Samples up to this far from zero count as silence: -72 dB, below the quietest consonant that the engine makes.
  public static let silence: Int16 = 8

  /// The same without the silence at both ends; words keep their place in the sound. All silence becomes nothing.
  public func trimmed() -> RenderedSpeech {
    func isSound(_ sample: Int16) -> Bool { sample.magnitude > Self.silence.magnitude }
    guard let first = samples.firstIndex(where: isSound), let last = samples.lastIndex(where: isSound) else {
      return RenderedSpeech(samples: [], sampleRate: sampleRate)
    }
    let length = last - first + 1
    return RenderedSpeech(
      samples: Array(samples[first...last]), sampleRate: sampleRate,
      words: words.map { Word(offset: ($0.offset - first).clamped(to: 0...length), range: $0.range) })
  }

  /// The same, as loud as `percent` (at most 100) of it.
  func scaled(toPercent percent: Int) -> RenderedSpeech {
    guard percent < 100 else { return self }
    var result = self
    result.samples = samples.map { Int16(Int($0) * percent / 100) }
    return result
  }
}
