import Scheduling
import Testing

struct StudyCalendarTests {
  private let losAngeles = StudyCalendar(utcOffset: Zone.losAngeles)

  @Test("a study day lasts until 04:00 by the wall clock")
  func boundary() {
    let seoul = StudyCalendar(utcOffset: Zone.seoul)
    let start = utc(2026, 5, 1, 19)  // 04:00 on May 2
    #expect(seoul.day(of: Timestamp(milliseconds: start.milliseconds - 1)) == studyDay(2026, 5, 1))
    #expect(seoul.day(of: start) == studyDay(2026, 5, 2))
    #expect(seoul.start(of: studyDay(2026, 5, 2)) == start)
  }

  @Test(
    "another start of the day moves the boundary",
    arguments: [
      (0, utc(2026, 5, 1, 15)), (6 * 3600 + 1800, utc(2026, 5, 1, 21, 30)), (86_399, utc(2026, 5, 2, 14, 59, 59)),
    ])
  func anotherStart(dayStart: Int, start: Timestamp) {
    let seoul = StudyCalendar(dayStart: dayStart, utcOffset: Zone.seoul)
    #expect(seoul.start(of: studyDay(2026, 5, 2)) == start)
    #expect(seoul.day(of: start) == studyDay(2026, 5, 2))
    #expect(seoul.day(of: Timestamp(milliseconds: start.milliseconds - 1)) == studyDay(2026, 5, 1))
  }

  @Test("a start of the day out of range counts as the nearest", arguments: [(-5, 0), (90_000, 86_399)])
  func startOutOfRange(given: Int, used: Int) {
    #expect(StudyCalendar(dayStart: given, utcOffset: Zone.seoul).dayStart == used)
  }

  @Test("a day before 1970 is counted downwards")
  func before1970() {
    let seoul = StudyCalendar(utcOffset: Zone.seoul)
    #expect(seoul.day(of: utc(1969, 12, 31, 18, 59, 59)) == studyDay(1969, 12, 31))
    #expect(seoul.day(of: Timestamp(milliseconds: utc(1969, 12, 30, 19).milliseconds - 1)) == studyDay(1969, 12, 30))
  }

  @Test("the day on which summer time begins is the next day and 23 hours from the last start")
  func springForward() {
    let saturday = losAngeles.start(of: studyDay(2026, 3, 7))
    let sunday = losAngeles.start(of: studyDay(2026, 3, 8))
    #expect(saturday == utc(2026, 3, 7, 12))
    #expect(sunday == utc(2026, 3, 8, 11))
    #expect(losAngeles.day(of: utc(2026, 3, 8, 10, 30)) == studyDay(2026, 3, 7))
  }

  @Test("the day on which summer time ends is the next day and 25 hours from the last start")
  func fallBack() {
    #expect(losAngeles.start(of: studyDay(2026, 10, 31)) == utc(2026, 10, 31, 11))
    #expect(losAngeles.start(of: studyDay(2026, 11, 1)) == utc(2026, 11, 1, 12))
    #expect(losAngeles.day(of: utc(2026, 11, 1, 11, 30)) == studyDay(2026, 10, 31))
  }

  @Test("reviews at the same hour of two days are one day apart across both changes of the clocks")
  func elapsedAcrossChanges() {
    let spring = losAngeles.moment(at: utc(2026, 3, 9, 4, 30))  // Sunday 21:30
    let before = losAngeles.moment(at: utc(2026, 3, 8, 5, 30))  // Saturday 21:30
    #expect(spring.elapsedDays(since: before) == 1)
    let autumn = losAngeles.moment(at: utc(2026, 11, 2, 5, 30))
    let last = losAngeles.moment(at: utc(2026, 11, 1, 4, 30))
    #expect(autumn.elapsedDays(since: last) == 1)
    #expect((last.utcOffset, autumn.utcOffset) == (-7 * 3600, -8 * 3600))
  }

  @Test("a start that the clocks skip falls on the change")
  func startInGap() {
    let calendar = StudyCalendar(dayStart: 2 * 3600 + 1800, utcOffset: Zone.losAngeles)
    #expect(calendar.start(of: studyDay(2026, 3, 8)) == utc(2026, 3, 8, 10))
    #expect(calendar.day(of: utc(2026, 3, 8, 9, 59, 59)) == studyDay(2026, 3, 7))
    #expect(calendar.day(of: utc(2026, 3, 8, 10)) == studyDay(2026, 3, 8))
  }

  @Test("a start that the clocks show twice counts the first time")
  func startInOverlap() {
    let calendar = StudyCalendar(dayStart: 3600 + 1800, utcOffset: Zone.losAngeles)
    #expect(calendar.start(of: studyDay(2026, 11, 1)) == utc(2026, 11, 1, 8, 30))
    #expect(calendar.day(of: utc(2026, 11, 1, 8, 45)) == studyDay(2026, 11, 1))
    #expect(calendar.day(of: utc(2026, 11, 1, 9, 15)) == studyDay(2026, 11, 1), "01:15 for the second time")
  }

  @Test("a date that a zone leaves out still has its study day, until 04:00 of the next date")
  func skippedDate() {
    let apia = StudyCalendar(utcOffset: Zone.apia)
    #expect(apia.start(of: studyDay(2011, 12, 30)) == utc(2011, 12, 30, 10))
    #expect(apia.start(of: studyDay(2011, 12, 31)) == utc(2011, 12, 30, 14))
  }

  @Test("after a flight from Seoul to Los Angeles elapsed days are those of the zones where each review was made")
  func flight() {
    let seoul = StudyCalendar(utcOffset: Zone.seoul)
    let home = seoul.moment(at: utc(2026, 5, 2, 5))  // Saturday 14:00
    let landed = losAngeles.moment(at: utc(2026, 5, 2, 17))  // Saturday 10:00, 12 hours later
    #expect(home.day == studyDay(2026, 5, 2))
    #expect(landed.elapsedDays(since: home) == 0)
    let nextDay = losAngeles.moment(at: utc(2026, 5, 3, 20))  // Sunday 13:00, in Seoul Monday 05:00
    #expect(nextDay.elapsedDays(since: home) == 1)
    #expect(seoul.moment(at: nextDay.at).elapsedDays(since: home) == 2)
  }

  @Test("after a flight to an earlier date elapsed days are 0, not negative")
  func flightToYesterday() {
    let seoul = StudyCalendar(utcOffset: Zone.seoul).moment(at: utc(2026, 5, 2, 0))  // Saturday 09:00
    let landed = losAngeles.moment(at: utc(2026, 5, 2, 2))  // Friday 19:00
    #expect(landed.day < seoul.day)
    #expect(landed.elapsedDays(since: seoul) == 0)
  }

  @Test("a clock set back gives 0 elapsed days")
  func clockSetBack() {
    let later = losAngeles.moment(at: utc(2026, 5, 20))
    let earlier = losAngeles.moment(at: utc(2026, 5, 2))
    #expect(earlier.elapsedDays(since: later) == 0)
    #expect(later.elapsedDays(since: earlier) == 18)
  }

  @Test("an instant belongs to the day that has begun last, in every zone and for every start of the day")
  func startsAndDaysAgree() {
    let zones = [Zone.seoul, Zone.losAngeles, Zone.lordHowe]
    for zone in zones {
      for dayStart in stride(from: 0, to: 86_400, by: 1800) {
        let calendar = StudyCalendar(dayStart: dayStart, utcOffset: zone)
        for (first, last) in [
          (days(2026, 3, 6), days(2026, 3, 10)), (days(2026, 4, 2), days(2026, 4, 7)),
          (days(2026, 10, 1), days(2026, 10, 6)), (days(2026, 10, 30), days(2026, 11, 3)),
        ] {
          for day in (first...last).map(StudyDay.init(rawValue:)) {
            let start = calendar.start(of: day)
            #expect(calendar.day(of: start) == day)
            #expect(calendar.day(of: Timestamp(milliseconds: start.milliseconds - 1)) == day + -1)
          }
        }
        var day = calendar.day(of: utc(2026, 10, 31))
        for quarter in 0..<200 {
          let next = calendar.day(of: utc(2026, 10, 31).adding(seconds: Int64(quarter) * 900))
          #expect(next >= day)
          day = next
        }
      }
    }
  }

  @Test("times and offsets beyond all use are taken without a trap", arguments: [Int64.min, .max])
  func extremes(milliseconds: Int64) {
    let calendar = StudyCalendar { _ in milliseconds < 0 ? .min : .max }
    let instant = Timestamp(milliseconds: milliseconds).adding(seconds: milliseconds)
    #expect(instant.milliseconds == milliseconds)
    #expect((calendar.day(of: instant).rawValue < 0) == (milliseconds < 0))
    let day = StudyDay(rawValue: Int(milliseconds))
    #expect((calendar.start(of: day).milliseconds < 0) == (milliseconds < 0))
    #expect(day + Int(milliseconds) == day)
    #expect(calendar.moment(at: instant).elapsedDays(since: moment(day: 0)) >= 0)
  }
}
