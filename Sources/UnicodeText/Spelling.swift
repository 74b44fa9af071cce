/// What a mistyped name was probably meant to be.
public enum Spelling {
  /// The nearest of some names, the earlier one of two equally near; nil when none is near.
  ///
  /// Near is a distance of one for short names and of a third of the letters for longer ones, three at most; a name
  /// that the text begins, from two letters, counts as distance one, and one that it nearly begins as one more than its
  /// beginning. Case and leading dashes do not matter.
  public static func nearest(to text: String, among names: [String]) -> String? {
    let typed = letters(text)
    guard !typed.isEmpty, typed.count <= 40 else { return nil }
    let allowed = min(max(1, typed.count / 3), 3)
    var best: (name: String, distance: Int)?
    for name in names {
      let candidate = letters(name)
      // More letters than that differ anyway; of many names most are told apart so.
      var distance = abs(typed.count - candidate.count) > allowed ? Int.max : Self.distance(typed, candidate)
      if typed.count >= 2, candidate.starts(with: typed) { distance = min(distance, 1) }
      for length in typed.count - 1...typed.count + 1 where allowed > 1 && distance > 2 && length < candidate.count {
        distance = min(distance, Self.distance(typed, Array(candidate.prefix(length))) + 1)
      }
      // A single wrong letter is no slip of a one-letter name: nothing of it would be left.
      guard distance <= allowed, distance < max(typed.count, candidate.count) else { continue }
      if distance < best?.distance ?? .max { best = (name, distance) }
    }
    return best?.name
  }

  private static func letters(_ text: String) -> [UInt8] {
    Array(text.lowercased().utf8.drop { $0 == UInt8(ascii: "-") }.prefix(41))
  }

  /// Damerau and Levenshtein's distance in its restricted form (optimal string alignment): insertions, deletions,
  /// substitutions and swaps of neighbours each count one.
  static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in 1...a.count {
      var row = [i]
      row.reserveCapacity(b.count + 1)
      for j in 1...b.count {
        var cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { cost = min(cost, beforeLast[j - 2] + 1) }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
