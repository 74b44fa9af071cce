import Scheduling
import Wording

/// Says when something is due, as a person would: `in 10 min`, `tomorrow`, `in 4 days`.
struct DueWording: Sendable {
  let calendar: StudyCalendar
  let now: Timestamp

  func text(of due: Timestamp) -> String {
    let days = calendar.day(of: due) - calendar.day(of: now)
    let minutes = (due.milliseconds - now.milliseconds + 59_999) / 60_000
    switch days {
    case ..<0: return localized("now")
    case 0 where minutes <= 0: return localized("now")
    case 0 where minutes < 90: return localized("in \(minutes) min")
    case 0: return localized("in \((minutes + 30) / 60) hours")
    case 1: return localized("tomorrow")
    case ..<60: return localized("in \(days) days")
    case ..<730: return localized("in \((days + 15) / 30) months")
    default: return localized("in \((days + 182) / 365) years")
    }
  }
}
