public import Scheduling

/// Days without an answer: between two days of study, or between the last one and today, which is not over yet.
public struct Pause: Hashable, Sendable {
  /// The answer before, and the one after; of the last pause, now.
  public let last: ReviewMoment
  public let next: ReviewMoment
  /// The first of its days on which a card was due; nil if none was.
  public internal(set) var firstDue: StudyDay?
  /// How many of its days a journey swallowed: counted in the zone that was left, or in the one that was reached, the
  /// days of study lie nearer together by so many.
  public let swallowed: Int

  init(last: ReviewMoment, next: ReviewMoment, dayStart: Int) {
    self.last = last
    self.next = next
    swallowed = Self.swallowed(last, next, dayStart)
  }

  /// Its days.
  public var length: Int { next.day - last.day - 1 }

  /// The days on which something was due and nothing was answered, without those that a journey swallowed.
  public var missed: Int {
    // While nothing is answered, what was due stays due.
    firstDue.map { max(0, next.day - $0 - swallowed) } ?? 0
  }

  /// Whether nothing can make it worse.
  var isWhollyDue: Bool { firstDue == last.day + 1 }

  private static func swallowed(_ last: ReviewMoment, _ next: ReviewMoment, _ dayStart: Int) -> Int {
    guard last.utcOffset != next.utcOffset else { return 0 }
    let between = [
      StudyCalendar(dayStart: dayStart, utcOffset: { _ in last.utcOffset }).day(of: next.at) - last.day,
      next.day - StudyCalendar(dayStart: dayStart, utcOffset: { _ in next.utcOffset }).day(of: last.at),
    ]
    let days = next.day - last.day
    return max(0, days - max(1, between.min() ?? days))
  }
}

extension Pause {
  /// Every pause, oldest first, and what was due in it.
  ///
  /// When a card was due in the past is not kept; it follows from its answers. A card waits from the day for which an
  /// answer scheduled it until its next answer. That day is worked out anew by the scheduler of today, and where the
  /// spread of intervals leaves a choice it is the last one: what might not have been due yet counts as not due. For a
  /// card's last answer it is the day on which the library has it due. New cards are not due, nor are suspended ones.
  ///
  /// - Parameters:
  ///   - now: when the last pause ends.
  ///   - dayStart: seconds after midnight.
  ///   - scheduler: how a card is scheduled.
  public static func all(
    in activity: Activity, log: AnswerLog, cards: [StandingCard], now: ReviewMoment, dayStart: Int,
    scheduler: (StandingCard) -> Scheduler
  ) -> [Pause] {
    var search = DueSearch(pauses(in: activity, now: now, dayStart: dayStart))
    if search.isDone { return search.pauses }
    let standing = Dictionary(cards.map { ($0.id, $0) }) { first, _ in first }
    for answers in log.byCard {
      guard let card = answers.first.flatMap({ standing[$0.card] }) else { continue }
      search.note(answers, of: card, now: now.day, scheduler)
      if search.isDone { break }
    }
    return search.pauses
  }

  private static func pauses(in activity: Activity, now: ReviewMoment, dayStart: Int) -> [Pause] {
    let nexts = activity.days.dropFirst().map(\.first) + [now]
    return zip(activity.days, nexts).compactMap { day, next in
      next.day - day.day > 1 ? Pause(last: day.last, next: next, dayStart: dayStart) : nil
    }
  }
}

/// Finds what was due in pauses; those on all of whose days something was are not looked at again.
private struct DueSearch {
  private(set) var pauses: [Pause]
  /// The indices of those that are still looked at, ascending.
  private var open: [Int]

  init(_ pauses: [Pause]) {
    self.pauses = pauses
    open = Array(pauses.indices)
  }

  var isDone: Bool { open.isEmpty }

  mutating func note(
    _ answers: ArraySlice<PastAnswer>, of card: StandingCard, now: StudyDay, _ scheduler: (StandingCard) -> Scheduler
  ) {
    if let last = answers.last, last.isReal, !card.isSuspended, hasOpen(from: last.day, to: now) {
      // A step is due on its own day.
      let due: StudyDay = if case .on(let day) = card.schedule.due { day } else { last.day }
      note(due, from: last.day, to: now)
    }
    let pairs = zip(answers, answers.dropFirst())
    guard pairs.contains(where: { $0.isReal && hasOpen(from: $0.day, to: $1.day) }) else { return }
    let scheduler = scheduler(card)
    var schedule: CardSchedule?
    for (answer, next) in pairs {
      let standing = scheduler.standing(after: schedule, rating: answer.rating, at: answer.moment)
      schedule = standing
      guard answer.isReal, hasOpen(from: answer.day, to: next.day) else { continue }
      note(scheduler.latestDueDay(of: standing), from: answer.day, to: next.day)
    }
  }

  /// Whether an open pause lies between two days of study.
  private func hasOpen(from: StudyDay, to: StudyDay) -> Bool {
    let index = firstOpen(from: from)
    return index < open.count && pauses[open[index]].next.day <= to
  }

  /// A card was due from a day on, and answered on two days before and after it.
  private mutating func note(_ due: StudyDay, from: StudyDay, to: StudyDay) {
    var hasSettled = false
    for index in open[firstOpen(from: from)...] {
      let pause = pauses[index]
      guard pause.next.day <= to else { break }
      guard due < pause.next.day else { continue }
      let first = max(due, pause.last.day + 1)
      pauses[index].firstDue = min(pause.firstDue ?? first, first)
      if pauses[index].isWhollyDue { hasSettled = true }
    }
    if hasSettled { open.removeAll { pauses[$0].isWhollyDue } }
  }

  /// The place in `open` of the first pause that begins no earlier than on a day.
  private func firstOpen(from day: StudyDay) -> Int {
    var (low, high) = (0, open.count)
    while low < high {
      let middle = (low + high) / 2
      if pauses[open[middle]].last.day < day { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
