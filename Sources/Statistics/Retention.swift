public import Scheduling

/// How much was still known: of the answers given to cards at least one study day after their previous answer, the
/// share that recalled.
public struct Retention: Hashable, Sendable {
  public struct Count: Hashable, Sendable {
    public var answers = 0
    public var right = 0

    public init(answers: Int = 0, right: Int = 0) {
      self.answers = answers
      self.right = right
    }

    /// 0 to 1; nil without answers.
    public var share: Double? { answers > 0 ? Double(right) / Double(answers) : nil }

    mutating func count(_ answer: PastAnswer) {
      answers += 1
      if answer.isRight { right += 1 }
    }
  }

  /// Study days since the previous answer to the card, each range up to the day before the next.
  public static let firstAges = [1, 2, 4, 8, 15, 31, 91]

  public private(set) var total = Count()
  /// By `firstAges`.
  public private(set) var byAge = [Count](repeating: Count(), count: firstAges.count)
  /// By the hour of the wall clock where the answer was given, 0 to 23.
  public private(set) var byHour = [Count](repeating: Count(), count: 24)

  /// - Parameter days: the study days whose answers count.
  public init(_ log: AnswerLog, days: ClosedRange<StudyDay>) {
    for answers in log.byCard {
      for (previous, answer) in zip(answers, answers.dropFirst()) where answer.isReal && days.contains(answer.day) {
        let age = answer.day - previous.day
        guard let place = Self.firstAges.lastIndex(where: { age >= $0 }) else { continue }
        total.count(answer)
        byAge[place].count(answer)
        byHour[answer.hour].count(answer)
      }
    }
  }

  /// The ages of a range: the first and the last day; of the last range no last.
  public static func ages(_ place: Int) -> (first: Int, last: Int?) {
    (firstAges[place], place + 1 < firstAges.count ? firstAges[place + 1] - 1 : nil)
  }
}
