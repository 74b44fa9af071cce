import Glibc
import Scheduling

enum LogFileError: Error {
  case unreadable(String)
  case wrongLine(Int)
}

/// The reviews of a log; study days of one with times begin at 4:00 UTC.
func readLog(_ path: String) throws -> [LoggedReview] {
  guard let file = fopen(path, "r") else { throw LogFileError.unreadable(path) }
  defer { fclose(file) }
  var line: UnsafeMutablePointer<CChar>?
  var capacity = 0
  defer { free(line) }

  var reviews: [LoggedReview] = []
  var hasTimes = false
  var number = 0
  while getline(&line, &capacity, file) > 0, let line {
    number += 1
    if number == 1 {
      hasTimes = String(cString: line).hasPrefix("card,reviewed_at_ms,rating")
      continue
    }
    var rest = line
    let cells = (0..<3).map { _ in
      var end: UnsafeMutablePointer<CChar>?
      let value = Int64(strtoll(rest, &end, 10))
      // Past the comma; at the end of the line there is a zero more than is read.
      if let end, end.pointee != 0 { rest = end + 1 }
      return value
    }
    guard let rating = Rating(rawValue: Int(cells[2])) else { throw LogFileError.wrongLine(number) }
    if hasTimes {
      let day = StudyDay(rawValue: Int((cells[1] - 4 * 3_600_000) / 86_400_000))
      let at = Timestamp(milliseconds: cells[1])
      reviews.append(LoggedReview(card: cells[0], at: at, day: day, rating: rating))
    } else {
      reviews.append(LoggedReview(card: cells[0], day: StudyDay(rawValue: Int(cells[1])), rating: rating))
    }
  }
  return reviews
}
