import Quiz
import Scheduling
import Statistics
import VocabularyStore

extension QuizRunner {
  /// What the session came to, and what comes next.
  func summary(since started: ContinuousClock.Instant) async throws -> SessionSummary {
    let moment = library.moment
    let next = try await nextDue(after: moment)
    let tomorrow = library.calendar.start(of: moment.day + 1)
    return SessionSummary(
      tally: session.tally, left: session.left, milliseconds: (ContinuousClock.now - started).milliseconds,
      next: next, tomorrow: try await library.store.dueCount(at: library.calendar.moment(at: tomorrow)),
      backlog: backlog, reviewsPerDay: library.settings[SettingKeys.reviewsPerDay],
      siblings: siblings, command: parts.command, isCram: parts.selection.isCram,
      unfitted: try await library.unfittedReviews(),
      league: parts.selection.isCram ? nil : try await library.league(at: moment),
      idle: session.total == 0 ? try await idleReason() : nil)
  }

  /// When the next card of those that were chosen comes due that is not due yet; nil if none waits.
  private func nextDue(after moment: ReviewMoment) async throws -> Timestamp? {
    let selection = parts.selection
    if selection.decks.isEmpty, selection.tag == nil, selection.levels.isEmpty {
      return library.time(of: try await library.store.summary(at: moment, skills: skills, newPerDay: 0))
    }
    return try await selection.answered(in: library, skills).map { library.time(of: $0.schedule.due) }
      .first { $0 > moment.at }
  }

  private func idleReason() async throws -> IdleReason {
    if try await library.store.entryCount() == 0 { return .emptyLibrary }
    return try await library.store.entryCount(matching: parts.selection.filter) == 0 ? .nothingChosen : .nothingDue
  }
}

extension Library {
  /// Where this week stands among those of a year; nil if there is no other.
  fileprivate func league(at moment: ReviewMoment) async throws -> WeekLeague? {
    let right = try await store.rightAnswers(since: WeekLeague.firstDay(today: moment.day))
    return WeekLeague(right: right, today: moment.day)
  }
}
