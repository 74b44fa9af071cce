/// One past answer, of which a memory model's weights are fitted.
public struct LoggedReview: Hashable, Sendable {
  public var card: Int64
  public var at: Timestamp
  public var day: StudyDay
  public var rating: Rating

  public init(card: Int64, at: Timestamp, day: StudyDay, rating: Rating) {
    self.card = card
    self.at = at
    self.day = day
    self.rating = rating
  }

  /// An answer of which only the day is known.
  public init(card: Int64, day: StudyDay, rating: Rating) {
    let at = Int64(day.rawValue).multipliedSaturated(by: 86_400_000)
    self.init(card: card, at: Timestamp(milliseconds: at), day: day, rating: rating)
  }
}
