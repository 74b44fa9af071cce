public import Scheduling
import UnicodeText
import Wording

/// Reads a log of answers: CSV whose titles name `card`, `rating` (1 to 4) and either `reviewed_at_ms` (milliseconds since
/// 1970 in UTC) or `day` (a number of days). Further columns are ignored.
public struct ReviewLogReader {
  private enum Time {
    case milliseconds(Int)
    case day(Int)
  }

  private var records: RecordReader
  private let card: Int
  private let rating: Int
  private let time: Time
  private let dayOf: (Timestamp) -> StudyDay

  /// Opens the log and reads its titles.
  /// - Parameter dayOf: the study day of an instant, for a log that names none.
  public init(source: any ByteSource, dayOf: @escaping (Timestamp) -> StudyDay) throws(DeckFormatError) {
    let text = try DecodedText(source, encoding: nil)
    let sample = try text.beginning()
    let delimiter = Delimiter.detected(in: sample.bytes, isWhole: sample.isWhole, skipping: 0, skipRows: 0)
    var records = try RecordReader(text.open(), delimiter: delimiter)
    guard try records.advanceToContent() else { throw DeckFormatError(line: 1, .empty) }
    let titles = records.fields.map { CellText.title(records.text(of: $0)).lowercased() }
    func place(_ title: String) -> Int? { titles.firstIndex(of: title) }
    guard let card = place("card"), let rating = place("rating"),
      let time = place("reviewed_at_ms").map(Time.milliseconds) ?? place("day").map(Time.day)
    else { throw DeckFormatError(line: records.line, .noReviewLog) }
    (self.records, self.card, self.rating, self.time, self.dayOf) = (records, card, rating, time, dayOf)
  }

  /// The next answer; nil at the end.
  public mutating func next() throws(DeckFormatError) -> LoggedReview? {
    guard try records.advanceToContent() else { return nil }
    let card = try number(card, "card")
    guard let rating = Rating(rawValue: Int(clamping: try number(rating, "rating"))) else {
      let expected = localized("a number from 1 to 4")
      throw DeckFormatError(line: records.line, .notInLog(title: "rating", expected: expected))
    }
    switch time {
    case .milliseconds(let place):
      let at = Timestamp(milliseconds: try number(place, "reviewed_at_ms"))
      return LoggedReview(card: card, at: at, day: dayOf(at), rating: rating)
    case .day(let place):
      let day = try number(place, "day")
      return LoggedReview(card: card, day: StudyDay(rawValue: Int(clamping: day)), rating: rating)
    }
  }

  private func number(_ place: Int, _ title: String) throws(DeckFormatError) -> Int64 {
    let text = place < records.fields.count ? records.text(of: records.fields[place]).trimmedSpaces : ""
    guard let number = Int64(text) else {
      throw DeckFormatError(line: records.line, .notInLog(title: title, expected: localized("a whole number")))
    }
    return number
  }
}
