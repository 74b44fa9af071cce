public import Scheduling

/// The study days on which answers were given, and what was done on each.
///
/// A day is the one that an answer was recorded for, in the zone where it was given: neither daylight saving nor a
/// journey moves an answer to another day afterwards. Answers that an import only supposes do not count.
public struct Activity: Sendable {
  /// A day with at least one answer.
  public struct Day: Hashable, Sendable {
    public var day: StudyDay
    public var totals: Totals
    /// The first and the last answer by their instants.
    public var first: ReviewMoment
    public var last: ReviewMoment
  }

  /// In ascending order.
  public let days: [Day]

  public init(_ log: AnswerLog) {
    var places: [StudyDay: Int] = [:]
    var days: [Day] = []
    // Answers of one day often follow one another.
    var latest = -1
    for answers in log.byCard {
      var isFirst = true
      for answer in answers where answer.isReal {
        if latest < 0 || days[latest].day != answer.day {
          if let place = places[answer.day] {
            latest = place
          } else {
            latest = days.count
            places[answer.day] = latest
            days.append(Day(day: answer.day, totals: Totals(), first: answer.moment, last: answer.moment))
          }
        }
        days[latest].totals.count(answer, isFirst: isFirst)
        if answer.at < days[latest].first.at { days[latest].first = answer.moment }
        if answer.at > days[latest].last.at { days[latest].last = answer.moment }
        isFirst = false
      }
    }
    self.days = days.sorted { $0.day < $1.day }
  }

  /// What was done on a day.
  public subscript(day: StudyDay) -> Totals {
    let index = place(of: day)
    return index < days.count && days[index].day == day ? days[index].totals : Totals()
  }

  /// What was done on all days of a range together.
  public func totals(of range: ClosedRange<StudyDay>) -> Totals {
    days[place(of: range.lowerBound)...].prefix { $0.day <= range.upperBound }.reduce(Totals()) { $0 + $1.totals }
  }

  /// The index of the first day that is not before `day`.
  private func place(of day: StudyDay) -> Int {
    var (low, high) = (0, days.count)
    while low < high {
      let middle = (low + high) / 2
      if days[middle].day < day { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
