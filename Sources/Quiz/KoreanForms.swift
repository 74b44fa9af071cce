/// Forms of Korean words, as far as their spelling shows them.
enum KoreanForms {
  /// True if a word of a sentence may be a conjugated form of a dictionary form in `다`: it begins with the stem, or
  /// with all of the stem but its last syllable, which may contract or change (`유지하다`, `유지했다`; `마시다`, `마셨다`;
  /// `모르다`, `몰라요`).
  static func isForm(_ token: Letters, of word: Letters) -> Bool {
    guard word.last == "다", word.count >= 2 else { return false }
    let stem = word.dropLast()
    if token.starts(with: stem) { return true }
    guard token.count >= stem.count else { return false }
    if doublesLiquid(token, stem) { return true }
    guard let last = stem.last, token.starts(with: stem.dropLast()), let wanted = Syllable(last),
      let found = Syllable(token[stem.count - 1])
    else { return false }
    return wanted.onset == found.onset
      && (wanted.vowel == found.vowel || contractions[wanted.vowel]?.contains(found.vowel) == true)
  }

  /// True for a stem in `르` whose `ㄹ` doubles before `아` and `어`: `모르`, `몰라`.
  private static func doublesLiquid(_ token: Letters, _ stem: ArraySlice<Unicode.Scalar>) -> Bool {
    guard stem.count >= 2, stem.last == "르", token.starts(with: stem.dropLast(2)) else { return false }
    let place = stem.count - 2
    guard let before = Syllable(stem[place]), before.coda == 0, let doubled = Syllable(token[place]),
      let liquid = Syllable(token[place + 1])
    else { return false }
    return doubled == Syllable(onset: before.onset, vowel: before.vowel, coda: Syllable.liquidCoda)
      && liquid.onset == Syllable.liquidOnset && [0, 4].contains(liquid.vowel)
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

  /// The vowels that a stem's last may become before an ending, by their numbers: `오` `와`, `주` `줘`, `푸` `퍼`, `마시`
  /// `마셔`, `이` `예`, `쓰` `써`, `바쁘` `바빠`, `되` `돼`, `하` `해`, `그렇` `그래`, `퍼렇` `퍼레`, `하얗` `하얘`, `허옇` `허예`.
  private static let contractions: [UInt32: Set<UInt32>] = [
    8: [9], 13: [14, 4], 20: [6, 7], 18: [4, 0], 11: [10], 0: [1], 4: [1, 5], 2: [3], 6: [7],
  ]

  /// A Hangul syllable's first consonant, vowel and last consonant, by their numbers (Unicode, section 3.12).
  private struct Syllable: Equatable {
    static let liquidOnset: UInt32 = 5
    static let liquidCoda: UInt32 = 8

    var onset: UInt32
    var vowel: UInt32
    var coda: UInt32

    init(onset: UInt32, vowel: UInt32, coda: UInt32) {
      self.onset = onset
      self.vowel = vowel
      self.coda = coda
    }

    init?(_ letter: Unicode.Scalar) {
      guard (0xAC00...0xD7A3).contains(letter.value) else { return nil }
      let place = letter.value - 0xAC00
      self.init(onset: place / 588, vowel: place % 588 / 28, coda: place % 28)
    }
  }
}
