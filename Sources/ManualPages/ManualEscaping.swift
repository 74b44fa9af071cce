internal import Wording

/// Makes any text a text of roff: nothing in it is taken for a macro or an escape.
struct ManualEscaping {
  /// A page in English is ASCII throughout, which every reader takes; in another language the text stands as it is, so that
  /// indexes of the manual can read it.
  private let isASCII = Language.current == .english

  /// Columns that a line of text may have; only words longer than that have more.
  private static let width = 78

  /// One argument of a macro.
  func argument(_ text: String) -> String {
    let escaped = characters(of: text).split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\\(dq")
    if escaped.isEmpty || escaped.contains(" ") { return "\"\(escaped)\"" }
    return (isSpecial(text) ? "\\&" : "") + escaped
  }

  /// Whether a word would be read as a macro (`Op`, `Fl`) or as punctuation.
  private func isSpecial(_ word: String) -> Bool {
    word.count == 1 && word.first?.isPunctuation == true
      || (2...3).contains(word.count) && word.first?.isUppercase == true && word.dropFirst().first?.isLowercase == true
  }

  /// A line that is not filled.
  func line(_ text: String) -> String { guarded(characters(of: text)) }

  /// Lines that are filled: each sentence begins one.
  func lines(_ text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      let escaped = characters(of: String(word))
      if !line.isEmpty, line.utf8.count + 1 + escaped.utf8.count > Self.width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + escaped
      let ending = word.reversed().drop { ")'\"".contains($0) }.prefix(2)
      if let last = ending.first, ".?!".contains(last), ending.last?.isLetter == true || ending.last?.isNumber == true {
        lines.append(line)
        line = ""
      }
    }
    return (lines + (line.isEmpty ? [] : [line])).map(guarded)
  }

  /// A line that begins with a dot would be a macro.
  private func guarded(_ line: String) -> String { line.hasPrefix(".") ? "\\&" + line : line }

  private func characters(of text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "\\": escaped += "\\e"
      // Signs that would become typographic ones, and could then not be copied into a shell.
      case "-": escaped += "\\-"
      case "'": escaped += "\\(aq"
      case "`": escaped += "\\(ga"
      case "^": escaped += "\\(ha"
      case "~": escaped += "\\(ti"
      case _ where !scalar.isASCII && isASCII:
        let digits = String(scalar.value, radix: 16, uppercase: true)
        escaped += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
