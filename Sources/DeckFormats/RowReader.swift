/// Reads entries from a file of one format, one at a time, in the file's order.
public protocol RowReader {
  /// What was found out before the first row, in the words of a report, such as `CSV parted by tabs` and `UTF-8`.
  var facts: [String] { get }

  /// How far the reader is, in what it counts; nil where only the bytes of its source tell.
  var place: ReadPlace? { get }

  /// What was left out or changed so far.
  var notices: ReadNotices { get }

  /// The next row with a word and a meaning; nil at the end. After an error there is no going on.
  mutating func next() throws(DeckFormatError) -> DeckRow?
}

extension RowReader {
  public var place: ReadPlace? { nil }
}

/// How far a reader is.
public struct ReadPlace: Hashable, Sendable {
  public var done: Int
  public var total: Int

  public init(done: Int, total: Int) {
    self.done = done
    self.total = total
  }
}
