internal import UnicodeText

/// How many slips of the fingers part two texts.
enum EditDistance {
  /// What a slip changes: a grapheme, as its scalars packed (of over three the rest is mixed in), or a jamo.
  typealias Unit = UInt64

  /// The units in which slips are counted: graphemes, and in Hangul jamo, since those are the keys that are pressed.
  static func units(of letters: Letters) -> [Unit] {
    var units: [Unit] = []
    units.reserveCapacity(letters.count * 2)
    guard letters.allSatisfy(standsAlone) else {
      for character in String(letters) {
        let scalars = character.unicodeScalars
        if let only = scalars.first, scalars.count == 1 {
          append(only, to: &units)
        } else {
          units.append(scalars.reduce(0) { ($0 &* 0x20_0000) ^ ($0 >> 43) ^ Unit($1.value) })
        }
      }
      return units
    }
    for letter in letters { append(letter, to: &units) }
    return units
  }

  /// The same units as characters, of which a text can be made again.
  static func units(of text: String) -> [Character] {
    text.flatMap { character -> [Character] in
      let isSyllable = character.unicodeScalars.first.map { (0xAC00...0xD7A3).contains($0.value) } ?? false
      return isSyllable ? String(character).decomposed.unicodeScalars.map { Character($0) } : [character]
    }
  }

  /// The Damerau-Levenshtein distance (optimal string alignment: insertions, deletions, substitutions and swaps of
  /// neighbours count one each), or nil if it is over the limit.
  static func between<Element: Equatable>(_ a: [Element], _ b: [Element], atMost limit: Int) -> Int? {
    guard abs(a.count - b.count) <= limit else { return nil }
    if a == b { return 0 }
    // Equal ends cost nothing, and what is left is short.
    var start = 0
    while start < min(a.count, b.count), a[start] == b[start] { start += 1 }
    var (m, n) = (a.count, b.count)
    while m > start, n > start, a[m - 1] == b[n - 1] { (m, n) = (m - 1, n - 1) }
    let a = a[start..<m]
    let b = b[start..<n]
    (m, n) = (a.count, b.count)
    if m == 0 || n == 0 { return m + n }

    // Only cells within the limit of the diagonal can stay within the limit.
    let far = limit + 1
    var beforeLast = [Int](repeating: far, count: n + 1)
    var last = (0...n).map { min($0, far) }
    var row = [Int](repeating: far, count: n + 1)
    for i in 0..<m {
      let from = max(0, i - limit)
      let to = min(n - 1, i + limit)
      guard from <= to else { return nil }
      row[from] = from == 0 ? min(i + 1, far) : far
      var least = row[from]
      for j in from...to {
        let (x, y) = (a[start + i], b[start + j])
        var cost = min(last[j] + (x == y ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, x == b[start + j - 1], a[start + i - 1] == y { cost = min(cost, beforeLast[j - 1] + 1) }
        row[j + 1] = min(cost, far)
        least = min(least, cost)
      }
      if to + 2 <= n { row[to + 2] = far }
      if least > limit { return nil }
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    return last[n] <= limit ? last[n] : nil
  }

  private static func append(_ letter: Unicode.Scalar, to units: inout [Unit]) {
    guard (0xAC00...0xD7A3).contains(letter.value) else {
      units.append(Unit(letter.value))
      return
    }
    // A syllable's jamo by arithmetic (Unicode, section 3.12).
    let index = letter.value - 0xAC00
    units.append(Unit(0x1100 + index / 588))
    units.append(Unit(0x1161 + index % 588 / 28))
    if index % 28 > 0 { units.append(Unit(0x11A7 + index % 28)) }
  }

  /// True if the scalar is a grapheme whatever stands beside it, as long as that does too.
  private static func standsAlone(_ letter: Unicode.Scalar) -> Bool {
    switch letter.value {
    case 0x20...0x7E, 0xC0...0x24F, 0x3001...0x3029, 0x3041...0x3096, 0x30A1...0x30FE, 0x4E00...0x9FFF, 0xAC00...0xD7A3:
      true
    default: false
    }
  }
}
