import Scheduling
import VocabularyStore

/// An open library, and how its owner studies.
struct Library: Sendable {
  let store: VocabularyStore
  let settings: Settings
  let clock: Clock

  var calendar: StudyCalendar {
    StudyCalendar(dayStart: settings[SettingKeys.dayStart], utcOffset: Clock.localOffset)
  }

  /// How cards of no certain deck are scheduled.
  var scheduler: Scheduler { settings.scheduler(deck: nil) }

  func scheduler(deck: String) -> Scheduler { settings.scheduler(deck: deck) }

  /// The present moment, in the local zone.
  var moment: ReviewMoment { calendar.moment(at: clock.now) }

  /// When a card comes due: a step at its instant, a review when its study day begins here.
  func time(of due: CardSchedule.Due) -> Timestamp {
    switch due {
    case .at(let time): time
    case .on(let day): calendar.start(of: day)
    }
  }
}

extension Library {
  /// When the next card comes due that is not due yet; nil if none waits.
  func time(of summary: DueSummary) -> Timestamp? {
    [summary.nextStep, summary.nextDay.map(calendar.start)].compactMap(\.self).min()
  }
}

extension Library {
  /// Whether nothing was ever put into it, or all of it is taken back.
  var hasNoDeck: Bool { get async throws { try await store.deckNames().isEmpty } }
}
