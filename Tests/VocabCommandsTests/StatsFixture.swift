import Scheduling
import Statistics

@testable import VocabCommands

/// A learner of four weeks, made of figures that can be checked by hand.
enum StatsFixture {
  /// 2026-03-04, a Wednesday.
  static let today = StudyDay(rawValue: 20_516)

  static func moment(_ day: StudyDay, hour: Int = 12) -> ReviewMoment {
    ReviewMoment(
      at: Timestamp(milliseconds: Int64(day.rawValue * 86_400 + hour * 3_600) * 1_000), day: day, utcOffset: 0)
  }

  private static func answers(_ count: Int, missed: Int = 0, _ day: Int, card: Int64, hour: Int = 12) -> [PastAnswer] {
    (0..<count).map {
      PastAnswer(
        card: card + Int64($0) * 4, moment: moment(today + day, hour: hour), rating: $0 < missed ? .again : .good,
        milliseconds: 6_000)
    }
  }

  /// This week 12 right of 14, last week 20 of 20, two weeks before 15 of 16.
  static let log = AnswerLog(
    answers(16, missed: 1, -16, card: 4, hour: 8) + answers(20, -8, card: 4, hour: 9)
      + answers(10, missed: 2, -1, card: 4, hour: 20) + answers(4, 0, card: 4, hour: 8))

  static func counts(_ known: Double) -> WordCounts {
    WordCounts(entries: 30, new: 10, learning: 1, review: 15, relearning: 2, suspended: 2, known: known)
  }

  static let ahead = (1...2).map {
    StatsReport.AheadDay(day: today + $0, reviews: 30 - 10 * $0, new: 8, minutes: 4.25)
  }

  static func report(
    days: Int = 5, log: AnswerLog = log, decks: [(String, String?)] = [("a", "B1"), ("a", "A2"), ("b", nil)],
    words: [StatsReport.HardWord]? = nil, ahead: [StatsReport.AheadDay] = ahead
  ) -> StatsReport {
    let activity = Activity(log)
    let range = today + -(days - 1)...today
    return StatsReport(
      today: today, days: range, activity: activity,
      streak: Streak(days: 2, longest: 9, daysOff: 1, includesToday: true),
      weeks: WeekComparison(activity, today: today), league: WeekLeague(activity, today: today),
      heatMap: HeatMap(activity, today: today), retention: Retention(log, days: today + -20...today),
      desiredRetention: 0.9, due: 12, new: 8, ahead: ahead,
      groups: decks.enumerated().map {
        .init(deck: $0.element.0, level: $0.element.1, counts: counts(Double($0.offset) + 5.5))
      },
      hardWords: words ?? [
        .init(
          word: "authenticity", language: "en", meanings: ["진위", "진품임"], meaningLanguage: "ko", deck: "a",
          answers: 12, missed: 7,
          confusions: [
            .init(given: "credibility", count: 3, meanings: ["신뢰성"]),
            .init(given: "authentic", count: 1, meanings: nil),
          ])
      ])
  }

  static let empty = AnswerLog([])
}
