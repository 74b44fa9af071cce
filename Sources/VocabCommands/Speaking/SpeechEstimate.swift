import Speech

/// How long a script takes: guessed from its texts, and better guessed with each line that is heard.
struct SpeechEstimate: Sendable {
  /// Letters of what is yet to come, after each line, by language.
  private let letters: [Int]
  private let languages: [String]
  private let gaps: [Double]
  /// Samples and letters heard so far, by language.
  private var heard: [String: (samples: Int, letters: Int)] = [:]

  private static let sampleRate = 22_050.0
  /// Seconds a letter at the usual rate; a Hangul syllable or kana says more than a Latin letter.
  private static let guesses = ["ko": 0.16, "ja": 0.14, "zh": 0.1]
  private static let guess = 0.075

  init(_ script: SpeechScript) {
    letters = script.lines.map { max(1, $0.utterance.text.unicodeScalars.count) }
    languages = script.lines.map(\.utterance.language)
    gaps = script.lines.map(\.gap)
  }

  mutating func learn(line: Int, samples: Int) {
    guard letters.indices.contains(line) else { return }
    let before = heard[languages[line]] ?? (0, 0)
    heard[languages[line]] = (before.samples + samples, before.letters + letters[line])
  }

  /// Seconds from the beginning of a line to the end of the list.
  func seconds(fromLine first: Int) -> Double {
    var seconds = 0.0
    for line in letters.indices where line >= first {
      seconds += Double(letters[line]) * secondsPerLetter(languages[line]) + (line > first ? gaps[line] : 0)
    }
    return seconds
  }

  private func secondsPerLetter(_ language: String) -> Double {
    guard let (samples, letters) = heard[language], letters > 0 else { return Self.guesses[language] ?? Self.guess }
    return Double(samples) / Self.sampleRate / Double(letters)
  }
}
