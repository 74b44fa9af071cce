internal import UnicodeText

/// A rough look at two words: whether one may be a form of the other by rules that are not known here.
enum CommonLetters {
  /// True if the blank begins as the word or one of its words does, or if two thirds of the shorter one's letters stand in the other in the
  /// same order, accents aside. German `ge` and a particle that parted do not hide a beginning (`geliehen`, `fährt ab`),
  /// and vowels at the beginning change (`aß`, `essen`).
  static func areEnough(_ blank: String, of word: String) -> Bool {
    let (a, b) = (letters(of: blank), letters(of: word))
    guard !a.isEmpty, !b.isEmpty else { return false }
    var beginnings = self.beginnings(of: blank)
    if a.starts(with: "ge") { beginnings.formUnion(a.dropFirst(2).prefix(1).map(beginning)) }
    if !beginnings.isDisjoint(with: self.beginnings(of: word)) { return true }
    return longestCommonSubsequence(a, b) * 3 >= min(a.count, b.count) * 2
  }

  /// The letters of a text, at most 100: no word has more, and the time to compare grows with their product.
  private static func letters(of text: String) -> [Character] {
    String(text.prefix(100)).caseFolded.withoutMarks.filter(\.isLetter)
  }

  /// How each word of a text begins.
  private static func beginnings(of text: String) -> Set<Character> {
    Set(text.split(separator: " ").compactMap { letters(of: String($0)).first.map(beginning) })
  }

  /// Vowels as one.
  private static func beginning(_ letter: Character) -> Character { "aeiou".contains(letter) ? "a" : letter }

  private static func longestCommonSubsequence(_ a: [Character], _ b: [Character]) -> Int {
    var lengths = [Int](repeating: 0, count: b.count + 1)
    for letter in a {
      var diagonal = 0
      for (place, other) in b.enumerated() {
        let above = lengths[place + 1]
        lengths[place + 1] = letter == other ? diagonal + 1 : max(above, lengths[place])
        diagonal = above
      }
    }
    return lengths[b.count]
  }
}
