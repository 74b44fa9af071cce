internal import UnicodeText

/// A text reduced to what counts when answers are compared, step by step down the grader's ladder.
enum AnswerText {
  /// The text composed, its spaces trimmed and collapsed, width and case folded, apostrophes made one, enclosing
  /// quotation marks and closing punctuation gone.
  static func folded(_ text: String) -> String {
    var folded = text.composed.collapsedSpaces.widthFolded.caseFolded
    folded = String(folded.map { apostrophes.contains($0) ? "'" : $0 })
    // Quotation marks may enclose closing punctuation, and it them.
    var changed = true
    while changed {
      changed = false
      let bare = folded.trimming(closing: closingPunctuation).unquoted.trimmedSpaces
      if !bare.isEmpty && bare != folded {
        folded = bare
        changed = true
      }
    }
    return folded
  }

  /// The folded text with each dash as a space and as nothing: `e-mail`, `e mail` and `email` are one.
  static func dashVariants(_ folded: String) -> [String] {
    guard folded.contains(where: dashes.contains) else { return [folded] }
    let spaced = String(folded.map { dashes.contains($0) ? " " : $0 }).collapsedSpaces
    let joined = folded.filter { !dashes.contains($0) }.collapsedSpaces
    return spaced.isEmpty ? [folded] : [spaced, joined]
  }

  /// The folded text as the language's spelling allows it: umlauts written out in German, no spaces where they do not
  /// tell words apart.
  static func spelled(_ folded: String, language: String) -> String {
    switch language.primaryLanguage {
    case "de":
      return folded.reduce(into: "") { $0 += umlauts[$1] ?? String($1) }
    case "ko", "ja", "zh":
      return folded.filter { $0 != " " }
    default:
      return folded
    }
  }

  /// The text without accents, and katakana as hiragana.
  static func withoutAccents(_ folded: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in folded.withoutMarks.unicodeScalars {
      let isKatakana = (0x30A1...0x30F6).contains(scalar.value)
      plain.append(isKatakana ? Unicode.Scalar(scalar.value - 0x60) ?? scalar : scalar)
    }
    return String(plain)
  }

  private static let apostrophes: Set<Character> = ["’", "‘", "ʼ", "`", "´", "′", "＇"]
  private static let dashes: Set<Character> = ["-", "‐", "‑", "‒", "–", "—", "−"]
  private static let closingPunctuation: Set<Character> = [".", "!", "?", "…", "。", "！", "？", ",", ";", ":", "、"]
  private static let umlauts: [Character: String] = ["ä": "ae", "ö": "oe", "ü": "ue"]
}

extension String {
  fileprivate func trimming(closing marks: Set<Character>) -> String {
    var text = self[...]
    while let last = text.last, marks.contains(last) { text.removeLast() }
    return String(text)
  }

  /// The text without one pair of quotation marks around it.
  fileprivate var unquoted: String {
    guard count >= 2, let first, let last, let closing = quotes[first], closing.contains(last) else { return self }
    return String(dropFirst().dropLast())
  }
}

private let quotes: [Character: Set<Character>] = [
  "\"": ["\""], "'": ["'"], "“": ["”", "“"], "„": ["“", "”"], "”": ["”"], "«": ["»"], "»": ["«"], "‹": ["›"],
  "「": ["」"], "『": ["』"], "《": ["》"], "〈": ["〉"],
]
