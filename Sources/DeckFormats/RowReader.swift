/// Reads entries from a file of one format, one at a time, in the file's order.
public protocol RowReader {
  /// What was found out before the first row, in the words of a report, such as `CSV parted by tabs` and `UTF-8`.
  var facts: [String] { get }

  /// What was left out or changed so far.
  var notices: ReadNotices { get }

  /// The next row with a word and a meaning; nil at the end. After an error there is no going on.
  mutating func next() throws(DeckFormatError) -> DeckRow?
}
