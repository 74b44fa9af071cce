/// Splits marked-up text into plain runs and the marks between them.
///
/// A backslash before one of the given marks, or before itself, makes it plain; elsewhere it is itself.
enum MarkupToken: Hashable {
  case text(Character)
  case mark(Character)

  static func tokens(of text: String, marks: Set<Character>) -> [MarkupToken] {
    var tokens: [MarkupToken] = []
    var escaped = false
    for character in text {
      if escaped {
        if character != "\\" && !marks.contains(character) { tokens.append(.text("\\")) }
        tokens.append(.text(character))
        escaped = false
      } else if character == "\\" {
        escaped = true
      } else {
        tokens.append(marks.contains(character) ? .mark(character) : .text(character))
      }
    }
    if escaped { tokens.append(.text("\\")) }
    return tokens
  }
}
