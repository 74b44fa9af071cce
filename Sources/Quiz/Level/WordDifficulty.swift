internal import Glibc
internal import UnicodeText
public import Vocabulary

/// How hard a word is, in logits on the scale of `CEFRLevel`, and how sure that is.
public struct WordDifficulty: Hashable, Sendable {
  /// The ability at which half of such words are known.
  public var logit: Double
  /// The standard deviation of the difficulty itself: 0 for a word with a level.
  public var spread: Double

  public init(logit: Double, spread: Double = 0) {
    self.logit = logit
    self.spread = spread
  }

  /// The difficulty of an entry: that of its level, else a guess.
  public init(_ entry: Entry) {
    self.init(word: entry.word, level: entry.level.flatMap { CEFRLevel($0) })
  }

  /// The difficulty of a word.
  ///
  /// Without a level it is taken to be in the middle of the scale, a little easier if short and harder if long, since
  /// frequent words are short (Zipf's law of abbreviation), with a spread of two logits.
  public init(word: String, level: CEFRLevel?) {
    if let level {
      self.init(logit: level.logit)
    } else {
      // In a Hangul syllable two or three letters share one place; decomposed, every script counts letters.
      let letters = WordPattern(word).spoken.decomposed.unicodeScalars.count { $0.properties.isAlphabetic }
      self.init(logit: min(max(Double(letters - 7) * 0.2, -1.5), 1.5), spread: 2)
    }
  }

  /// How likely the word is known (Rasch, 1960), averaged over what is uncertain.
  ///
  /// The mean of the logistic function over a normal distribution is taken as in MacKay, "The evidence framework
  /// applied to classification networks" (1992).
  ///
  /// - Parameters:
  ///   - ability: in logits.
  ///   - uncertainty: the standard deviation of the ability.
  public func chanceKnown(at ability: Double, uncertainty: Double = 0) -> Double {
    let variance = spread * spread + uncertainty * uncertainty
    return 1 / (1 + exp((logit - ability) / (1 + .pi * variance / 8).squareRoot()))
  }

  /// What a yes or no tells of an ability (Fisher's information), when a word that is not known is called known with
  /// the given chance.
  public func information(at ability: Double, falseAlarms: Double = 0) -> Double {
    let known = chanceKnown(at: ability)
    let yes = falseAlarms + (1 - falseAlarms) * known
    guard yes < 1, known > 0 else { return 0 }
    let slope = (1 - falseAlarms) * known * (1 - known) / (1 + .pi * spread * spread / 8).squareRoot()
    return slope * slope / (yes * (1 - yes))
  }
}
