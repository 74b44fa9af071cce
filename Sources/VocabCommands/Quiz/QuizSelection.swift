import Quiz
import Scheduling
import Vocabulary
import VocabularyStore

/// Which cards a session asks.
struct QuizSelection: Hashable, Sendable {
  var decks: [String]
  var tag: String?
  var level: String?
  /// Cards at most.
  var limit: Int?
  /// New cards at most; nil for what the day's limit leaves.
  var new: Int?
  /// True to go on with cards that are not due yet.
  var isAhead: Bool

  var filter: EntryFilter { EntryFilter(decks: decks, tag: tag, level: level, isSuspended: false) }

  /// The cards to ask, the due ones by retrievability with the least likely known first, and the schedules they had.
  func cards(in library: Library, skill: Skill) async throws -> QuizCards {
    let moment = library.moment
    let scheduler = library.scheduler
    let dueNow = try await library.store.dueCards(at: moment, skills: [skill], filter: filter)
    var due = scheduler.ranked(dueNow.map { QuizCard(id: $0.id, schedule: $0.schedule) }, on: moment.day)
    if isAhead {
      let chosen = Set(due.map(\.id))
      let later = try await library.store.allCards(filter).filter {
        $0.id.skill == skill && !$0.isSuspended && !chosen.contains($0.id)
      }
      due += later.sorted { library.time(of: $0.schedule.due) < library.time(of: $1.schedule.due) }
        .map { QuizCard(id: $0.id, schedule: $0.schedule) }
    }
    if let limit { due = Array(due.prefix(limit)) }
    let introduced = try await library.store.newCardsIntroduced(on: moment.day, skills: [skill])
    let allowed = new ?? max(0, library.settings[SettingKeys.newPerDay] - introduced)
    let room = limit.map { min(allowed, $0 - due.count) } ?? allowed
    let entries = try await library.store.newEntries(skill, filter: filter, limit: room)
    return QuizCards(due: due, new: entries.map { CardID($0, skill) })
  }
}

/// A card that was answered before, and its schedule when the session starts.
struct QuizCard: Sendable {
  var id: CardID
  var schedule: CardSchedule
}

/// The cards of a session when it starts.
struct QuizCards: Sendable {
  var due: [QuizCard]
  var new: [CardID]
}

extension Scheduler {
  /// Cards with the least likely known first; steps before reviews, since their time is short.
  func ranked(_ cards: [QuizCard], on day: StudyDay) -> [QuizCard] {
    cards.map { card -> (card: QuizCard, isReview: Bool, known: Double) in
      (card, card.schedule.phase == .review, retrievability(of: card.schedule, on: day))
    }
    .sorted { a, b in
      if a.isReview != b.isReview { return !a.isReview }
      return (a.known, a.card.id.rawValue) < (b.known, b.card.id.rawValue)
    }
    .map(\.card)
  }
}
