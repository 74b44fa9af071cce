/// What some answers add up to.
public struct Totals: Hashable, Sendable {
  public var answers = 0
  /// Those that recalled.
  public var right = 0
  /// Cards answered for the first time.
  public var new = 0
  /// The time they took, each at most `PastAnswer.longestMilliseconds`.
  public var milliseconds = 0

  public init(answers: Int = 0, right: Int = 0, new: Int = 0, milliseconds: Int = 0) {
    self.answers = answers
    self.right = right
    self.new = new
    self.milliseconds = milliseconds
  }

  /// The share of right answers, 0 to 1; nil without answers.
  public var accuracy: Double? { answers > 0 ? Double(right) / Double(answers) : nil }

  public var minutes: Double { Double(milliseconds) / 60_000 }

  mutating func count(_ answer: PastAnswer, isFirst: Bool) {
    answers += 1
    if answer.isRight { right += 1 }
    if isFirst { new += 1 }
    milliseconds += answer.milliseconds
  }

  public static func + (one: Totals, other: Totals) -> Totals {
    Totals(
      answers: one.answers + other.answers, right: one.right + other.right, new: one.new + other.new,
      milliseconds: one.milliseconds + other.milliseconds)
  }
}
