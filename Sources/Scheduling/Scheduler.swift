/// When a card is asked again: the steps of cards that are being learned, and the intervals of those that are known.
///
/// Pure: the moment and the chance (a seed) are passed in. Steps go as in the FSRS schedulers of the field (Anki,
/// py-fsrs); every answer updates the memory, those in steps by the model's same-day formula.
public struct Scheduler: Sendable {
  public static let defaultLearningSteps = [60, 600]
  public static let defaultRelearningSteps = [600]
  /// How early a step may be asked within a session when nothing else is left, in seconds.
  public static let learnAheadSeconds = 20 * 60
  public static let retentionBounds = 0.7...0.99
  public static let defaultRetention = 0.9
  /// The longest interval, in days; `maximumInterval` may be shorter.
  public static let longestInterval = 36_500

  public let model: any MemoryModel
  /// The probability of recall at which a card is asked again, within `retentionBounds`.
  public internal(set) var desiredRetention: Double
  /// Seconds; none means that a new card goes to review with its first answer.
  public let learningSteps: [Int]
  /// Seconds; none means that a forgotten card stays in review.
  public let relearningSteps: [Int]
  /// Days, 1 to `longestInterval`.
  public let maximumInterval: Int
  /// Whether intervals are spread by chance.
  public let fuzz: Bool
  /// The days of the week on which no card comes due whose fuzz allows another day.
  public let easyDays: Set<Weekday>

  /// A scheduler; a setting out of range counts as the nearest in range.
  public init(
    model: any MemoryModel = FSRS6(), desiredRetention: Double = defaultRetention,
    learningSteps: [Int] = defaultLearningSteps, relearningSteps: [Int] = defaultRelearningSteps,
    maximumInterval: Int = longestInterval, fuzz: Bool = true, easyDays: Set<Weekday> = []
  ) {
    let delays = 0...(Self.longestInterval * 86_400)
    self.model = model
    self.desiredRetention = desiredRetention.clamped(to: Self.retentionBounds)
    self.learningSteps = learningSteps.map { $0.clamped(to: delays) }
    self.relearningSteps = relearningSteps.map { $0.clamped(to: delays) }
    self.maximumInterval = maximumInterval.clamped(to: 1...Self.longestInterval)
    self.fuzz = fuzz
    self.easyDays = easyDays
  }

  /// The schedule of a card after an answer.
  /// - Parameters:
  ///   - schedule: where the card stood before; nil for a new card.
  ///   - rating: how well it was remembered.
  ///   - moment: when it was answered.
  ///   - fuzzSeed: see `FuzzSeed`; one seed for all four ratings keeps their intervals in order.
  ///   - load: what comes due on the days ahead; nil leaves the choice among the days of the fuzz to the seed.
  public func next(
    after schedule: CardSchedule?, rating: Rating, at moment: ReviewMoment, fuzzSeed: UInt64, load: DueLoad? = nil
  ) -> CardSchedule {
    var (next, step) = moved(schedule, rating: rating, at: moment)
    if let step {
      next.due = .at(moment.at.adding(seconds: Int64(step.delay)))
    } else {
      next.due = .on(day(after: schedule, rating: rating, at: moment, fuzzSeed: fuzzSeed, load: load))
    }
    return next
  }

  /// The schedule after an answer but for when it is due, and the step that it is at.
  func moved(
    _ schedule: CardSchedule?, rating: Rating, at moment: ReviewMoment
  ) -> (next: CardSchedule, step: Step?) {
    var next = CardSchedule(
      phase: .review, memory: memory(after: schedule, rating: rating, at: moment), due: .at(moment.at),
      lastReview: moment, reps: (schedule?.reps ?? 0).addingSaturated(1), lapses: schedule?.lapses ?? 0)

    let step: Step?
    switch schedule?.phase {
    case nil:
      step = Step.after(0, rating: rating, of: learningSteps)
      next.phase = step.map { .learning(step: $0.index) } ?? .review
    case .learning(let index):
      step = Step.after(index, rating: rating, of: learningSteps)
      next.phase = step.map { .learning(step: $0.index) } ?? .review
    case .relearning(let index):
      step = Step.after(index, rating: rating, of: relearningSteps)
      next.phase = step.map { .relearning(step: $0.index) } ?? .review
    case .review:
      let forgotten = rating == .again
      step = forgotten ? Step.after(0, rating: .again, of: relearningSteps) : nil
      next.phase = step.map { .relearning(step: $0.index) } ?? .review
      if forgotten { next.lapses = next.lapses.addingSaturated(1) }
    }

    return (next, step)
  }

  /// The schedule of a card rebuilt from its reviews, oldest first; nil if it has none.
  ///
  /// For an answer `fuzzSeed` gives the seed, from the number of answers before it, as `FuzzSeed` takes it.
  public func replay(
    _ reviews: [(ReviewMoment, Rating)], load: DueLoad? = nil, fuzzSeed: (Int) -> UInt64
  ) -> CardSchedule? {
    guard let (moment, rating) = reviews.last else { return nil }
    // When a card was due before its last answer changes nothing, and costs most.
    let before = reviews.dropLast().reduce(nil) { schedule, review in
      moved(schedule, rating: review.1, at: review.0).next
    }
    return next(after: before, rating: rating, at: moment, fuzzSeed: fuzzSeed(reviews.count - 1), load: load)
  }

  /// The schedule of a card rebuilt from its reviews, oldest first, each with the fuzz that it had; nil if it has none.
  ///
  /// The card is given by its number, as `FuzzSeed` takes it.
  public func replay(
    _ reviews: [(ReviewMoment, Rating)], of card: Int64, load: DueLoad? = nil
  ) -> CardSchedule? {
    replay(reviews, load: load) { FuzzSeed.of(card: card, reviews: $0) }
  }

  /// The probability, 0 to 1, that a card is recalled on a study day, whole days after its last review.
  public func retrievability(of schedule: CardSchedule, on day: StudyDay) -> Double {
    model.retrievability(of: schedule.memory, elapsed: ElapsedTime(days: Double(day - schedule.lastReview.day)))
  }

  /// Whether a card is to be asked at a moment: a step from its instant on, or `seconds` before; a review from its
  /// study day on.
  public func isDue(_ schedule: CardSchedule, at moment: ReviewMoment, stepsEarlyBy seconds: Int = 0) -> Bool {
    switch schedule.due {
    case .at(let instant): instant <= moment.at.adding(seconds: Int64(seconds))
    case .on(let day): day <= moment.day
    }
  }
}
