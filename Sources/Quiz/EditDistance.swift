internal import UnicodeText

/// How many slips of the fingers part two texts.
enum EditDistance {
  /// The units in which slips are counted: graphemes, and in Hangul jamo, since those are the keys that are pressed.
  static func units(of text: String) -> [Character] {
    guard text.unicodeScalars.contains(where: { (0xAC00...0xD7A3).contains($0.value) }) else { return Array(text) }
    var units: [Character] = []
    for character in text {
      let isSyllable = character.unicodeScalars.first.map { (0xAC00...0xD7A3).contains($0.value) } ?? false
      if isSyllable {
        units.append(contentsOf: String(character).decomposed.unicodeScalars.map { Character($0) })
      } else {
        units.append(character)
      }
    }
    return units
  }

  /// The Damerau-Levenshtein distance (optimal string alignment: insertions, deletions, substitutions and swaps of
  /// neighbours count one each), or nil if it is over the limit.
  static func between(_ a: [Character], _ b: [Character], atMost limit: Int) -> Int? {
    guard abs(a.count - b.count) <= limit else { return nil }
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    var row = last
    for i in a.indices {
      row[0] = i + 1
      for j in b.indices {
        let substituted = last[j] + (a[i] == b[j] ? 0 : 1)
        row[j + 1] = min(substituted, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { row[j + 1] = min(row[j + 1], beforeLast[j - 1] + 1) }
      }
      if let least = row.min(), least > limit { return nil }
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    return last[b.count] <= limit ? last[b.count] : nil
  }
}
