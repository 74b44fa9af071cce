/// Forms of Korean words, as far as their spelling shows them.
enum KoreanForms {
  /// True if a word of a sentence may be a conjugated form of a dictionary form in `다`: it begins with the stem, or
  /// with all of the stem but its last syllable, which may contract (`유지하다`, `유지했다`; `마시다`, `마셨다`).
  static func isForm(_ token: Letters, of word: Letters) -> Bool {
    guard word.last == "다", word.count >= 2 else { return false }
    let stem = word.dropLast()
    if token.starts(with: stem) { return true }
    guard let last = stem.last, token.count >= stem.count, token.starts(with: stem.dropLast()),
      let wanted = onset(of: last), let found = onset(of: token[stem.count - 1])
    else { return false }
    return wanted == found
  }

  /// True if all that parts two words is a particle at the end of one.
  static func differByParticle(_ a: Letters, _ b: Letters) -> Bool {
    let (short, long) = a.count < b.count ? (a, b) : (b, a)
    guard long.count - short.count <= 2, !short.isEmpty, long.starts(with: short) else { return false }
    let rest = long[short.count...]
    return particles.contains { $0.elementsEqual(rest) }
  }

  /// Particles of one and two syllables that follow a noun.
  private static let particles: [Letters] = [
    "이", "가", "은", "는", "을", "를", "에", "의", "도", "만", "와", "과", "로", "나", "랑", "께", "에서", "에게", "으로", "까지", "부터",
    "처럼", "보다", "한테", "이나", "이랑", "마다", "조차",
  ].map { Letters($0.unicodeScalars) }

  /// The number of a Hangul syllable's first consonant; 588 syllables share each (Unicode, section 3.12).
  private static func onset(of letter: Unicode.Scalar) -> UInt32? {
    (0xAC00...0xD7A3).contains(letter.value) ? (letter.value - 0xAC00) / 588 : nil
  }
}
