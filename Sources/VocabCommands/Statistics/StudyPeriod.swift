import Scheduling
import Wording

/// Study days that are shown together: a day, a week or a month, so that any number of days fits a page.
struct StudyPeriod: Hashable, Sendable {
  enum Unit: Hashable, Sendable {
    case day, week, month

    /// The unit in which so many days are shown.
    init(days: Int) { self = days <= 31 ? .day : days <= 371 ? .week : .month }
  }

  var days: ClosedRange<StudyDay>
  var unit: Unit

  /// The periods of a range of days; the first and the last may be cut off by its ends.
  ///
  /// - Parameter unit: nil for the one that suits so many days.
  static func all(in range: ClosedRange<StudyDay>, by unit: Unit? = nil) -> [StudyPeriod] {
    let unit = unit ?? Unit(days: range.upperBound - range.lowerBound + 1)
    var periods: [StudyPeriod] = []
    for day in (0...(range.upperBound - range.lowerBound)).map({ range.lowerBound + $0 }) {
      if let last = periods.last, unit.joins(last.days.lowerBound, day) {
        periods[periods.count - 1].days = last.days.lowerBound...day
      } else {
        periods.append(StudyPeriod(days: day...day, unit: unit))
      }
    }
    return periods
  }

  /// `Mon 2026-03-02`, of a week its first day, of a month `2026-03`.
  var label: String {
    let first = days.lowerBound
    return switch unit {
    case .day: "\(first.weekday.title) \(first.date)"
    case .week: first.date
    case .month: String(first.date.prefix(7))
    }
  }

  /// What there is room for below a column: `03-02`, `2026-03`.
  var shortLabel: String {
    let date = days.lowerBound.date
    return unit == .month ? String(date.prefix(7)) : String(date.suffix(5))
  }
}

extension StudyPeriod.Unit {
  /// Whether two days belong to one period.
  fileprivate func joins(_ one: StudyDay, _ other: StudyDay) -> Bool {
    switch self {
    case .day: one == other
    case .week: other.weekday != .monday
    case .month: one.date.prefix(7) == other.date.prefix(7)
    }
  }
}

extension Weekday {
  /// `Monday`
  var longTitle: String {
    switch self {
    case .sunday: localized("Sunday")
    case .monday: localized("Monday")
    case .tuesday: localized("Tuesday")
    case .wednesday: localized("Wednesday")
    case .thursday: localized("Thursday")
    case .friday: localized("Friday")
    case .saturday: localized("Saturday")
    }
  }

  /// `Mon`
  var title: String {
    switch self {
    case .sunday: localized("Sun")
    case .monday: localized("Mon")
    case .tuesday: localized("Tue")
    case .wednesday: localized("Wed")
    case .thursday: localized("Thu")
    case .friday: localized("Fri")
    case .saturday: localized("Sat")
    }
  }
}

extension StudyDay {
  /// The month by the calendar, 1 to 12, and its day.
  var monthAndDay: (month: Int, day: Int) {
    let parts = date.split(separator: "-").compactMap { Int($0) }
    return parts.count == 3 ? (parts[1], parts[2]) : (1, 1)
  }

  /// `Mar`
  var monthTitle: String {
    let month = monthAndDay.month
    return Self.monthTitles.indices.contains(month - 1) ? Self.monthTitles[month - 1].text : ""
  }

  private static let monthTitles: [Phrase<String>] = [
    Phrase("Jan"), Phrase("Feb"), Phrase("Mar"), Phrase("Apr"), Phrase("May"), Phrase("Jun"), Phrase("Jul"),
    Phrase("Aug"), Phrase("Sep"), Phrase("Oct"), Phrase("Nov"), Phrase("Dec"),
  ]
}
