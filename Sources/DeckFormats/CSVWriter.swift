/// Writes entries as comma-separated values (RFC 4180, UTF-8) that import as the same entries.
///
/// The first row holds the titles. All columns are there, whether or not an entry fills them, so that two exports of one
/// library have the same shape.
public struct CSVWriter: DeckWriter {
  public struct Options: Hashable, Sendable {
    /// Whether the text begins with a byte order mark, without which Excel on Windows does not take it for UTF-8.
    public var hasByteOrderMark: Bool
    /// Whether a quote goes before each cell that a spreadsheet would run: one that begins with `=`, `+`, `-`, `@`, a
    /// tab or a carriage return. Such a file does not import as the same entries.
    public var isSanitized: Bool

    public init(hasByteOrderMark: Bool = false, isSanitized: Bool = false) {
      self.hasByteOrderMark = hasByteOrderMark
      self.isSanitized = isSanitized
    }
  }

  /// Examples of an entry at most: a reader takes no more columns.
  public static let mostExamples = 400

  private let sink: any TextSink
  private let columns: [Column]
  private let options: Options
  private var hasBegun = false

  /// - Parameter examples: how many examples an entry has at most; those beyond it have no column.
  public init(to sink: any TextSink, examples: Int, options: Options = Options()) {
    self.sink = sink
    self.options = options
    columns = EntryCells.columns(examples: min(examples, Self.mostExamples))
  }

  public mutating func write(_ entry: ExportedEntry) throws {
    try begin()
    let cells = EntryCells(entry: entry.entry, deck: entry.deck)
    try write(row: columns.map { cells.cell($0) })
  }

  public mutating func finish() throws { try begin() }

  private mutating func begin() throws {
    if hasBegun { return }
    hasBegun = true
    if options.hasByteOrderMark { try sink.write("\u{FEFF}") }
    try write(row: columns.map(\.title))
  }

  private func write(row: [String]) throws {
    let fields = options.isSanitized ? row.map(Self.sanitized) : row
    try sink.write(SeparatedText.row(fields, delimiter: .comma, lineEnd: "\r\n"))
  }

  /// The rule of OWASP's page on CSV injection.
  private static func sanitized(_ cell: String) -> String {
    switch cell.utf8.first {
    case UInt8(ascii: "="), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), 0x09, 0x0D: "'" + cell
    default: cell
    }
  }
}
