import Scheduling
import Statistics
import UnicodeText

/// What `vocab stats` shows, as values: every form of it is written from these.
struct StatsReport: Sendable {
  /// The decks whose words alone are counted; empty for the library.
  var decks: [String] = []
  /// The current study day.
  var today: StudyDay
  /// The study days that are looked at closely: by day, in retention and among the hardest words.
  var days: ClosedRange<StudyDay>
  var activity: Activity
  var streak: Streak
  var weeks: WeekComparison
  /// nil while there is no other week to compare with.
  var league: WeekLeague?
  var heatMap: HeatMap
  var retention: Retention
  /// The retention that is set.
  var desiredRetention: Double
  /// Cards due now, and new ones that today's limit still allows.
  var due: Int
  var new: Int
  /// The coming days from tomorrow on: the one forecast that every figure of them comes from.
  var ahead: [AheadDay]
  var groups: [WordGroup]
  var hardWords: [HardWord]

  /// A coming day as a simulation shows it, in which all that the daily limits allow is answered on each day, today's
  /// rest too.
  struct AheadDay: Hashable, Sendable {
    var day: StudyDay
    /// Cards that are asked again.
    var reviews: Int
    var new: Int
    var minutes: Double
  }

  /// Words of one kind, such as those of a deck.
  struct WordGroup: Hashable, Sendable {
    var deck: String
    var level: String?
    var counts: WordCounts
  }

  /// A word that was missed again and again in `days`.
  struct HardWord: Hashable, Sendable {
    var word: String
    /// BCP 47 tags.
    var language: String
    var meanings: [String]
    var meaningLanguage: String
    var deck: String
    var answers: Int
    var missed: Int
    var confusions: [Confusion]
  }

  /// What was typed instead of a word.
  struct Confusion: Hashable, Sendable {
    var given: String
    var count: Int
    /// The meanings, if it is another word of the library.
    var meanings: [String]?
  }

  /// The names of `decks`, parted by commas.
  var decksTitle: String { decks.map(\.onOneLine).joined(separator: ", ") }

  /// The days of `days` from the first answer ever on; nil if no answer was given in any.
  var daysOfStudy: ClosedRange<StudyDay>? {
    guard let first = activity.days.first?.day, activity.totals(of: days).answers > 0 else { return nil }
    return max(days.lowerBound, first)...days.upperBound
  }

  /// All words together.
  var words: WordCounts { groups.reduce(WordCounts()) { $0 + $1.counts } }

  /// By deck, in the order of their names.
  var byDeck: [(name: String, counts: WordCounts)] { summed { $0.deck } }

  /// By level, in the order of their names; what has none comes last.
  var byLevel: [(name: String?, counts: WordCounts)] {
    let named = summed { $0.level ?? "" }
    return (named.filter { !$0.name.isEmpty } + named.filter(\.name.isEmpty)).map {
      (name: $0.name.isEmpty ? nil : $0.name, counts: $0.counts)
    }
  }

  private func summed(_ name: (WordGroup) -> String) -> [(name: String, counts: WordCounts)] {
    let sums = Dictionary(groups.map { (name($0), $0.counts) }, uniquingKeysWith: +)
    return sums.sorted { $0.key < $1.key }.map { (name: $0.key, counts: $0.value) }
  }
}
