import Scheduling
import Statistics
import TestSupport

/// 2026-03-02, a Monday.
let monday = StudyDay(rawValue: 20_514)

func instant(_ day: StudyDay, hour: Int = 12, offset: Int = 0) -> Timestamp {
  Timestamp(milliseconds: Int64(day.rawValue * 86_400 + hour * 3_600 - offset) * 1_000)
}

/// A moment at an hour of the wall clock of a zone.
func moment(_ day: StudyDay, hour: Int = 12, offset: Int = 0) -> ReviewMoment {
  StudyCalendar { _ in offset }.moment(at: instant(day, hour: hour, offset: offset))
}

func answer(
  _ card: Int64, _ day: StudyDay, _ rating: Rating = .good, hour: Int = 12, offset: Int = 0,
  milliseconds: Int? = 6_000, origin: PastAnswer.Origin = .here
) -> PastAnswer {
  PastAnswer(
    card: card, moment: moment(day, hour: hour, offset: offset), rating: rating, milliseconds: milliseconds,
    origin: origin)
}

/// An answer to card 4.
func answer(
  _ day: StudyDay, _ rating: Rating = .good, hour: Int = 12, offset: Int = 0, milliseconds: Int? = 6_000
) -> PastAnswer {
  answer(4, day, rating, hour: hour, offset: offset, milliseconds: milliseconds)
}

extension SeededGenerator {
  mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }
}
