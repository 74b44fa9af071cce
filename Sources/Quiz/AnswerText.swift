internal import UnicodeText

/// A composed text as its scalars: equal texts are equal arrays, found so without normalizing them again.
typealias Letters = [Unicode.Scalar]

/// A text reduced to what counts when answers are compared, step by step down the grader's ladder.
enum AnswerText {
  /// The text composed, its spaces trimmed and collapsed, width and case folded, apostrophes made one, enclosing
  /// quotation marks and the punctuation of a sentence's ends gone.
  static func folded(_ text: String) -> String { String(letters(of: text)) }

  /// The folded text as its letters.
  static func letters(of text: String) -> Letters {
    var letters = plainlyFolded(text) ?? Letters(text.composed.collapsedSpaces.widthFolded.caseFolded.unicodeScalars)
    for index in letters.indices where isApostrophe(letters[index]) { letters[index] = "'" }
    let bare = bare(letters[...])
    return withoutEllipses(bare.count == letters.count ? letters : Letters(bare))
  }

  /// The folded text with each dash as a space and as nothing: `e-mail`, `e mail` and `email` are one.
  static func dashVariants(_ folded: Letters) -> [Letters] {
    guard folded.contains(where: isDash) else { return [folded] }
    let spaced = folded.map { isDash($0) ? " " : $0 }.collapsedSpaces
    let joined = folded.filter { !isDash($0) }.collapsedSpaces
    return spaced.isEmpty ? [folded] : [spaced, joined]
  }

  /// The text without accents, and katakana as hiragana.
  static func withoutAccents(_ folded: Letters) -> Letters {
    var plain: Letters = []
    plain.reserveCapacity(folded.count)
    for letter in folded {
      switch letter.value {
      case 0..<0xC0, 0x3041...0x3096, 0x4E00...0x9FFF, 0xAC00...0xD7A3: plain.append(letter)
      case 0xC0..<0x180: plain.append(contentsOf: bareLatin[Int(letter.value - 0xC0)])
      case 0x30A1...0x30F6: plain.append(Unicode.Scalar(letter.value - 0x60) ?? letter)
      case 0x30FC: plain.append(letter)
      default: return withoutAnyMarks(folded)
      }
    }
    return plain
  }

  /// True if a letter may have an accent, or be one of two scripts of kana.
  static func mayHaveAccents(_ folded: Letters) -> Bool {
    folded.contains { $0.value >= 0xC0 && !(0xAC00...0xD7A3).contains($0.value) }
  }

  /// True for the marks that close a sentence or a part of it.
  static func isClosingPunctuation(_ letter: Unicode.Scalar) -> Bool {
    switch letter {
    case ".", "!", "?", "…", "。", "！", "？", ",", ";", ":", "、": true
    default: false
    }
  }

  // MARK: - Folding

  /// One pass over text of which the code points say that it is composed and how it folds; nil if they do not.
  private static func plainlyFolded(_ text: String) -> Letters? {
    var folded: Letters = []
    folded.reserveCapacity(text.utf8.count)
    var pendingSpace = false
    for scalar in text.unicodeScalars {
      var letter = scalar
      switch scalar.value {
      case 0x20, 0x09...0x0D:
        pendingSpace = !folded.isEmpty
        continue
      case 0x41...0x5A, 0xC0...0xD6, 0xD8...0xDE:
        letter = Unicode.Scalar(UInt8(scalar.value + 0x20))
      case 0x21...0x7E, 0xDF...0xFF, 0x2010...0x2027, 0x3001...0x3029, 0x3041...0x3096, 0x30A1...0x30FE,
        0x3131...0x3163, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xA1, 0xAB, 0xB4, 0xBB, 0xBF:
        break
      default: return nil
      }
      if pendingSpace { folded.append(" ") }
      pendingSpace = false
      folded.append(letter == "ß" ? "s" : letter)
      if letter == "ß" { folded.append("s") }
    }
    return folded
  }

  /// The text without quotation marks around it and punctuation at its ends. They may enclose each other; a text of
  /// nothing else stays as it is.
  private static func bare(_ letters: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
    var kept = letters
    while true {
      var rest = kept
      while let last = rest.last, isClosingPunctuation(last) || last == " " { rest.removeLast() }
      while let first = rest.first, first == "¿" || first == "¡" || first == " " { rest.removeFirst() }
      if rest.count >= 2, let first = rest.first, let last = rest.last, closes(last, first) {
        rest = rest.dropFirst().dropLast()
      }
      if rest.isEmpty || rest.count == kept.count { return kept }
      kept = rest
    }
  }

  /// The text with the dots between two parts of an answer as a space: `rufe ... an`.
  private static func withoutEllipses(_ letters: Letters) -> Letters {
    func isDot(_ letter: Unicode.Scalar) -> Bool { letter == "." || letter == "…" }
    guard letters.contains(where: isDot) else { return letters }
    var kept: Letters = []
    for index in letters.indices {
      let isEllipsis =
        letters[index] == "…"
        || isDot(letters[index])
          && [index - 1, index + 1].contains { letters.indices.contains($0) && isDot(letters[$0]) }
      kept.append(isEllipsis ? " " : letters[index])
    }
    let collapsed = kept.collapsedSpaces
    return collapsed.isEmpty ? letters : collapsed
  }

  private static func withoutAnyMarks(_ folded: Letters) -> Letters {
    Letters(String(folded).withoutMarks.unicodeScalars).map { letter in
      (0x30A1...0x30F6).contains(letter.value) ? Unicode.Scalar(letter.value - 0x60) ?? letter : letter
    }
  }

  /// U+00C0 to U+017F without their accents.
  private static let bareLatin: [Letters] = (UInt32(0xC0)..<0x180).map { value in
    Unicode.Scalar(value).map { Letters(String($0).withoutMarks.unicodeScalars) } ?? []
  }

  // MARK: - Marks

  private static func isApostrophe(_ letter: Unicode.Scalar) -> Bool {
    switch letter {
    case "’", "‘", "ʼ", "`", "´", "′": true
    default: false
    }
  }

  private static func isDash(_ letter: Unicode.Scalar) -> Bool {
    switch letter {
    case "-", "‐", "‑", "‒", "–", "—", "−": true
    default: false
    }
  }

  private static func closes(_ last: Unicode.Scalar, _ first: Unicode.Scalar) -> Bool {
    switch (first, last) {
    case ("\"", "\""), ("'", "'"), ("“", "”"), ("“", "“"), ("„", "“"), ("„", "”"), ("”", "”"), ("«", "»"), ("»", "«"),
      ("‹", "›"), ("›", "‹"), ("「", "」"), ("『", "』"), ("《", "》"), ("〈", "〉"):
      true
    default: false
    }
  }
}

extension [Unicode.Scalar] {
  /// The letters trimmed of spaces, and every run of them one.
  var collapsedSpaces: Letters {
    var collapsed: Letters = []
    collapsed.reserveCapacity(count)
    for letter in self where letter != " " || !(collapsed.isEmpty || collapsed.last == " ") { collapsed.append(letter) }
    if collapsed.last == " " { collapsed.removeLast() }
    return collapsed
  }
}

extension String {
  init(_ letters: some Sequence<Unicode.Scalar>) {
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: letters)
    self = String(scalars)
  }
}
