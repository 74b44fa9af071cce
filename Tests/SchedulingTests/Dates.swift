import Scheduling

/// The days from 1970-01-01 to a date of the Gregorian calendar, years 1601 on.
func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
  // Years start in March here, so that the leap day is the last.
  let y = month > 2 ? year : year - 1
  let m = (month + 9) % 12
  return y * 365 + y / 4 - y / 100 + y / 400 + (m * 153 + 2) / 5 + day - 1 - 719_468
}

func studyDay(_ year: Int, _ month: Int, _ day: Int) -> StudyDay { StudyDay(rawValue: days(year, month, day)) }

func utc(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0, _ second: Int = 0) -> Timestamp {
  let seconds = days(year, month, day) * 86_400 + hour * 3600 + minute * 60 + second
  return Timestamp(milliseconds: Int64(seconds) * 1000)
}

/// Zones as their laws have them in the years that the tests use.
enum Zone {
  static let seoul: @Sendable (Timestamp) -> Int = { _ in 9 * 3600 }

  /// The clocks go forward on 8 March 2026 and back on 1 November, at 2 local time.
  static let losAngeles: @Sendable (Timestamp) -> Int = { instant in
    (utc(2026, 3, 8, 10)..<utc(2026, 11, 1, 9)).contains(instant) ? -7 * 3600 : -8 * 3600
  }

  /// The clocks go back by half an hour on 5 April 2026 and forward on 4 October, at 2 local time.
  static let lordHowe: @Sendable (Timestamp) -> Int = { instant in
    (utc(2026, 4, 4, 15)..<utc(2026, 10, 3, 15, 30)).contains(instant) ? 37_800 : 39_600
  }

  /// Samoa left out 2011-12-30.
  static let apia: @Sendable (Timestamp) -> Int = { $0 < utc(2011, 12, 30, 10) ? -10 * 3600 : 14 * 3600 }
}

/// A moment on a study day, so many seconds after it began at 04:00 UTC.
func moment(day: Int, second: Int = 0) -> ReviewMoment {
  let at = Timestamp(milliseconds: Int64(day * 86_400 + 4 * 3600 + second) * 1000)
  return ReviewMoment(at: at, day: StudyDay(rawValue: day), utcOffset: 0)
}
