/// A level of the Common European Framework of Reference, and where it lies on the scale of ability.
///
/// The scale is that of the Rasch model, in logits: who stands at a level's `logit` knows half of its words. Levels lie
/// one and a half logits apart, around zero between B1 and B2, so that of the words one level below 82 in 100 are
/// known, two levels below 95.
public enum CEFRLevel: String, CaseIterable, Comparable, Hashable, Sendable {
  case a1 = "A1"
  case a2 = "A2"
  case b1 = "B1"
  case b2 = "B2"
  case c1 = "C1"
  case c2 = "C2"

  /// Logits between two levels.
  public static let step = 1.5

  /// The middle of the level: -3.75, -2.25, -0.75, 0.75, 2.25, 3.75.
  public var logit: Double { (Double(place) - 2.5) * Self.step }

  /// Reads a level as an entry has it: `B2` in any case, also with more behind it, as `B2+`; nil for other scales.
  public init?(_ text: String) {
    let start = text.trimmingPrefix { $0.isWhitespace }.prefix(2).uppercased()
    let next = text.trimmingPrefix { $0.isWhitespace }.dropFirst(2).first
    guard let level = Self(rawValue: start), next.map({ !$0.isLetter && !$0.isNumber }) ?? true else { return nil }
    self = level
  }

  /// The level that an ability is nearest to; A1 and C2 have no end.
  public init(ability: Double) {
    let place = ability.isNaN ? 0 : (ability / Self.step + 2.5).rounded()
    self = Self.allCases[Int(min(max(place, 0), Double(Self.allCases.count - 1)))]
  }

  private var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  public static func < (one: CEFRLevel, other: CEFRLevel) -> Bool { one.place < other.place }
}
