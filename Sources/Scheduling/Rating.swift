/// How well a card was remembered; the raw value is the grade G of the FSRS formulas.
public enum Rating: Int, CaseIterable, Hashable, Sendable {
  case again = 1
  case hard = 2
  case good = 3
  case easy = 4

  /// The rating as it stands in JSON lines.
  public var name: String { String(describing: self) }

  /// G - 3 of the formulas.
  var aboveGood: Double { Double(rawValue - Rating.good.rawValue) }
}
