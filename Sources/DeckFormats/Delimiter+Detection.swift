extension Delimiter {
  /// How many records are looked at.
  private static let sampleSize = 100

  /// The delimiter of a text, from its beginning.
  ///
  /// One under which the first row is titles wins; then the one that gives the most rows the same number of columns,
  /// two or more. Of equals the tab wins, because it hardly stands in text, then the one that comes earliest in the
  /// rows: a word seldom holds a delimiter, a meaning does.
  static func detected(in text: [UInt8], isWhole: Bool, skipping: Int, skipRows: Int) -> Delimiter {
    let findings = choices.map { delimiter in
      Finding(delimiter, in: text, isWhole: isWhole, skipping: skipping, skipRows: skipRows)
    }
    let best = findings.max { $0.isWorse(than: $1) }
    return best.flatMap { $0.agreeing > 0 ? $0.delimiter : nil } ?? .comma
  }

  /// How well a text reads with one delimiter.
  private struct Finding {
    let delimiter: Delimiter
    private(set) var hasTitles = false
    /// How many of a hundred rows have the commonest number of columns.
    private(set) var agreeing = 0
    /// The bytes in all the first fields.
    private(set) var firstFieldBytes = 0

    init(_ delimiter: Delimiter, in text: [UInt8], isWhole: Bool, skipping: Int, skipRows: Int) {
      self.delimiter = delimiter
      var widths: [Int: Int] = [:]
      var rows = 0
      do {
        var records = try RecordReader(
          MemoryStream(text), delimiter: delimiter, skipping: skipping, capacity: text.count + 1)
        for _ in 0..<max(0, skipRows) where try !records.advance() { return }
        while rows < Delimiter.sampleSize, try records.advance() {
          // The sample's end may have cut its last row.
          if !isWhole && records.reachesEnd { break }
          guard let first = records.fields.first else { continue }
          if rows == 0 { hasTitles = ColumnMapping(titles: records.fields.map(records.text)) != nil }
          rows += 1
          widths[records.fields.count, default: 0] += 1
          firstFieldBytes += first.count
        }
      } catch {
        // What cannot be read so speaks against the delimiter, yet a real file may hold the same mistake.
        rows += 1
      }
      let commonest = widths.filter { $0.key > 1 }.values.max() ?? 0
      agreeing = rows == 0 ? 0 : commonest * 100 / rows
    }

    func isWorse(than other: Finding) -> Bool {
      if hasTitles != other.hasTitles { return other.hasTitles }
      if agreeing != other.agreeing { return agreeing < other.agreeing }
      if (delimiter == .tab) != (other.delimiter == .tab) { return other.delimiter == .tab }
      return firstFieldBytes > other.firstFieldBytes
    }
  }
}
