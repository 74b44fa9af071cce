/// The records of a text of separated values (RFC 4180), one at a time, in memory bounded by the longest record.
///
/// Lines end with LF, CRLF or CR, also mixed. A quote inside an unquoted field is text; spaces may follow a closing
/// quote. Works on bytes: the text is UTF-8, whose letters never hold a byte of a delimiter, quote or line end.
struct RecordReader {
  private let stream: any ByteStream
  private var scanner: RecordScanner
  /// The bytes that the fields are ranges of.
  private(set) var window: [UInt8]
  private var count = 0
  private var recordStart: Int
  private var atEnd = false

  /// Reads from `stream` after its first `skipping` bytes, where line `firstLine` begins.
  init(_ stream: any ByteStream, delimiter: Delimiter, skipping: Int = 0, firstLine: Int = 1, capacity: Int = 1 << 16)
    throws(DeckFormatError)
  {
    self.stream = stream
    window = [UInt8](repeating: 0, count: max(capacity, skipping + 1))
    recordStart = skipping
    scanner = RecordScanner(delimiter: delimiter, firstLine: firstLine, position: skipping)
    while count < skipping, try fill() {}
  }

  /// The fields of the current record as ranges of `window`, valid until the next one; none on a blank line.
  var fields: [Range<Int>] { scanner.fields }

  /// The line on which the current record begins.
  var line: Int { scanner.line }

  /// Goes to the next record, a blank line being one too; false at the end.
  mutating func advance() throws(DeckFormatError) -> Bool {
    recordStart = scanner.position
    scanner.beginRecord()
    while true {
      if try scanner.scan(&window, end: count) { return true }
      if try !fill() { return try scanner.finish() }
    }
  }

  /// True when the current record ends where the text ends.
  var reachesEnd: Bool { atEnd }

  /// A copy of one field as text; for titles and tests, not for a million cells.
  func text(of field: Range<Int>) -> String { String(decoding: window[field], as: UTF8.self) }

  private mutating func fill() throws(DeckFormatError) -> Bool {
    if atEnd { return false }
    if count == window.count {
      try scanner.checkLimits(recordStart: recordStart)
      if recordStart > 0 {
        window.withUnsafeMutableBytes { [recordStart, count] bytes in
          bytes.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[recordStart..<count]))
        }
        scanner.shift(by: recordStart)
        count -= recordStart
        recordStart = 0
      } else {
        window += [UInt8](repeating: 0, count: window.count)
      }
    }
    let read = try stream.read(into: &window, at: count)
    count += read
    atEnd = read == 0
    return !atEnd
  }
}
