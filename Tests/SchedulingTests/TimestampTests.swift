import Scheduling
import Testing

@Suite struct TimestampTests {
  @Test(
    "times are read and written as RFC 3339",
    arguments: [
      ("2026-03-02T09:00:00Z", 1_772_442_000_000, "2026-03-02T09:00:00Z"),
      ("2026-03-02T18:00:00+09:00", 1_772_442_000_000, "2026-03-02T09:00:00Z"),
      ("1969-12-31T23:59:59.5Z", -500, "1969-12-31T23:59:59Z"),
      ("2026-03-02T09:00:00.123456-0800", 1_772_470_800_123, "2026-03-02T17:00:00Z"),
    ] as [(String, Int64, String)])
  func times(text: String, milliseconds: Int64, written: String) throws {
    let time = try #require(Timestamp(rfc3339: text))
    #expect(time.milliseconds == milliseconds)
    #expect(time.rfc3339 == written)
  }

  @Test(
    "what is no time is refused",
    arguments: [
      "", "now", "2026-03-02", "2026-03-02T09:00:00", "2026-13-02T09:00:00Z", "2026-03-02T09:00:00.Z",
      "20260302T090000Z",
    ])
  func noTimes(text: String) { #expect(Timestamp(rfc3339: text) == nil) }

  @Test("milliseconds are written where there are any, and read back")
  func precise() throws {
    for (milliseconds, text) in [
      (1_772_442_000_123, "2026-03-02T09:00:00.123Z"), (1_772_442_000_000, "2026-03-02T09:00:00Z"),
      (-1, "1969-12-31T23:59:59.999Z"),
    ] as [(Int64, String)] {
      let time = Timestamp(milliseconds: milliseconds)
      #expect(time.preciseRFC3339 == text)
      #expect(Timestamp(rfc3339: text) == time)
    }
  }

  @Test(
    "a study day is written as its date", arguments: [(0, "1970-01-01"), (20_514, "2026-03-02"), (-1, "1969-12-31")])
  func days(number: Int, date: String) {
    #expect(StudyDay(rawValue: number).date == date)
    #expect(StudyDay(date: date) == StudyDay(rawValue: number))
  }
}
