/// The machine that cuts a record of RFC 4180 into fields, byte by byte. It can stop after any byte and go on when more
/// have come, so that the size of the pieces never matters.
struct RecordScanner {
  enum Limit {
    static let field = 1_000_000
    static let row = 16_000_000
    static let columns = 1_000
  }

  private enum State {
    case fieldStart, unquoted, quoted
    /// After a quote inside a quoted field: the end of the field, or the first half of a doubled quote.
    case quoteSeen
    /// After spaces that follow a closing quote.
    case padding
  }

  private let delimiter: UInt8
  private var state = State.fieldStart
  /// The next byte to look at.
  private(set) var position = 0
  private var fieldStart = 0
  /// Where the next byte of a quoted field goes: doubled quotes are made single in place.
  private var write = 0
  private var isQuoted = false
  private var quoteLine = 1
  private var currentLine: Int
  /// The last byte was a carriage return: a line feed now belongs to it.
  private var afterReturn = false

  /// The fields of the record as ranges of the window; empty for a blank line.
  private(set) var fields: [Range<Int>] = []
  /// The line on which the record begins.
  private(set) var line: Int

  init(delimiter: Delimiter, firstLine: Int, position: Int) {
    self.delimiter = delimiter.rawValue
    currentLine = firstLine
    line = firstLine
    self.position = position
  }

  mutating func beginRecord() {
    fields.removeAll(keepingCapacity: true)
    state = .fieldStart
    isQuoted = false
    fieldStart = position
    write = position
    line = currentLine
  }

  /// Follows the window's bytes when they move to the front by `distance`.
  mutating func shift(by distance: Int) {
    position -= distance
    fieldStart -= distance
    write -= distance
    for index in fields.indices {
      fields[index] = fields[index].lowerBound - distance..<fields[index].upperBound - distance
    }
  }

  /// Goes on to the record's end; false when the bytes before `end` do not reach it.
  mutating func scan(_ window: inout [UInt8], end: Int) throws(DeckFormatError) -> Bool {
    var bytes = window.mutableSpan
    var index = position
    defer { position = index }
    while index < end {
      let byte = bytes[index]
      switch state {
      case .fieldStart:
        if afterReturn {
          afterReturn = false
          if byte == .lineFeed && fields.isEmpty {
            index += 1
            fieldStart = index
            continue
          }
        }
        fieldStart = index
        isQuoted = byte == .quote
        if isQuoted {
          quoteLine = currentLine
          index += 1
          fieldStart = index
          write = index
          state = .quoted
        } else {
          state = .unquoted
        }
      case .unquoted:
        index = bytes.firstIndex(of: delimiter, from: index, to: end)
        if index == end { return false }
        let found = bytes[index]
        try endField(at: index)
        index += 1
        if found != delimiter {
          endLine(found)
          return true
        }
      case .quoted:
        if byte == .quote {
          state = .quoteSeen
          afterReturn = false
          index += 1
          continue
        }
        if byte == .carriageReturn || (byte == .lineFeed && !afterReturn) { currentLine += 1 }
        afterReturn = byte == .carriageReturn
        let next = bytes.firstIndex(of: .quote, from: index + 1, to: end)
        if next > index + 1 { afterReturn = false }
        if write == index {
          write = next
        } else {
          for place in index..<next {
            bytes[write] = bytes[place]
            write += 1
          }
        }
        index = next
      case .quoteSeen where byte == .quote:
        bytes[write] = byte
        write += 1
        index += 1
        state = .quoted
      case .quoteSeen, .padding:
        index += 1
        switch byte {
        case delimiter:
          try endField(at: write)
        case .lineFeed, .carriageReturn:
          try endField(at: write)
          endLine(byte)
          return true
        case .space:
          state = .padding
        default:
          throw DeckFormatError(line: currentLine, .textAfterQuote)
        }
      }
    }
    return false
  }

  /// Ends the record at the end of the text; false if there is none.
  mutating func finish() throws(DeckFormatError) -> Bool {
    switch state {
    case .fieldStart:
      if fields.isEmpty { return false }
      fieldStart = position
      try endField(at: position)
    case .unquoted: try endField(at: position)
    case .quoted: throw DeckFormatError(line: quoteLine, .unclosedQuote)
    case .quoteSeen, .padding: try endField(at: write)
    }
    dropBlank()
    return true
  }

  /// Refuses an unfinished record that would need ever more memory.
  func checkLimits(recordStart: Int) throws(DeckFormatError) {
    if position - fieldStart > Limit.field {
      throw DeckFormatError(line: isQuoted ? quoteLine : line, .fieldTooLong(limit: Limit.field))
    }
    if position - recordStart > Limit.row { throw DeckFormatError(line: line, .rowTooLong(limit: Limit.row)) }
  }

  private mutating func endField(at end: Int) throws(DeckFormatError) {
    if end - fieldStart > Limit.field {
      throw DeckFormatError(line: isQuoted ? quoteLine : line, .fieldTooLong(limit: Limit.field))
    }
    if fields.count == Limit.columns {
      throw DeckFormatError(line: line, .tooManyColumns(limit: Limit.columns))
    }
    fields.append(fieldStart..<end)
    state = .fieldStart
  }

  private mutating func endLine(_ byte: UInt8) {
    currentLine += 1
    afterReturn = byte == .carriageReturn
    dropBlank()
  }

  /// A line with nothing on it has no fields; `""` has one.
  private mutating func dropBlank() {
    if fields.count == 1 && fields[0].isEmpty && !isQuoted { fields.removeAll(keepingCapacity: true) }
  }
}

extension MutableSpan<UInt8> {
  /// The first place from `start` on that holds the byte or a line end; `end` if none does.
  @inline(__always)
  fileprivate func firstIndex(of byte: UInt8, from start: Int, to end: Int) -> Int {
    var index = start
    let raw = bytes
    while let eight = EightBytes(raw, at: index, end: end),
      !eight.contain(byte), !eight.contain(.lineFeed), !eight.contain(.carriageReturn)
    {
      index += 8
    }
    while index < end, self[index] != byte, self[index] != .lineFeed, self[index] != .carriageReturn { index += 1 }
    return index
  }
}

extension UInt8 {
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let quote: UInt8 = 0x22
  static let backslash: UInt8 = 0x5C
}
