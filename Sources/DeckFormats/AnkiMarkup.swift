/// The HTML of Anki's fields as plain text.
public enum AnkiMarkup {
  /// The text without tags and sounds: `<br>` and the ends of blocks are line breaks, entities are what they name.
  public static func plain(_ html: String) -> String {
    guard html.utf8.contains(where: beginsMarkup) else { return html }
    var text = ""
    var rest = html[...]
    // Where nothing closes any more, so that many openings do not each search to the end.
    let lastAngle = html.lastIndex(of: ">") ?? html.startIndex
    let lastBracket = html.lastIndex(of: "]") ?? html.startIndex
    while let next = rest.firstIndex(where: { $0 == "<" || $0 == "&" || $0 == "[" }) {
      text += rest[..<next]
      rest = rest[next...]
      if let (piece, end) = tag(rest, lastAngle) ?? entity(rest) ?? sound(rest, lastBracket) {
        text += piece
        rest = rest[end...]
      } else {
        text.append(rest.removeFirst())
      }
    }
    return text + rest
  }

  private static func beginsMarkup(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "[")
  }

  private typealias Replacement = (piece: String, end: String.Index)

  private static let blocks: Set<String> = ["br", "div", "p", "li", "ul", "ol", "tr", "table", "h1", "h2", "h3", "hr"]

  private static func tag(_ text: Substring, _ last: String.Index) -> Replacement? {
    // `a < b > c` is text: a tag begins with a letter, a slash or a mark of declaration.
    guard text.first == "<", text.startIndex < last, let first = text.dropFirst().first,
      first.isLetter || first == "/" || first == "!", let end = text.firstIndex(of: ">")
    else { return nil }
    let inside = text[text.index(after: text.startIndex)..<end]
    let name = inside.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
    return (blocks.contains(name) ? "\n" : "", text.index(after: end))
  }

  private static let entities = [
    "nbsp": " ", "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "hellip": "…", "mdash": "—",
    "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "middot": "·", "times": "×",
  ]

  private static func entity(_ text: Substring) -> Replacement? {
    guard text.first == "&", let end = text.prefix(12).firstIndex(of: ";") else { return nil }
    let name = text[text.index(after: text.startIndex)..<end]
    let after = text.index(after: end)
    guard name.first == "#" else { return entities[String(name)].map { ($0, after) } }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let value = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let scalar = value.flatMap(Unicode.Scalar.init) else { return nil }
    return (scalar == "\u{A0}" ? " " : String(Character(scalar)), after)
  }

  private static func sound(_ text: Substring, _ last: String.Index) -> Replacement? {
    guard text.startIndex < last, text.hasPrefix("[sound:"), let end = text.firstIndex(of: "]") else { return nil }
    return ("", text.index(after: end))
  }
}
