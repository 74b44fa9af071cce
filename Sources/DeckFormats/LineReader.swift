/// The lines of a text (UTF-8), one at a time, in memory bounded by the longest one.
///
/// Lines end with LF, CRLF or CR, also mixed, and where wanted at a further sign.
struct LineReader {
  private let stream: any ByteStream
  private let limit: Int
  private let sign: UInt8?
  private var window: [UInt8]
  private var count = 0
  private var position = 0
  private var atEnd = false
  /// The last line ended with a carriage return: a line feed now belongs to it.
  private var afterReturn = false
  /// The current line in `window`.
  private var range = 0..<0

  /// The number of the line on which the current piece begins, counted from 1; 0 before the first.
  private(set) var line = 0
  private var nextLine = 1

  /// - Parameters:
  ///   - sign: a sign that ends a piece within a line.
  ///   - limit: bytes in a piece at most.
  init(
    _ stream: any ByteStream, alsoEndingAt sign: UInt8? = nil, limit: Int = 16_000_000, capacity: Int = 1 << 16
  ) {
    self.stream = stream
    self.sign = sign
    self.limit = limit
    window = [UInt8](repeating: 0, count: max(1, capacity))
  }

  /// The current line without its end and without a byte order mark, valid until the next one.
  var content: ArraySlice<UInt8> {
    let bytes = window[range]
    return line == 1 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
  }

  /// Goes to the next line; false at the end. Throws `.rowTooLong`.
  mutating func advance() throws(DeckFormatError) -> Bool {
    var looked = position
    while true {
      if afterReturn, position < count {
        afterReturn = false
        if window[position] == .lineFeed {
          position += 1
          looked = position
        }
      }
      if let end = window[looked..<count].firstIndex(where: { [sign] byte in
        byte == .lineFeed || byte == .carriageReturn || byte == sign
      }) {
        afterReturn = window[end] == .carriageReturn
        take(position..<end, next: end + 1, endsLine: window[end] != sign)
        return true
      }
      let length = count - position
      if length > limit { throw DeckFormatError(line: nextLine, .rowTooLong(limit: limit)) }
      if try !fill() {
        if position == count { return false }
        take(position..<count, next: count, endsLine: true)
        return true
      }
      looked = position + length
    }
  }

  /// True when the current line ends where the text ends.
  var reachesEnd: Bool { atEnd && position == count }

  private mutating func take(_ bytes: Range<Int>, next: Int, endsLine: Bool) {
    range = bytes
    position = next
    line = nextLine
    if endsLine { nextLine += 1 }
  }

  private mutating func fill() throws(DeckFormatError) -> Bool {
    if atEnd { return false }
    if position > 0 {
      window.replaceSubrange(0..<count - position, with: window[position..<count])
      count -= position
      position = 0
    } else if count == window.count {
      window += [UInt8](repeating: 0, count: window.count)
    }
    let read = try stream.read(into: &window, at: count)
    count += read
    atEnd = read == 0
    return !atEnd
  }
}
