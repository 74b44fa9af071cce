/// The backslash rules of cells, in one place for reading and for writing.
///
/// A backslash before one of `; ； | : { } / ( ) \` makes it plain text; before anything else it is itself.
public enum CellEscaping {
  /// What a cell's text is: it decides which escapes its stored form keeps as markup.
  public enum Role: Hashable, Sendable {
    /// `\/ \( \) \\` stay, because alternatives and optional parts are read from the stored form.
    case word
    /// `\{ \} \\` stay, because the blank is read from the stored form.
    case example
    /// Nothing stays: the stored form is plain text.
    case plain
  }

  /// The sign that parts meanings where a keyboard for Korean, Chinese or Japanese writes it.
  static let wideSemicolon: [UInt8] = [0xEF, 0xBC, 0x9B]

  /// A cell's meanings as one text that reads back as the same meanings.
  public static func joined(meanings: [String]) -> String {
    meanings.map { escaped($0, ";；") }.joined(separator: "; ")
  }

  /// A cell's near-synonyms as one text, `word: why it does not fit | word: why`.
  public static func joined(confusables: [(word: String, reason: String)]) -> String {
    confusables.map { pair in
      escaped(pair.word, ":|") + (pair.reason.isEmpty ? "" : ": " + escaped(pair.reason, "|"))
    }.joined(separator: " | ")
  }

  /// A stored text as a cell of its own.
  public static func cell(_ stored: String, role: Role) -> String {
    switch role {
    case .plain: escaped(stored, "")
    case .word: reescaped(stored, kept: "/()\\")
    case .example: reescaped(stored, kept: "{}\\")
    }
  }

  /// Plain text with a backslash before each of `signs`, and before each backslash that would read as an escape.
  private static func escaped(_ text: String, _ signs: String) -> String {
    if !text.utf8.contains(.backslash) && !text.unicodeScalars.contains(where: signs.unicodeScalars.contains) {
      return text
    }
    var result = String.UnicodeScalarView()
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      // At the end too: what is joined on behind could make an escape of it.
      let meansEscape = scalar == "\\" && (scalars.first.map { canEscape($0) } ?? true)
      if meansEscape || signs.unicodeScalars.contains(scalar) { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }

  /// Markup whose escapes of `kept` stand already: only a backslash that is none of them is doubled where it must be.
  private static func reescaped(_ text: String, kept: String) -> String {
    guard text.utf8.contains(.backslash) else { return text }
    var result = String.UnicodeScalarView()
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      result.append(scalar)
      guard scalar == "\\", let next = scalars.first else { continue }
      if kept.unicodeScalars.contains(next) {
        result.append(next)
        scalars.removeFirst()
      } else if canEscape(next) {
        result.append("\\")
      }
    }
    return String(result)
  }

  private static func canEscape(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "；" || (scalar.isASCII && canEscape(UInt8(truncatingIfNeeded: scalar.value)))
  }

  /// True for the ASCII signs that a backslash makes plain.
  static func canEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: ":"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "/"), UInt8(ascii: "("), UInt8(ascii: ")"), .backslash:
      true
    default: false
    }
  }

  /// The length of the escape that begins at `index`, backslash included; nil if none does.
  static func escapeLength(in bytes: borrowing Span<UInt8>, at index: Int) -> Int? {
    guard bytes[index] == .backslash, index + 1 < bytes.count else { return nil }
    if canEscape(bytes[index + 1]) { return 2 }
    return isWideSemicolon(bytes, at: index + 1) ? 4 : nil
  }

  static func isWideSemicolon(_ bytes: borrowing Span<UInt8>, at index: Int) -> Bool {
    bytes[index] == 0xEF && index + 2 < bytes.count && bytes[index + 1] == 0xBC && bytes[index + 2] == 0x9B
  }

  /// The stored form of a part of a cell.
  static func stored(_ bytes: borrowing Span<UInt8>, role: Role) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let length = escapeLength(in: bytes, at: index) ?? 1
      if length == 1 || keeps(bytes[index + 1], role) { result.append(bytes[index]) }
      for place in index + 1..<max(index + 1, index + length) { result.append(bytes[place]) }
      index += length
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func keeps(_ byte: UInt8, _ role: Role) -> Bool {
    switch (role, byte) {
    case (.word, UInt8(ascii: "/")), (.word, UInt8(ascii: "(")), (.word, UInt8(ascii: ")")), (.word, .backslash): true
    case (.example, UInt8(ascii: "{")), (.example, UInt8(ascii: "}")), (.example, .backslash): true
    default: false
    }
  }
}

extension CellEscaping {
  /// What parts the items of a cell, besides line breaks.
  enum Separator {
    /// `;` and `；`.
    case semicolons
    /// `|`.
    case bars
  }

  /// Calls `body` with the range of each part between separators that no backslash makes plain.
  static func forEachPart(of bytes: borrowing Span<UInt8>, at separator: Separator, _ body: (Range<Int>) -> Void) {
    var start = 0
    var index = 0
    while index < bytes.count {
      let length: Int
      switch bytes[index] {
      case .lineFeed: length = 1
      case UInt8(ascii: ";") where separator == .semicolons: length = 1
      case UInt8(ascii: "|") where separator == .bars: length = 1
      case 0xEF where separator == .semicolons && isWideSemicolon(bytes, at: index): length = 3
      case .backslash:
        index += escapeLength(in: bytes, at: index) ?? 1
        continue
      default:
        index += 1
        continue
      }
      body(start..<index)
      index += length
      start = index
    }
    body(start..<bytes.count)
  }

  static func firstPlainColon(in bytes: borrowing Span<UInt8>) -> Int? {
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: ":") { return index }
      index += escapeLength(in: bytes, at: index) ?? 1
    }
    return nil
  }
}
