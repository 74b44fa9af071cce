import Foundation
import Scheduling
import Testing

/// A log of Reference/; the study days of one with times begin at 4:00 UTC.
func referenceLog(_ name: String) throws -> [LoggedReview] {
  let url = try #require(Bundle.module.url(forResource: name, withExtension: "csv", subdirectory: "Reference"))
  let lines = try String(contentsOf: url, encoding: .utf8).split(whereSeparator: \.isNewline)
  let hasTimes = lines[0].hasPrefix("card,reviewed_at_ms")
  return try lines.dropFirst().map { line in
    let cells = line.split(separator: ",").prefix(3).compactMap { Int64($0) }
    let rating = try #require(Rating(rawValue: Int(cells[2])))
    guard hasTimes else { return LoggedReview(card: cells[0], day: StudyDay(rawValue: Int(cells[1])), rating: rating) }
    let day = StudyDay(rawValue: Int((cells[1] - 4 * 3_600_000) / 86_400_000))
    return LoggedReview(card: cells[0], at: Timestamp(milliseconds: cells[1]), day: day, rating: rating)
  }
}

/// A review by day and second of the day.
func logged(_ card: Int64, day: Int, second: Int = 0, _ rating: Rating) -> LoggedReview {
  let moment = moment(day: day, second: second)
  return LoggedReview(card: card, at: moment.at, day: moment.day, rating: rating)
}
