/// The HTML of Anki's fields as plain text, and plain text as such HTML.
///
/// It goes by scalars, not characters: an accent after a bracket would make another character of it.
public enum AnkiMarkup {
  /// The text without tags and sounds: `<br>` and the ends of blocks are line breaks, entities are what they name.
  public static func plain(_ html: String) -> String {
    guard html.utf8.contains(where: beginsMarkup) else { return html }
    var text = String.UnicodeScalarView()
    let scalars = html.unicodeScalars
    var rest = scalars[...]
    // Where nothing closes any more, so that many openings do not each search to the end.
    let lastAngle = scalars.lastIndex(of: ">") ?? scalars.startIndex
    let lastBracket = scalars.lastIndex(of: "]") ?? scalars.startIndex
    while let next = rest.firstIndex(where: { $0 == "<" || $0 == "&" || $0 == "[" }) {
      text += rest[..<next]
      rest = rest[next...]
      if let (piece, end) = tag(rest, lastAngle) ?? entity(rest) ?? sound(rest, lastBracket) {
        text += piece.unicodeScalars
        rest = rest[end...]
      } else {
        text.append(rest.removeFirst())
      }
    }
    text += rest
    return String(text)
  }

  /// Plain text as HTML: what `plain` makes the same text of again.
  public static func html(of text: String) -> String {
    guard text.utf8.contains(where: { mark($0) != nil }) else { return text }
    var html = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar.isASCII, let mark = mark(UInt8(scalar.value)) {
        html += mark.unicodeScalars
      } else {
        html.append(scalar)
      }
    }
    return String(html)
  }

  private static func mark(_ byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    // `[sound:x]` as plain text is no sound.
    case UInt8(ascii: "["): "&#91;"
    case .lineFeed: "<br>"
    default: nil
    }
  }

  private static func beginsMarkup(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "[")
  }

  private typealias Scalars = Substring.UnicodeScalarView
  private typealias Replacement = (piece: String, end: String.Index)

  private static let blocks: Set<String> = ["br", "div", "p", "li", "ul", "ol", "tr", "table", "h1", "h2", "h3", "hr"]

  private static func tag(_ text: Scalars, _ last: String.Index) -> Replacement? {
    // `a < b > c` is text: a tag begins with a letter, a slash or a mark of declaration.
    guard text.first == "<", text.startIndex < last, let first = text.dropFirst().first,
      first.properties.isAlphabetic || first == "/" || first == "!", let end = text.firstIndex(of: ">")
    else { return nil }
    let inside = text[text.index(after: text.startIndex)..<end]
    let name = Substring(inside.drop { $0 == "/" }).prefix { $0.isLetter || $0.isNumber }.lowercased()
    return (blocks.contains(name) ? "\n" : "", text.index(after: end))
  }

  private static let entities = [
    "nbsp": " ", "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "hellip": "…", "mdash": "—",
    "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "middot": "·", "times": "×",
  ]

  private static func entity(_ text: Scalars) -> Replacement? {
    guard text.first == "&", let end = text.prefix(12).firstIndex(of: ";") else { return nil }
    let name = Substring(text[text.index(after: text.startIndex)..<end])
    let after = text.index(after: end)
    guard name.first == "#" else { return entities[String(name)].map { ($0, after) } }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let value = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let scalar = value.flatMap(Unicode.Scalar.init) else { return nil }
    return (scalar == "\u{A0}" ? " " : String(Character(scalar)), after)
  }

  private static func sound(_ text: Scalars, _ last: String.Index) -> Replacement? {
    guard text.startIndex < last, text.starts(with: "[sound:".unicodeScalars), let end = text.firstIndex(of: "]") else {
      return nil
    }
    return ("", text.index(after: end))
  }
}
