import JSONText
import Quiz
import Scheduling
import Terminal
import Vocabulary
import VocabularyStore
import Wording

/// What is to do now, and when there is more: what `vocab quiz` asks.
struct DueReport: Sendable {
  /// Cards that are due: every learning step, and as many reviews as the day's limit leaves.
  let due: Int
  /// Due cards that the day's limit leaves for other days.
  let backlog: Int
  let new: Int
  /// When the next card comes due that is not due yet.
  let next: Timestamp?
  private let wording: DueWording

  /// - Parameter decks: the decks to look in; all of them if none is named.
  static func make(of library: Library, decks: [String] = []) async throws -> DueReport {
    let moment = library.moment
    let summary = try await library.store.summary(
      at: moment, newPerDay: library.settings[SettingKeys.newPerDay], filter: EntryFilter(decks: decks))
    let due = summary.steps + min(summary.reviews, try await library.reviewsLeft(on: moment.day))
    return DueReport(
      due: due, backlog: summary.due - due, new: summary.new, next: library.time(of: summary),
      wording: DueWording(calendar: library.calendar, now: library.clock.now))
  }

  /// `12 due, 20 new`; when there is nothing, when the next is due.
  var text: StyledText {
    let later: StyledText =
      switch backlog {
      case 0: ""
      case 1: localized(" (1 more waits for another day)")
      default: localized(" (\(backlog) more wait for another day)")
      }
    if due > 0 || new > 0 || backlog > 0 { return localized("\(due, .bold) due, \(new) new") + later }
    guard let next else { return localized("Nothing is due.") }
    return "\(localized("Nothing is due.")) \(localized("Next: \(wording.text(of: next))."))"
  }

  /// `12 due`, for a prompt; nil when nothing is.
  var shortText: String? { due > 0 ? localized("\(due) due") : nil }

  var json: JSONValue {
    [
      "due": .integer(due), "backlog": .integer(backlog), "new": .integer(new), "next_due": .optional(next?.rfc3339),
    ]
  }
}

extension Library {
  /// The reviews that the day's limit still allows, in whatever skill.
  func reviewsLeft(on day: StudyDay) async throws -> Int {
    max(0, settings[SettingKeys.reviewsPerDay] - (try await store.cardsReviewed(on: day)))
  }
}
