internal import Glibc

/// What the answers so far say about a person: how likely each ability is, and each rate of false alarms.
///
/// The model is Rasch's with guessing: a word is called known if it is known, and else at the person's rate of false
/// alarms `f`, so `P(yes) = f + (1 - f) P(known)`; a made-up word is called known at the rate `f`. Solved for what is
/// known this is the correction of yes/no tests by Anderson and Freebody, "Reading comprehension and the assessment and
/// acquisition of word knowledge" (1983). Both are estimated together by their expectation a posteriori on a grid (Bock
/// and Mislevy, "Adaptive EAP estimation of ability in a microcomputer environment", 1982).
///
/// Before the first answer the ability is normal around 0 with a standard deviation of 2.5 logits, and `f` is
/// Beta(1, 4): one in five on average.
struct AbilityPosterior: Sendable {
  static let abilities: [Double] = (-40...40).map { Double($0) / 5 }
  /// Logits between two abilities.
  private static let step = 0.2
  static let falseAlarms: [Double] = (0..<12).map { (Double($0) + 0.5) / 12 }
  private static let priorDeviation = 2.5

  /// By ability, then by rate of false alarms; they add up to 1.
  private(set) var weights: [Double]
  /// How likely each ability is.
  private var byAbility: [Double] = []

  init() {
    weights = Self.abilities.flatMap { ability in
      let scaled = ability / Self.priorDeviation
      return Self.falseAlarms.map { exp(-scaled * scaled / 2) * pow(1 - $0, 3) }
    }
    normalize()
  }

  /// Takes in an answer about a word.
  mutating func observe(_ saysKnown: Bool, _ difficulty: WordDifficulty) {
    weigh(saysKnown, Self.abilities.map { difficulty.chanceKnown(at: $0) })
  }

  /// Takes in an answer about a made-up word.
  mutating func observeMadeUp(_ saysKnown: Bool) {
    weigh(saysKnown, Self.abilities.map { _ in 0 })
  }

  /// The expected ability.
  var ability: Double { zip(Self.abilities, byAbility).reduce(0) { $0 + $1.0 * $1.1 } }

  /// The standard deviation of the ability.
  var deviation: Double {
    let center = ability
    return zip(Self.abilities, byAbility).reduce(0) { $0 + ($1.0 - center) * ($1.0 - center) * $1.1 }.squareRoot()
  }

  /// The expected rate of false alarms.
  var falseAlarmRate: Double {
    let count = Self.falseAlarms.count
    return weights.indices.reduce(0) { $0 + weights[$1] * Self.falseAlarms[$1 % count] }
  }

  /// The ability below which the given share of the distribution lies.
  func quantile(_ share: Double) -> Double {
    var below = 0.0
    for (ability, here) in zip(Self.abilities, byAbility) {
      // A point of the grid stands for the abilities around it.
      if below + here >= share, here > 0 { return ability + ((share - below) / here - 0.5) * Self.step }
      below += here
    }
    return Self.abilities.last ?? 0
  }

  /// - Parameter known: by ability, how likely it is that the word is known.
  private mutating func weigh(_ saysKnown: Bool, _ known: [Double]) {
    let rates = Self.falseAlarms
    var index = 0
    for known in known {
      for falseAlarms in rates {
        let yes = falseAlarms + (1 - falseAlarms) * known
        weights[index] *= saysKnown ? yes : 1 - yes
        index += 1
      }
    }
    normalize()
  }

  private mutating func normalize() {
    let sum = weights.reduce(0, +)
    for index in weights.indices { weights[index] /= sum }
    let count = Self.falseAlarms.count
    byAbility = Self.abilities.indices.map { weights[$0 * count..<($0 + 1) * count].reduce(0, +) }
  }
}
