import Wording

/// What was found out about a file before its first row.
public struct ReadSummary: Hashable, Sendable {
  /// The character set, such as `UTF-8` or `CP949`.
  public var encoding: String
  public var delimiter: Delimiter
  /// The titles in the file; nil if it has none.
  public var titles: [String]?
  /// What each field is taken for, by the column's own title; nil for one that is ignored.
  public var columns: [String?]

  /// The summary in the words of a report.
  var facts: [String] {
    let named = columns.map { $0 ?? "-" }.joined(separator: ", ")
    return [localized("parted by \(delimiter.wording)"), encoding, localized("columns: \(named)")]
  }
}
