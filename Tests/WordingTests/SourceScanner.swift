/// Finds the string literals of Swift sources and how each is marked, as gettext's xgettext does for C.
struct SourceScanner {
  struct Literal {
    let line: Int
    /// The text with `{1}`, `{2}` for what is interpolated.
    let template: String
    /// `localized` or `Phrase` where the literal is the whole argument of that; nil elsewhere.
    let marker: String?
    /// The source before the literal on its line.
    let before: String
  }

  private let source: [Character]
  private var position = 0
  private var line = 1
  private(set) var literals: [Literal] = []
  /// Lines where a marker stands before something that is no literal.
  private(set) var misuses: [Int] = []

  static let markers = ["localized", "Phrase"]

  init(_ text: String) {
    source = Array(text)
    scanCode(until: nil)
  }

  private func starts(with text: String, at index: Int) -> Bool {
    index + text.count <= source.count && zip(source[index...], text).allSatisfy { $0 == $1 }
  }

  /// Reads code up to the parenthesis that closes an interpolation, or to the end.
  private mutating func scanCode(until closing: Character?) {
    var depth = 0
    while position < source.count {
      let character = source[position]
      if starts(with: "//", at: position) {
        while position < source.count, source[position] != "\n" { position += 1 }
      } else if starts(with: "/*", at: position) {
        while position < source.count, !starts(with: "*/", at: position) { advance() }
        position = min(source.count, position + 2)
      } else if character == "\"" || starts(with: "#\"", at: position) {
        scanLiteral()
      } else {
        noteMisuse()
        if character == "(" { depth += 1 }
        if character == ")" {
          if depth == 0, closing != nil { return }
          depth -= 1
        }
        advance()
      }
    }
  }

  private mutating func advance() {
    if source[position] == "\n" { line += 1 }
    position += 1
  }

  /// `localized(` and `Phrase(` want a literal; a declaration, a type in angle brackets and a pattern do not have the form.
  private mutating func noteMisuse() {
    guard source[position] == "(", let marker = marker(before: position), !isDeclaration(marker) else { return }
    var next = position + 1
    while next < source.count, source[next].isWhitespace { next += 1 }
    if next < source.count, source[next] != "\"" { misuses.append(line) }
  }

  /// The marker whose name ends before a position.
  private func marker(before index: Int) -> String? {
    Self.markers.first { marker in
      let start = index - marker.count
      guard start >= 0, starts(with: marker, at: start) else { return false }
      return start == 0 || !(source[start - 1].isLetter || source[start - 1].isNumber || source[start - 1] == "_")
    }
  }

  private func isDeclaration(_ marker: String) -> Bool {
    let start = position - marker.count
    return ["func ", "struct ", "extension "].contains { start >= $0.count && starts(with: $0, at: start - $0.count) }
  }

  private mutating func scanLiteral() {
    let began = position
    let beganLine = line
    let isRaw = source[position] == "#"
    if isRaw { position += 1 }
    let isLong = starts(with: "\"\"\"", at: position)
    position += isLong ? 3 : 1
    let quote = isLong ? "\"\"\"" : "\""
    let closing = isRaw ? quote + "#" : quote
    var text = ""
    var count = 0
    while position < source.count, !starts(with: closing, at: position) {
      let character = source[position]
      guard character == "\\", !isRaw else {
        text.append(character)
        advance()
        continue
      }
      position += 1
      switch source[position] {
      case "(":
        position += 1
        count += 1
        scanCode(until: ")")
        position += 1
        text += "{\(count)}"
      case "n":
        text += "\n"
        position += 1
      case "t":
        text += "\t"
        position += 1
      case "\n":
        text += Self.joint
        advance()
      case "u":
        let end = source[position...].firstIndex(of: "}") ?? position
        let digits = String(source[(position + 2)..<end])
        text.unicodeScalars.append(UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) ?? "?")
        position = end + 1
      case let escaped:
        text.append(escaped)
        position += 1
      }
    }
    position += closing.count
    if isLong { text = Self.unindented(text) }
    literals.append(
      Literal(line: beganLine, template: text, marker: markerOfArgument(at: began), before: lineStart(before: began)))
  }

  /// Stands where a long literal's line is joined with the next.
  private static let joint = "\u{1}"

  /// The text of a long literal: without the indentation of its last line.
  private static func unindented(_ text: String) -> String {
    var lines = text.replacing(joint, with: joint + "\n").split(separator: "\n", omittingEmptySubsequences: false)
    let indent = lines.removeLast().count
    lines.removeFirst()
    return lines.map { $0.dropFirst(min(indent, $0.prefix { $0 == " " }.count)) }.joined(separator: "\n")
      .replacing(joint + "\n", with: "")
  }

  private func markerOfArgument(at index: Int) -> String? {
    var before = index - 1
    while before >= 0, source[before].isWhitespace { before -= 1 }
    guard before >= 0, source[before] == "(" else { return nil }
    return marker(before: before)
  }

  private func lineStart(before index: Int) -> String {
    String(source[..<index].reversed().prefix { $0 != "\n" }.reversed())
  }
}
