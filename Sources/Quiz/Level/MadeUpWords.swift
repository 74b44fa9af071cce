internal import Scheduling
internal import UnicodeText
internal import Vocabulary

/// Makes words that look like a deck's own and are none.
///
/// The head of one word is joined to the tail of another where both have the same two letters, so that every three
/// letters in a row come from a real word: `auth[en]ticity` and `conv[en]tion` give `authention`. Hangul is taken apart
/// into jamo for it, and joined at one vowel.
///
/// What may be a form of a real word is not taken: what begins or ends for the most part as one does, in Hangul also
/// what has the first two syllables of one, since those are often a root that takes endings. Nor is a short word, since
/// too many of those exist.
public struct MadeUpWords: Sendable {
  /// Letters of a made-up word, in Hangul jamo; of Latin it has eight at least, of Hangul three syllables.
  private static let length = 6...14

  private let sources: [[Character]]
  /// The words that must not come out, by their first letter and by their last.
  private var byFirst: [Character: [[Character]]] = [:]
  private var byLast: [Character: [[Character]]] = [:]
  /// The first two syllables of each of them that is Hangul.
  private let roots: Set<String>

  /// - Parameters:
  ///   - words: those to make others of, as written in a deck.
  ///   - library: further words that nothing may be too like.
  public init(from words: [String], notIn library: [String]) {
    let own = words.flatMap(Self.tokens)
    var seen: Set<String> = []
    let tokens = (own + library.flatMap(Self.tokens)).filter { seen.insert($0).inserted }
    roots = Set(tokens.filter(\.isHangul).map { String($0.prefix(2)) })
    let all = tokens.map(EditDistance.units)
    // Those of the deck come first, each once.
    sources = all.prefix(Set(own).count).filter { $0.count >= 4 }
    for units in all {
      guard let first = units.first, let last = units.last else { continue }
      byFirst[first, default: []].append(units)
      byLast[last, default: []].append(units)
    }
  }

  /// Up to `count` different words; fewer, or none, where the deck has too few letters to make them of.
  public func make(_ count: Int, seed: UInt64) -> [String] {
    guard sources.count >= 2 else { return [] }
    var chance = SplitMix64(seed: seed)
    var made: [String] = []
    // Most pairs of words share no place, or none that gives a word unlike both.
    for _ in 0..<2000 where made.count < count {
      guard let one = sources.randomElement(using: &chance), let other = sources.randomElement(using: &chance),
        let units = Self.joined(one, other, &chance)
      else { continue }
      let word = String(units).composed
      guard word.isHangul ? word.count >= 3 && !roots.contains(String(word.prefix(2))) : units.count >= 8,
        !made.contains(word), !Self.isLike(units, one), !Self.isLike(units, other), isUnlikeAll(units)
      else { continue }
      made.append(word)
    }
    return made
  }

  /// The head of one word and the tail of another, joined at two letters that both have, or at a vowel within a
  /// Hangul syllable: there each syllable is whole whatever stands around it.
  private static func joined(
    _ one: [Character], _ other: [Character], _ chance: inout SplitMix64
  ) -> [Character]? {
    var seams: [(head: Int, tail: Int)] = []
    for head in 1..<one.count - 2 {
      let isVowel = ("\u{1161}"..."\u{1175}").contains(one[head])
      for tail in 1..<other.count - 2
      where one[head] == other[tail] && (isVowel || one[head + 1] == other[tail + 1])
        && length.contains(head + other.count - tail)
      {
        seams.append((head, tail))
      }
    }
    return seams.randomElement(using: &chance).map { Array(one[..<$0.head] + other[$0.tail...]) }
  }

  private func isUnlikeAll(_ units: [Character]) -> Bool {
    guard let first = units.first, let last = units.last else { return false }
    // One slip leaves the first or the last letter as it is.
    return !(byFirst[first] ?? []).contains { Self.isLike(units, $0) }
      && !(byLast[last] ?? []).contains { Self.isLike(units, $0) }
  }

  /// True if a made-up word may be taken for a form of a real one: it is within a slip of it, two thirds of it begin or
  /// end as that does, or all of that but an ending stands at its beginning.
  private static func isLike(_ units: [Character], _ real: [Character]) -> Bool {
    let begins = zip(units, real).prefix { $0 == $1 }.count
    if begins * 3 > units.count * 2 || (begins >= 4 && real.count - begins < 3) { return true }
    let ends = zip(units.reversed(), real.reversed()).prefix { $0 == $1 }.count
    return ends * 3 > units.count * 2 || EditDistance.between(units, real, atMost: 1) != nil
  }

  /// The parts of a word that are written in an alphabet, in small letters.
  private static func tokens(of word: String) -> [String] {
    WordPattern(word).alternatives.flatMap { alternative in
      alternative.full.composed.lowercased().split { $0.isWhitespace || $0 == "-" }.map(String.init)
    }
    .filter { token in token.unicodeScalars.allSatisfy(\.isOfAnAlphabet) }
  }
}

extension String {
  /// True if it begins with a Hangul syllable.
  fileprivate var isHangul: Bool { unicodeScalars.first.map { (0xAC00...0xD7A3).contains($0.value) } ?? false }
}

extension Unicode.Scalar {
  /// A letter of Latin, Greek, Cyrillic or Hangul: scripts whose letters can be joined anew.
  fileprivate var isOfAnAlphabet: Bool {
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0x24F, 0x370...0x3FF, 0x400...0x52F, 0x1E00...0x1EFF, 0xAC00...0xD7A3:
      properties.isAlphabetic
    default: false
    }
  }
}
