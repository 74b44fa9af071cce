/// What stands in a text before its first row and is no part of the table: a byte order mark, Excel's `sep=` line,
/// the header lines of Anki's export.
struct TextPreamble {
  private(set) var byteCount = 0
  private(set) var lineCount = 0
  private(set) var delimiter: Delimiter?
  private(set) var anki: AnkiHeader?

  /// Looks at the beginning of a text.
  init(of text: [UInt8]) {
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { byteCount = 3 }
    var header = AnkiHeader()
    while let (line, length) = nextLine(of: text) {
      if lineCount == 0, line.count == 5, line.prefix(4).lowercased() == "sep=", let sign = line.utf8.last,
        let named = Delimiter(rawValue: sign)
      {
        delimiter = named
      } else if header.read(line) {
        anki = header
        delimiter = header.delimiter
      } else {
        break
      }
      byteCount += length
      lineCount += 1
      if delimiter != nil && anki == nil { break }
    }
  }

  /// The line at `byteCount` and its length with the line end.
  private func nextLine(of text: [UInt8]) -> (line: String, length: Int)? {
    let rest = text[byteCount...]
    guard rest.first == UInt8(ascii: "#") || (lineCount == 0 && rest.first.map { $0 | 0x20 } == UInt8(ascii: "s"))
    else { return nil }
    guard let end = rest.firstIndex(where: { $0 == .lineFeed || $0 == .carriageReturn }) else { return nil }
    let isPair = text[end] == .carriageReturn && end + 1 < text.count && text[end + 1] == .lineFeed
    return (String(decoding: rest[..<end], as: UTF8.self), end - byteCount + (isPair ? 2 : 1))
  }
}
