public import Scheduling

/// The weeks of a year against one another: where this week stands, and what it takes to rise.
///
/// A week's score is its right answers. Weeks without one take no part, but for this week; equal weeks share a rank.
public struct WeekLeague: Hashable, Sendable {
  /// The week after this that one may beat: those of a year, this week with them.
  public static let weeksCompared = 53

  /// What it takes to come level with the next better week.
  public struct Step: Hashable, Sendable {
    /// Right answers.
    public var answers: Int
    /// The rank that it gives.
    public var rank: Int

    public init(answers: Int, rank: Int) {
      self.answers = answers
      self.rank = rank
    }
  }

  /// This week's right answers.
  public var score: Int
  /// 1 for the best.
  public var rank: Int
  /// How many weeks there are, this one with them.
  public var weeks: Int
  /// nil for the best week.
  public var toRise: Step?
  /// Right answers more than those of the next week; nil where another week is as good or better.
  public var lead: Int?

  /// The first study day that matters.
  public static func firstDay(today: StudyDay) -> StudyDay {
    (StudyWeek(of: today) + -(weeksCompared - 1)).monday
  }

  /// - Parameter right: right answers by day, or by several days of one week together.
  /// - Returns: nil if there is no other week to compare with.
  public init?(right: some Sequence<(day: StudyDay, answers: Int)>, today: StudyDay) {
    let current = StudyWeek(of: today)
    var scores: [StudyWeek: Int] = [:]
    for (day, answers) in right where answers > 0 && day >= Self.firstDay(today: today) {
      scores[StudyWeek(of: day), default: 0] += answers
    }
    let score = scores.removeValue(forKey: current) ?? 0
    // A flight to the west may have left answers on a day that is still to come.
    let others = scores.filter { $0.key < current }.map(\.value)
    guard !others.isEmpty else { return nil }
    self.score = score
    rank = 1 + others.count { $0 > score }
    weeks = others.count + 1
    toRise = others.filter { $0 > score }.min().map { next in
      Step(answers: next - score, rank: 1 + others.count { $0 > next })
    }
    lead = others.max().flatMap { $0 < score ? score - $0 : nil }
  }

  public init?(_ activity: Activity, today: StudyDay) {
    self.init(right: activity.days.lazy.map { (day: $0.day, answers: $0.totals.right) }, today: today)
  }
}
