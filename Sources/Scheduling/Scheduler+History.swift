extension Scheduler {
  /// Where a card stood after an answer, but for when it was due: of a long history that costs most and is seldom
  /// wanted, and `latestDueDay` tells it.
  public func standing(after schedule: CardSchedule?, rating: Rating, at moment: ReviewMoment) -> CardSchedule {
    moved(schedule, rating: rating, at: moment).next
  }

  /// The last of the study days on one of which a card came due after its last answer: that answer's own day for a
  /// step, else the end of what the fuzz of its interval allows.
  public func latestDueDay(of schedule: CardSchedule) -> StudyDay {
    switch schedule.phase {
    case .learning, .relearning: schedule.lastReview.day
    case .review where fuzz: dueDays(of: schedule).upperBound
    case .review: schedule.lastReview.day + Int(interval(of: schedule).rounded())
    }
  }
}
