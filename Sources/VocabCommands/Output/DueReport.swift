import JSONText
import Quiz
import Scheduling
import Terminal
import Vocabulary
import VocabularyStore
import Wording

/// What is to do now, and when there is more.
struct DueReport: Sendable {
  let due: Int
  let new: Int
  /// When the next card comes due that is not due yet.
  let next: Timestamp?
  private let wording: DueWording

  static func make(of library: Library) async throws -> DueReport {
    let summary = try await library.store.summary(
      at: library.moment, newPerDay: library.settings[SettingKeys.newPerDay])
    return DueReport(
      due: summary.due, new: summary.new, next: library.time(of: summary),
      wording: DueWording(calendar: library.calendar, now: library.clock.now))
  }

  /// `12 due, 20 new`; when there is nothing, when the next is due.
  var text: StyledText {
    if due > 0 || new > 0 { return localized("\(due, .bold) due, \(new) new") }
    guard let next else { return localized("Nothing is due.") }
    return "\(localized("Nothing is due.")) \(localized("Next: \(wording.text(of: next))."))"
  }

  /// `12 due`, for a prompt; nil when nothing is.
  var shortText: String? { due > 0 ? localized("\(due) due") : nil }

  var json: JSONValue {
    ["due": .integer(due), "new": .integer(new), "next_due": .optional(next?.rfc3339)]
  }
}
