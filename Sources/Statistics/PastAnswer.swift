public import Scheduling

/// One answer of the past, as statistics take it: 32 bytes, for there may be millions.
public struct PastAnswer: Hashable, Sendable {
  /// Where an answer comes from.
  public enum Origin: UInt8, Sendable {
    /// Given to this program.
    case here
    /// Given to another program whose log was imported.
    case imported
    /// Given to nobody: what an import supposes of a card whose log it lacks. It tells of memory, not of study.
    case assumed
  }

  /// What one answer counts at most, in milliseconds: a longer time was not spent on the answer. Anki's limit, too.
  public static let longestMilliseconds = 60_000

  /// The card's number in its library.
  public let card: Int64
  public let at: Timestamp
  private let dayNumber: Int32
  private let offset: Int32
  private let took: Int32
  public let rating: Rating
  public let origin: Origin

  /// - Parameter milliseconds: nil if the time was not measured.
  public init(card: Int64, moment: ReviewMoment, rating: Rating, milliseconds: Int?, origin: Origin = .here) {
    self.card = card
    at = moment.at
    dayNumber = Int32(clamping: moment.day.rawValue)
    offset = Int32(clamping: moment.utcOffset)
    took = Int32(clamping: max(0, min(milliseconds ?? 0, Self.longestMilliseconds)))
    self.rating = rating
    self.origin = origin
  }

  /// The study day that it counted for, where it was given.
  public var day: StudyDay { StudyDay(rawValue: Int(dayNumber)) }

  public var moment: ReviewMoment { ReviewMoment(at: at, day: day, utcOffset: Int(offset)) }

  /// The time it counts: at most `longestMilliseconds`, 0 if it was not measured.
  public var milliseconds: Int { Int(took) }

  /// Whether the card was recalled: any rating but again.
  public var isRight: Bool { rating != .again }

  /// Whether somebody gave it.
  public var isReal: Bool { origin != .assumed }

  /// The hour by the wall clock where it was given, 0 to 23.
  public var hour: Int {
    let seconds = at.milliseconds / 1000 + Int64(offset)
    return Int(((seconds % 86_400) + 86_400) % 86_400 / 3_600)
  }
}
