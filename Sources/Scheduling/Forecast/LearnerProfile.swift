/// How a learner answers and how long it takes, as a simulation needs it.
public struct LearnerProfile: Hashable, Sendable {
  /// What an answer is given to.
  public enum Occasion: CaseIterable, Hashable, Sendable {
    /// A card's first answer.
    case first
    /// An answer on a later day than the one before.
    case review
    /// A further answer of the same day, within the steps.
    case step
  }

  /// How often each rating is given, and the seconds that an answer with it takes.
  public struct Answers: Hashable, Sendable {
    /// Shares by rating, adding up to 1.
    public private(set) var shares: [Double]
    /// By rating.
    public private(set) var seconds: [Double]

    public func share(of rating: Rating) -> Double { shares[rating.rawValue - 1] }
    public func seconds(for rating: Rating) -> Double { seconds[rating.rawValue - 1] }
  }

  public private(set) var answers: [Occasion: Answers]

  /// The answers counted, 0 for the assumed learner.
  public let count: Int

  /// A learner nobody has seen: the shares and seconds that the simulator of open-spaced-repetition's fsrs-optimizer
  /// begins with; in steps, nine of ten answers recall.
  public static let assumed = LearnerProfile(
    answers: [
      .first: Answers(shares: [0.24, 0.094, 0.495, 0.171], seconds: [33.79, 24.3, 13.68, 6.5]),
      .review: Answers(shares: [0.1, 0.2016, 0.5679, 0.1305], seconds: [23, 11.68, 7.33, 5.6]),
      .step: Answers(shares: [0.1, 0.05, 0.83, 0.02], seconds: [12, 9, 7, 5]),
    ], count: 0)

  private init(answers: [Occasion: Answers], count: Int) {
    self.answers = answers
    self.count = count
  }

  /// An answer of the past.
  public struct Answer: Hashable, Sendable {
    public var occasion: Occasion
    public var rating: Rating
    /// nil if the time was not measured.
    public var milliseconds: Int?

    public init(occasion: Occasion, rating: Rating, milliseconds: Int?) {
      self.occasion = occasion
      self.rating = rating
      self.milliseconds = milliseconds
    }
  }

  /// What is assumed, drawn towards what the learner did: the assumption weighs as much as `assumedWeight` answers.
  ///
  /// Seconds are medians, for a meal between question and answer says nothing of the learner.
  public init(of past: some Sequence<Answer>) {
    var counts: [Occasion: [Double]] = [:]
    var times: [Occasion: [[Int]]] = [:]
    var count = 0
    for answer in past {
      count += 1
      counts[answer.occasion, default: [0, 0, 0, 0]][answer.rating.rawValue - 1] += 1
      guard let time = answer.milliseconds, time > 0 else { continue }
      times[answer.occasion, default: [[], [], [], []]][answer.rating.rawValue - 1].append(time)
    }
    var answers: [Occasion: Answers] = [:]
    for (occasion, assumed) in Self.assumed.answers {
      let counted = counts[occasion] ?? [0, 0, 0, 0]
      let total = counted.reduce(0, +) + Self.assumedWeight
      answers[occasion] = Answers(
        shares: (0..<4).map { (counted[$0] + assumed.shares[$0] * Self.assumedWeight) / total },
        seconds: (0..<4).map { Self.seconds(times[occasion]?[$0] ?? [], assumed: assumed.seconds[$0]) })
    }
    self.init(answers: answers, count: count)
  }

  static let assumedWeight = 20.0

  private static func seconds(_ milliseconds: [Int], assumed: Double) -> Double {
    guard !milliseconds.isEmpty else { return assumed }
    let median = Double(milliseconds.sorted()[milliseconds.count / 2]) / 1000
    let weight = Double(milliseconds.count)
    return (median * weight + assumed * assumedWeight) / (weight + assumedWeight)
  }

  public subscript(occasion: Occasion) -> Answers { answers[occasion] ?? Self.assumed.answers[.first]! }

  /// A rating for an answer: in a review recalled or not as `retrievability` has it, else by the shares alone.
  func rating(_ occasion: Occasion, retrievability: Double, chance: inout some RandomNumberGenerator) -> Rating {
    let answers = self[occasion]
    var point = Double.random(in: 0..<1, using: &chance)
    if occasion == .review {
      guard point < retrievability else { return .again }
      point = answers.shares[0] + (1 - answers.shares[0]) * point / max(retrievability, .leastNormalMagnitude)
    }
    for rating in Rating.allCases {
      point -= answers.share(of: rating)
      if point < 0 { return rating }
    }
    return .good
  }
}
