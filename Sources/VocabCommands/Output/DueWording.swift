import Scheduling

/// Says when something is due, as a person would: `in 10 min`, `tomorrow`, `in 4 days`.
struct DueWording: Sendable {
  let calendar: StudyCalendar
  let now: Timestamp

  func text(of due: Timestamp) -> String {
    let days = calendar.day(of: due) - calendar.day(of: now)
    let minutes = (due.milliseconds - now.milliseconds + 59_999) / 60_000
    switch days {
    case ..<0: return "now"
    case 0: return minutes <= 0 ? "now" : minutes < 90 ? "in \(minutes) min" : "in \((minutes + 30) / 60) hours"
    case 1: return "tomorrow"
    case ..<60: return "in \(days) days"
    case ..<730: return "in \((days + 15) / 30) months"
    default: return "in \((days + 182) / 365) years"
    }
  }
}
