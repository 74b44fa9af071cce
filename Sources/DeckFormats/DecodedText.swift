/// A source's text as UTF-8: the encoding found or asked for, and what a first pass over it told.
struct DecodedText {
  /// The encoding's name as `iconv` knows it.
  let encoding: String
  let hasKana: Bool
  /// Whether the bytes could be of another encoding as well.
  let isGuessed: Bool
  private let source: any ByteSource

  private static let utf8 = "UTF-8"

  /// Looks through the whole text once.
  ///
  /// Without a requested encoding a byte order mark decides, then whether the text is UTF-8, then whether it is CP949,
  /// which Excel writes on Korean Windows. What holds zero bytes besides is no text. Text that has well-formed long
  /// sequences of UTF-8 before its first fault is damaged UTF-8, and not taken for CP949.
  init(_ source: any ByteSource, encoding requested: String?) throws(DeckFormatError) {
    self.source = source
    if let requested, !Self.isUTF8(requested) {
      encoding = requested
      isGuessed = false
      hasKana = try Self.survey(try DecodingStream(source.open(), encoding: requested)).hasKana
      return
    }
    if requested == nil, let marked = try Self.markedEncoding(of: source) {
      encoding = marked
      isGuessed = false
      hasKana = try Self.survey(try DecodingStream(source.open(), encoding: marked)).hasKana
      return
    }
    let survey = try Self.survey(source.open())
    if requested == nil, try Self.isBinary(source, survey) { throw DeckFormatError(.binary) }
    guard let fault = survey.fault else {
      encoding = Self.utf8
      isGuessed = false
      hasKana = survey.hasKana
      return
    }
    if requested == nil, !survey.hasLongSequence, try Self.looksKorean(source.open()),
      let korean = try? Self.survey(try DecodingStream(source.open(), encoding: "CP949"))
    {
      encoding = "CP949"
      isGuessed = true
      hasKana = korean.hasKana
      return
    }
    let line = try Self.line(at: fault.offset, in: source.open())
    throw DeckFormatError(line: line, .undecodable(byte: fault.byte, encoding: Self.utf8))
  }

  /// The text from its beginning, as UTF-8.
  func open() throws(DeckFormatError) -> any ByteStream {
    let bytes = try source.open()
    return encoding == Self.utf8 ? bytes : try DecodingStream(bytes, encoding: encoding)
  }

  /// The first bytes of the text, at most `limit`.
  func beginning(limit: Int = 1 << 16) throws(DeckFormatError) -> TextSample {
    try Self.beginning(of: open(), limit: limit)
  }

  private static func beginning(
    of stream: any ByteStream, limit: Int
  ) throws(DeckFormatError) -> TextSample {
    var bytes = [UInt8](repeating: 0, count: limit)
    var count = 0
    while count < limit {
      let read = try stream.read(into: &bytes, at: count)
      if read == 0 { break }
      count += read
    }
    return TextSample(bytes: Array(bytes.prefix(count)), isWhole: count < limit)
  }

  private static func isUTF8(_ name: String) -> Bool {
    ["utf-8", "utf8", "utf-8-sig"].contains(name.lowercased())
  }

  private static func markedEncoding(of source: any ByteSource) throws(DeckFormatError) -> String? {
    let mark = try beginning(of: source.open(), limit: 4).bytes
    if mark == [0xFF, 0xFE, 0, 0] { return "UTF-32LE" }
    if mark == [0, 0, 0xFE, 0xFF] { return "UTF-32BE" }
    guard mark.count >= 2 else { return nil }
    if mark[..<2] == [0xFF, 0xFE] { return "UTF-16LE" }
    if mark[..<2] == [0xFE, 0xFF] { return "UTF-16BE" }
    return unmarkedUTF16(try beginning(of: source.open(), limit: 1 << 12).bytes)
  }

  /// UTF-16 without its mark: every line end and comma of it holds a zero byte, and all on the same side.
  private static func unmarkedUTF16(_ bytes: [UInt8]) -> String? {
    let zeros = bytes.indices.filter { bytes[$0] == 0 }
    guard zeros.count * 8 >= bytes.count, bytes.count >= 4 else { return nil }
    let odd = zeros.count { $0 % 2 == 1 }
    if odd * 10 >= zeros.count * 9 { return "UTF-16LE" }
    return odd * 10 <= zeros.count ? "UTF-16BE" : nil
  }

  /// Zero bytes are no text, unless of UTF-16, which has been looked for before; single ones in good UTF-8 are a slip.
  private static func isBinary(_ source: any ByteSource, _ survey: UTF8Survey) throws(DeckFormatError) -> Bool {
    let bytes = try beginning(of: source.open(), limit: 1 << 12).bytes
    let zeros = bytes.count { $0 == 0 }
    return zeros * 8 >= max(1, bytes.count) || (zeros > 0 && survey.fault != nil)
  }

  /// Whether text that is CP949 by its form is so by its letters. A Latin letter with an accent before an ordinary one,
  /// as Windows writes them in the West, has the form of a syllable too, but of one that Korean hardly uses.
  private static func looksKorean(_ stream: any ByteStream) throws(DeckFormatError) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var lead: UInt8?
    var usual = 0
    var rare = 0
    while true {
      let count = try stream.read(into: &buffer, at: 0)
      if count == 0 { return usual > rare }
      for byte in buffer.prefix(count) {
        if lead != nil {
          if byte >= 0xA1 { usual += 1 } else { rare += 1 }
          lead = nil
        } else if byte >= 0x81 {
          lead = byte
        }
      }
    }
  }

  private static func survey(_ stream: any ByteStream) throws(DeckFormatError) -> UTF8Survey {
    var survey = UTF8Survey()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while survey.fault == nil {
      let count = try stream.read(into: &buffer, at: 0)
      if count == 0 { break }
      survey.look(at: buffer, count: count)
    }
    survey.finish()
    return survey
  }

  /// The line of the byte at `offset`.
  private static func line(at offset: Int, in stream: any ByteStream) throws(DeckFormatError) -> Int {
    var lines = LineCounter()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var rest = offset
    while rest > 0 {
      let count = try stream.read(into: &buffer, at: 0)
      if count == 0 { break }
      lines.count(buffer[..<min(count, rest)])
      rest -= min(count, rest)
    }
    return lines.line
  }
}

/// The beginning of a text, by which its format is known.
struct TextSample {
  var bytes: [UInt8]
  /// Whether it is the whole text.
  var isWhole: Bool
}

/// Counts lines that end with LF, CRLF or CR.
struct LineCounter {
  private(set) var line = 1
  private var afterReturn = false

  mutating func count(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      if byte == .carriageReturn || (byte == .lineFeed && !afterReturn) { line += 1 }
      afterReturn = byte == .carriageReturn
    }
  }
}
