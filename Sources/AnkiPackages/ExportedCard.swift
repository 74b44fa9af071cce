import DeckFormats
import Scheduling
import Vocabulary

/// A card as the older form keeps it: where it stands, and its log.
struct ExportedCard {
  /// 0 new, 1 learning, 2 review, 3 relearning.
  var type: Int64 = 0
  var queue: Int64 = 0
  /// A place among the new cards, an instant in seconds, or a day counted from the collection's first.
  var due: Int64
  /// Days.
  var interval: Int64 = 0
  /// Thousandths.
  var ease: Int64 = 0
  var reps: Int64 = 0
  var lapses: Int64 = 0
  /// Steps to go.
  var left: Int64 = 0
  /// The memory, as JSON.
  var data = "{}"
  var log: [LogLine] = []

  struct LogLine {
    var at: Timestamp
    var button: Int64
    /// Days, or seconds below 0.
    var interval: Int64
    var lastInterval: Int64
    var ease: Int64
    var taken: Int64
    var kind: Int64
  }

  private static let usualEase: Int64 = 2500

  /// A card that was never answered, at a place among the new ones.
  init(newAt place: Int64) { due = place }

  /// A card with its reviews, in the order of their times.
  /// - Parameter schedule: where it stands; nil for what its reviews make of it.
  init?(reviews: [PastReview], schedule: CardSchedule?, utcOffset: Int, firstDay: StudyDay) {
    var replayed: CardSchedule?
    var lastInterval: Int64 = 0
    let scheduler = Scheduler(fuzz: false)
    due = 0
    for review in reviews {
      let moment = review.moment(utcOffset: utcOffset)
      let next = scheduler.next(after: replayed, rating: review.rating, at: moment, fuzzSeed: 0)
      let (kind, ease) = Self.kind(of: replayed?.phase)
      log.append(
        LogLine(
          at: review.at, button: Int64(review.rating.rawValue), interval: next.logged, lastInterval: lastInterval,
          ease: ease, taken: Int64(review.milliseconds ?? 0), kind: kind))
      lastInterval = next.logged
      replayed = next
    }
    guard let stands = schedule ?? replayed else { return nil }
    take(stands, retention: scheduler.desiredRetention, firstDay: firstDay)
  }

  private mutating func take(_ schedule: CardSchedule, retention: Double, firstDay: StudyDay) {
    reps = Int64(schedule.reps)
    lapses = Int64(schedule.lapses)
    switch schedule.phase {
    case .learning(let step): (type, queue, left) = (1, 1, Int64(max(1, Scheduler.defaultLearningSteps.count - step)))
    case .relearning: (type, queue, left) = (3, 1, 1)
    case .review: (type, queue) = (2, 2)
    }
    switch schedule.due {
    case .at(let instant): due = instant.milliseconds / 1000
    case .on(let day): due = Int64(day - firstDay)
    }
    if type != 1 {
      interval = max(1, schedule.logged)
      ease = Self.usualEase
    }
    let memory = schedule.memory
    let last = schedule.lastReview.at.milliseconds / 1000
    data =
      "{\"s\":\(Self.rounded(memory.stability)),\"d\":\(Self.rounded(memory.difficulty)),\"dr\":\(retention),\"lrt\":\(last)}"
  }

  /// What the log says of a review, by where the card stood before.
  private static func kind(of phase: CardSchedule.Phase?) -> (kind: Int64, ease: Int64) {
    switch phase {
    case nil, .learning: (0, 0)
    case .review: (1, usualEase)
    case .relearning: (2, usualEase)
    }
  }

  private static func rounded(_ value: Double) -> Double { (value * 10_000).rounded() / 10_000 }
}

extension CardSchedule {
  /// The time until it is asked again as a log has it: days, or seconds below 0.
  fileprivate var logged: Int64 {
    switch due {
    case .at(let instant): -max(1, (instant.milliseconds - lastReview.at.milliseconds) / 1000)
    case .on(let day): Int64(max(1, day - lastReview.day))
    }
  }
}

extension PastReview {
  /// Where it stands on a calendar; one that does not say counts by the given zone and the usual start of a day.
  fileprivate func moment(utcOffset: Int) -> ReviewMoment {
    if let place { return ReviewMoment(at: at, day: place.day, utcOffset: place.utcOffset) }
    let local = at.adding(seconds: Int64(utcOffset) - 4 * 3600).milliseconds
    return ReviewMoment(
      at: at, day: StudyDay(rawValue: Int((Double(local) / 86_400_000).rounded(.down))), utcOffset: utcOffset)
  }
}
