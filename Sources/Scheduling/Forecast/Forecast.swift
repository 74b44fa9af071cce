/// The coming days as a simulation shows them: what is to do, and what is known.
public struct Forecast: Hashable, Sendable {
  /// What is simulated.
  public struct Plan: Hashable, Sendable {
    public var days: Int
    public var newPerDay: Int
    public var reviewsPerDay: Int
    /// What the first day's limits have already been used for.
    public var newBefore = 0
    public var reviewsBefore = 0
    /// The limits are those of so many times the cards that are simulated: of a sample, a part.
    public var cardsPerSample: Int

    public init(days: Int, newPerDay: Int, reviewsPerDay: Int, cardsPerSample: Int = 1) {
      self.days = max(0, days)
      self.newPerDay = max(0, newPerDay)
      self.reviewsPerDay = max(0, reviewsPerDay)
      self.cardsPerSample = max(1, cardsPerSample)
    }

    /// The cards that may be introduced on a day.
    func new(on index: Int) -> Int { share(of: newPerDay, on: index, used: newBefore) }

    /// The reviews that may be done on a day.
    func reviews(on index: Int) -> Int { share(of: reviewsPerDay, on: index, used: reviewsBefore) }

    /// A limit's part for the sample; what does not divide falls on some days and not on others.
    private func share(of limit: Int, on index: Int, used: Int) -> Int {
      let limit = index == 0 ? max(0, limit - used) : limit
      return (limit * (index + 1)) / cardsPerSample - (limit * index) / cardsPerSample
    }
  }

  public struct Day: Hashable, Sendable {
    /// 0 for the first.
    public var index: Int
    /// Cards asked that had been asked on an earlier day.
    public var reviews = 0
    /// Cards asked for the first time.
    public var new = 0
    /// Every answer, those within the steps too.
    public var answers = 0
    public var seconds = 0.0
    /// Due cards that the day's limit left for the next.
    public var postponed = 0
    /// Words known at the day's end: the sum of the retrievabilities.
    public var known = 0.0

    public init(index: Int) { self.index = index }
  }

  /// The retention that was aimed at.
  public var retention: Double
  public var days: [Day]

  public var seconds: Double { days.reduce(0) { $0 + $1.seconds } }
  public var answers: Int { days.reduce(0) { $0 + $1.answers } }
  /// Words known at the end.
  public var known: Double { days.last?.known ?? 0 }

  public init(retention: Double, days: [Day]) {
    self.retention = retention
    self.days = days
  }
}

/// A card as a simulation takes it.
public struct ForecastCard: Hashable, Sendable {
  /// The card's number, as `FuzzSeed` takes it.
  public var id: Int64
  /// nil for one never answered.
  public var schedule: CardSchedule?

  public init(id: Int64, schedule: CardSchedule?) {
    self.id = id
    self.schedule = schedule
  }
}
