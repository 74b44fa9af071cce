/// Forms of Korean verbs and adjectives, as far as their spelling shows them.
enum KoreanForms {
  /// True if a word of a sentence may be a conjugated form of a dictionary form in `다`: it begins with the stem, or
  /// with all of the stem but its last syllable, which may contract (`유지하다`, `유지했다`; `마시다`, `마셨다`).
  static func isForm(_ token: String, of word: String) -> Bool {
    guard word.hasSuffix("다"), word.count >= 2 else { return false }
    let stem = word.dropLast()
    if token.hasPrefix(stem) { return true }
    guard let last = stem.last, let start = token.dropFirst(stem.count - 1).first,
      token.hasPrefix(stem.dropLast())
    else { return false }
    return sharesOnset(last, start)
  }

  /// True if two syllables begin with the same consonant.
  private static func sharesOnset(_ a: Character, _ b: Character) -> Bool {
    guard let a = onset(of: a), let b = onset(of: b) else { return false }
    return a == b
  }

  /// The number of a Hangul syllable's first consonant; 588 syllables share each (Unicode, section 3.12).
  private static func onset(of character: Character) -> UInt32? {
    guard let scalar = character.unicodeScalars.first, (0xAC00...0xD7A3).contains(scalar.value) else { return nil }
    return (scalar.value - 0xAC00) / 588
  }
}
