import Quiz
import Scheduling
import Vocabulary
import VocabularyStore

/// Which cards a session asks.
struct QuizSelection: Hashable, Sendable {
  var decks: [String]
  var tag: String?
  var levels: [String]
  /// Cards at most.
  var limit: Int?
  /// New cards at most; nil for what the day's limit leaves.
  var new: Int?
  /// True to go on with cards that are not due yet.
  var isAhead: Bool
  /// True to practise without writing to the memory: every card answered before, due or not.
  var isCram: Bool

  var filter: EntryFilter { EntryFilter(decks: decks, tag: tag, levels: levels, isSuspended: false) }

  /// The cards to ask: the due ones by retrievability, the least likely known first, as many as the day's limit leaves.
  /// Of the cards of one entry only the first is asked in a session.
  /// - Parameters:
  ///   - skills: those whose cards are asked.
  ///   - newSkill: the skill in which words are begun; nil where each word's own cards say so.
  func cards(in library: Library, skills: Set<Skill>, newSkill: Skill?) async throws -> QuizCards {
    try await library.requireNames(of: filter)
    let moment = library.moment
    var cards = QuizCards()
    let dueNow = try await library.store.dueCards(at: moment, skills: skills, filter: filter)
    let ranked = library.scheduler.ranked(
      dueNow.map { QuizCard(id: $0.id, schedule: $0.schedule) }, on: moment.day)
    var entries: Set<EntryID> = []
    cards.due = ranked.filter { entries.insert($0.id.entry).inserted }
    if isAhead || isCram {
      cards.due += try await answered(in: library, skills).filter { entries.insert($0.id.entry).inserted }
    } else {
      // A step that has begun is gone on with, whatever the day's limit: put off, it would have to begin anew.
      let steps = cards.due.prefix { $0.schedule.phase != .review }.count
      let allowed = steps + (try await library.reviewsLeft(on: moment.day))
      cards.backlog = max(0, ranked.count - allowed)
      cards.due = Array(cards.due.prefix(allowed))
      cards.siblings = ranked.count - cards.due.count - cards.backlog
    }
    if let limit { cards.due = Array(cards.due.prefix(limit)) }
    guard !isCram else { return cards }
    let introduced = try await library.store.newCardsIntroduced(on: moment.day)
    let allowed = new ?? max(0, library.settings[SettingKeys.newPerDay] - introduced)
    let room = limit.map { min(allowed, $0 - cards.due.count) } ?? allowed
    cards.new = try await newCards(in: library, skills, newSkill, without: entries, limit: room)
    return cards
  }

  /// Cards answered before, by when they come due.
  func answered(in library: Library, _ skills: Set<Skill>) async throws -> [QuizCard] {
    try await library.store.allCards(filter)
      .filter { card in card.id.skill.map(skills.contains) == true && !card.isSuspended }
      .sorted { library.time(of: $0.schedule.due) < library.time(of: $1.schedule.due) }
      .map { QuizCard(id: $0.id, schedule: $0.schedule) }
  }

  private func newCards(
    in library: Library, _ skills: Set<Skill>, _ newSkill: Skill?, without asked: Set<EntryID>, limit: Int
  ) async throws -> [CardID] {
    guard limit > 0 else { return [] }
    if let newSkill {
      return try await fresh(in: library, newSkill, limit: limit + asked.count)
        .filter { !asked.contains($0) }.prefix(limit).map { CardID($0, newSkill) }
    }
    // What has settled in one skill begins the next; words never met come after.
    var schedules: [EntryID: [Skill: CardSchedule]] = [:]
    for card in try await library.store.allCards(filter) where !card.isSuspended {
      guard let skill = card.id.skill else { continue }
      schedules[card.id.entry, default: [:]][skill] = card.schedule
    }
    let settled = schedules.sorted { $0.key.rawValue < $1.key.rawValue }.compactMap { entry, schedules in
      MixedExercises.nextSkill(schedules).flatMap { skills.contains($0) ? CardID(entry, $0) : nil }
    }
    let fresh = try await fresh(in: library, .recognition, limit: limit + schedules.count)
      .filter { schedules[$0] == nil }.map { CardID($0, .recognition) }
    return Array((settled + fresh).filter { !asked.contains($0.entry) }.prefix(limit))
  }

  /// How many new entries are looked at to find those near the learner's level.
  private static let lookedAt = 2_000

  /// Entries never asked: those nearest to the learner's level where that has been found, else as they were inserted.
  private func fresh(in library: Library, _ skill: Skill, limit: Int) async throws -> [EntryID] {
    guard let level = try await library.keptLevel(deck: decks.count == 1 ? decks.first : nil) else {
      return try await library.store.newEntries(skill, filter: filter, limit: limit)
    }
    let ids = try await library.store.newEntries(skill, filter: filter, limit: max(limit, Self.lookedAt))
    let entries = try await library.store.entries(ids)
    return LevelOrder.sorted(entries, near: level.ability) { $0.content }.prefix(limit).map(\.id)
  }
}

/// A card that was answered before, and its schedule when the session starts.
struct QuizCard: Sendable {
  var id: CardID
  var schedule: CardSchedule
}

/// The cards of a session when it starts.
struct QuizCards: Sendable {
  var due: [QuizCard] = []
  var new: [CardID] = []
  /// Due cards that the day's limit leaves for other days.
  var backlog = 0
  /// Due cards of words that are asked by another card of theirs.
  var siblings = 0
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
