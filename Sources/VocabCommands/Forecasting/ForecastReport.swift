import JSONText
import Scheduling

/// What a forecast came to.
struct ForecastReport: Sendable {
  /// By retention, ascending.
  var forecasts: [Forecast]
  /// nil if nothing would be asked.
  var advice: RetentionAdvice?
  /// For the advice one card in so many was simulated.
  var cardsPerSample: Int
  var plan: Forecast.Plan
  var firstDay: StudyDay
  /// The answers that the learner's ratings and times were taken from.
  var pastAnswers: Int
  /// The retention that is set.
  var setRetention: Double

  func date(_ index: Int) -> String { (firstDay + index).date }

  /// The report as JSON lines, an event each, but for the first line.
  var events: [JSONValue] {
    let days = forecasts.flatMap { forecast in
      forecast.days.map { day -> JSONValue in
        let head: JSONValue = [
          "event": "day", "retention": forecast.retention.retentionJSON, "day": .string(date(day.index)),
        ]
        return head.adding([
          "reviews": .integer(day.reviews), "new": .integer(day.new), "answers": .integer(day.answers),
          "minutes": .decimal(day.seconds / 60, places: 2), "postponed": .integer(day.postponed),
          "known": .decimal(day.known, places: 1),
        ])
      }
    }
    let totals = forecasts.map { forecast -> JSONValue in
      [
        "event": "retention", "retention": forecast.retention.retentionJSON, "days": .integer(forecast.days.count),
        "reviews": .integer(forecast.reviews), "new": .integer(forecast.new), "answers": .integer(forecast.answers),
        "minutes": .decimal(forecast.seconds / 60, places: 2), "postponed": .integer(forecast.postponed),
        "known": .decimal(forecast.known, places: 1),
      ]
    }
    let advice = advice.map { advice -> JSONValue in
      [
        "event": "advice", "retention": advice.best.retention.retentionJSON,
        "from": advice.range.lowerBound.retentionJSON, "to": advice.range.upperBound.retentionJSON,
        "days": .integer(Forecaster.triedDays), "one_card_in": .integer(cardsPerSample),
        "past_answers": .integer(pastAnswers),
      ]
    }
    return days + totals + [advice].compactMap(\.self)
  }
}

extension Forecast {
  var reviews: Int { days.reduce(0) { $0 + $1.reviews } }
  var new: Int { days.reduce(0) { $0 + $1.new } }
  /// Reviews that wait at the end.
  var postponed: Int { days.last?.postponed ?? 0 }
}

extension Double {
  /// Two decimals, or as many as this retention needs.
  private var retentionPlaces: Int { (2..<6).first { Double(fixed($0)) == self } ?? 6 }

  /// A retention as it is shown: `0.90`.
  var retentionText: String { fixed(retentionPlaces) }

  var retentionJSON: JSONValue { .decimal(self, places: retentionPlaces) }
}
