internal import Scheduling
public import Vocabulary

/// A word that a level test may ask.
public struct LevelWord: Hashable, Sendable {
  public var entry: EntryID
  /// As it is shown.
  public var word: String
  public var difficulty: WordDifficulty

  public init(entry: EntryID, word: String, difficulty: WordDifficulty) {
    self.entry = entry
    self.word = word
    self.difficulty = difficulty
  }
}

/// A question of a level test: do you know this word?
public struct LevelQuestion: Hashable, Sendable {
  public var word: String
  /// From 1.
  public var position: Int
  /// Questions at most; the test ends earlier once it knows enough.
  public var total: Int

  public init(word: String, position: Int, total: Int) {
    self.word = word
    self.position = position
    self.total = total
  }
}

/// An adaptive yes/no test of vocabulary: a pure machine that chooses words and takes answers.
///
/// The next word is one of those that tell most at the ability found so far; which of them is chance, so that two tests
/// differ (the "randomesque" choice of Kingsbury and Zara, 1989). One question in five is a made-up word.
public struct LevelTest: Sendable {
  /// One question in so many is a made-up word.
  public static let madeUpEvery = 5
  /// An interval this narrow, in logits, ends the test: one level.
  public static let narrowEnough = CEFRLevel.step

  private enum Subject: Hashable, Sendable {
    case word(Int)
    case madeUp(String)
  }

  private let words: [LevelWord]
  /// For each question whether it is a made-up word.
  private let plan: [Bool]
  private var madeUp: ArraySlice<String>
  private var chance: SplitMix64
  private var posterior = AbilityPosterior()
  private var answers: [Int: Bool] = [:]
  private var subject: Subject?
  /// Questions that were answered.
  public private(set) var answered = 0
  /// Made-up words that were asked and answered.
  public private(set) var madeUpAsked: [String] = []
  /// Those of them that were called known.
  public private(set) var falseAlarms: [String] = []

  /// - Parameters:
  ///   - words: of several that look the same, one is asked and counted.
  ///   - questions: at most; a number below 1 counts as 1.
  ///   - madeUp: as many made-up words as `madeUpCount(of:)` says; with fewer, real words are asked instead.
  ///   - seed: the same seed and the same answers give the same questions.
  public init(words: [LevelWord], questions: Int, madeUp: [String], seed: UInt64) {
    var seen: Set<String> = []
    self.words = words.filter { seen.insert($0.word).inserted }
    self.madeUp = madeUp.filter { !seen.contains($0) }[...]
    chance = SplitMix64(seed: seed)
    plan = Self.plan(questions, words: self.words.count, madeUp: self.madeUp.count, &chance)
  }

  /// How many made-up words a test of so many questions asks.
  public static func madeUpCount(of questions: Int) -> Int { (questions + madeUpEvery - 1) / madeUpEvery }

  /// The entries whose words were called unknown.
  public var unknown: [EntryID] { answers.filter { !$0.value }.keys.sorted().map { words[$0].entry } }

  /// The next question; nil when the test is over. The same one until it is answered.
  public mutating func next() -> LevelQuestion? {
    guard answered < plan.count, !isSure else { return nil }
    if subject == nil { subject = plan[answered] ? madeUp.popFirst().map { .madeUp($0) } : chooseWord() }
    switch subject {
    case .word(let index): return question(words[index].word)
    case .madeUp(let word): return question(word)
    case nil: return nil
    }
  }

  /// Takes the answer to the question.
  public mutating func answer(isKnown: Bool) {
    switch subject {
    case .word(let index):
      posterior.observe(isKnown, words[index].difficulty)
      answers[index] = isKnown
    case .madeUp(let word):
      posterior.observeMadeUp(isKnown)
      madeUpAsked.append(word)
      if isKnown { falseAlarms.append(word) }
    case nil: return
    }
    subject = nil
    answered += 1
  }

  /// What the answers so far say.
  public var estimate: LevelEstimate {
    let known = knownWords
    let reach = 1.645 * known.variance.squareRoot()
    return LevelEstimate(
      ability: posterior.ability, deviation: posterior.deviation, low: posterior.quantile(0.05),
      high: posterior.quantile(0.95), known: known.mean, knownLow: max(0, known.mean - reach),
      knownHigh: min(Double(words.count), known.mean + reach), total: words.count)
  }

  private var isSure: Bool {
    answered >= Self.madeUpEvery && posterior.quantile(0.95) - posterior.quantile(0.05) < Self.narrowEnough
  }

  private func question(_ word: String) -> LevelQuestion {
    LevelQuestion(word: word, position: answered + 1, total: plan.count)
  }

  private mutating func chooseWord() -> Subject? {
    let (ability, rate) = (posterior.ability, posterior.falseAlarmRate)
    let open = words.indices.filter { answers[$0] == nil }
    let worth = open.map { words[$0].difficulty.information(at: ability, falseAlarms: rate) }
    guard let best = worth.max() else { return nil }
    let good = zip(open, worth).filter { $0.1 >= 0.9 * best }.map(\.0)
    return good.randomElement(using: &chance).map { .word($0) }
  }

  /// How many words are known, as a mean and a variance: what was answered counts as it was answered, as far as it can
  /// be believed, and the rest by its chances.
  private var knownWords: (mean: Double, variance: Double) {
    var open: [WordDifficulty: Double] = [:]
    for index in words.indices where answers[index] == nil { open[words[index].difficulty, default: 0] += 1 }
    var called: [WordDifficulty: Double] = [:]
    for (index, isKnown) in answers where isKnown { called[words[index].difficulty, default: 0] += 1 }
    // In a fixed order, so that the sums are the same to the last digit.
    let (groups, yes) = (open.ordered, called.ordered)
    var (mean, square, within) = (0.0, 0.0, 0.0)
    var index = 0
    for ability in AbilityPosterior.abilities {
      let rest = groups.map { group in (known: group.difficulty.chanceKnown(at: ability), count: group.count) }
      let restMean = rest.reduce(0) { $0 + $1.count * $1.known }
      let restVariance = rest.reduce(0) { $0 + $1.count * $1.known * (1 - $1.known) }
      let chances = yes.map { ($0.difficulty.chanceKnown(at: ability), $0.count) }
      for falseAlarms in AbilityPosterior.falseAlarms {
        var (sum, variance) = (restMean, restVariance)
        for (known, count) in chances {
          let believed = known / (falseAlarms + (1 - falseAlarms) * known)
          sum += count * believed
          variance += count * believed * (1 - believed)
        }
        let weight = posterior.weights[index]
        mean += weight * sum
        square += weight * sum * sum
        within += weight * variance
        index += 1
      }
    }
    return (mean, max(0, square - mean * mean) + within)
  }

  /// Which questions are made-up words: one at a chance place in each five, as far as there are words of both kinds.
  private static func plan(_ questions: Int, words: Int, madeUp: Int, _ chance: inout SplitMix64) -> [Bool] {
    var plan: [Bool] = []
    var (wordsLeft, madeUpLeft) = (words, madeUp)
    var place = 0
    while plan.count < max(1, questions), wordsLeft > 0 {
      if plan.count % madeUpEvery == 0 { place = Int.random(in: 0..<madeUpEvery, using: &chance) }
      let isMadeUp = plan.count % madeUpEvery == place && madeUpLeft > 0
      if isMadeUp { madeUpLeft -= 1 } else { wordsLeft -= 1 }
      plan.append(isMadeUp)
    }
    return plan
  }
}

extension [WordDifficulty: Double] {
  fileprivate var ordered: [(difficulty: WordDifficulty, count: Double)] {
    sorted { ($0.key.logit, $0.key.spread) < ($1.key.logit, $1.key.spread) }.map { ($0.key, $0.value) }
  }
}
