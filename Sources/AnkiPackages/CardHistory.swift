import DeckFormats
import Scheduling
import Vocabulary

/// The reviews of one card as the library keeps them.
struct CardHistory {
  private(set) var reviews: [PastReview] = []
  /// How many reviews were from before the card was made new again.
  private(set) var countBeforeReset = 0

  private static let exercise = "anki"
  /// Years 1970 to 9999.
  private static let times: Range<Int64> = 0..<253_402_300_800_000
  /// What a due day or an interval can be.
  private static let days: ClosedRange<Int64> = -100_000...100_000
  private static let secondsPerDay: Int64 = 86_400
  /// From the start of a day, which is at night, to when somebody may have reviewed.
  private static let secondsToAfternoon: Int64 = 10 * 3600

  /// Reads the log of a card; what it does not tell is assumed from the card's schedule.
  init(_ card: CollectedCard, skill: Skill, in collection: AnkiCollection) {
    var first: CollectedReview?
    for line in card.log where Self.times.contains(line.milliseconds) {
      if line.isReset {
        countBeforeReset += reviews.count
        reviews = []
        first = nil
      } else if let rating = line.rating(withThreeButtons: collection.learnsWithThreeButtons) {
        first = first ?? line
        reviews.append(
          PastReview(
            skill: skill, at: Timestamp(milliseconds: line.milliseconds), rating: rating, verdict: "imported",
            exercise: Self.exercise,
            milliseconds: line.taken > 0 ? Int(min(line.taken, 86_400_000)) : nil))
      }
    }
    reviews = Self.assumed(before: first, card, skill: skill, in: collection) + reviews
  }

  /// What came before the first review of the log, or before the end of a card without one.
  private static func assumed(
    before first: CollectedReview?, _ card: CollectedCard, skill: Skill, in collection: AnkiCollection
  ) -> [PastReview] {
    let stability: Double
    let last: Int64
    if let first {
      // The log begins with a card that had been learned already.
      guard first.kind == CollectedReview.reviewKind, first.lastInterval > 0 else { return [] }
      stability = Double(first.lastInterval)
      last = first.milliseconds / 1000 - min(first.lastInterval, days.upperBound) * secondsPerDay
    } else {
      guard card.type == 2 || card.type == 3, card.interval > 0 else { return [] }
      stability = card.stability ?? Double(card.interval)
      guard days.contains(card.due), days.contains(card.interval) else { return [] }
      let supposed = collection.createdAt.clamped + (card.due - card.interval) * secondsPerDay + secondsToAfternoon
      // A due day that was moved must not put a review behind the collection's own time.
      last = min(supposed, collection.modifiedAt.clamped / 1000)
    }
    guard times.contains(last * 1000) else { return [] }
    let ease = Double(first?.ease ?? card.ease) / 1000
    // Without a log, within the hour before, at an instant of the card's own: Anki's log holds one review at each.
    let place = first == nil ? abs(card.id % 3_600_000) : 0
    let instant = Timestamp(milliseconds: last * 1000 - place)
    return AssumedReviews.times(stability: stability, ease: ease, last: instant).map {
      PastReview(skill: skill, at: $0, rating: .good, verdict: "assumed", exercise: exercise)
    }
  }
}

extension Int64 {
  /// Within what instants in milliseconds take, so that sums of them do not overflow.
  fileprivate var clamped: Int64 { Swift.min(Swift.max(self, 0), 253_402_300_800_000) }
}

extension CollectedReview {
  static let reviewKind: Int64 = 1
  private static let filteredKind: Int64 = 3
  private static let manualKind: Int64 = 4

  /// The card was made new again by hand.
  var isReset: Bool { kind == Self.manualKind && ease == 0 }

  /// The answer; nil for a line that is none, or one from a filtered deck that left the schedule as it was.
  func rating(withThreeButtons hasThree: Bool) -> Rating? {
    guard kind <= Self.filteredKind, kind >= 0, !(kind == Self.filteredKind && ease == 0) else { return nil }
    // While a card was learned, the second of three buttons was good.
    let shift: Int64 = hasThree && (kind == 0 || kind == 2) && button > 1 ? 1 : 0
    return (1...4).contains(button) ? Rating(rawValue: Int(min(button + shift, 4))) : nil
  }
}
