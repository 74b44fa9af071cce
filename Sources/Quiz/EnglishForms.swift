/// The endings and the irregular forms of English words: dictionaries know of the first, where there is one.
enum EnglishForms {
  /// True if two words may be forms of one: they share a base after `-s`, `-es`, `-ed`, `-ing` or `-ly` is taken off,
  /// or irregular forms are led back to it.
  static func areForms(_ a: Letters, _ b: Letters) -> Bool {
    guard a != b else { return false }
    let (irregularA, irregularB) = (irregularBases(of: a), irregularBases(of: b))
    // An ending leaves the beginning as it is.
    guard a.first == b.first || !irregularA.isEmpty || !irregularB.isEmpty else { return false }
    let ofB = bases(of: b) + irregularB
    return (bases(of: a) + irregularA).contains { base in ofB.contains { $0 == base } }
  }

  /// The word and what it may be a regular form of; bases of fewer than three letters are not trusted.
  static func bases(of word: Letters) -> [Letters] {
    var bases = [word]
    func add(_ base: ArraySlice<Unicode.Scalar>, _ letter: Unicode.Scalar? = nil) {
      if base.count + (letter == nil ? 0 : 1) >= 3 { bases.append(base + (letter.map { [$0] } ?? [])) }
    }
    func addConsonantY(_ stem: ArraySlice<Unicode.Scalar>) {
      if stem.last == "i" { add(stem.dropLast(), "y") }
    }
    if word.ends(with: ["s"]) { add(word.dropLast()) }
    if word.ends(with: ["e", "s"]) {
      add(word.dropLast(2))
      addConsonantY(word.dropLast(2))
    }
    for ending in [["e", "d"], ["i", "n", "g"]] as [Letters] where word.ends(with: ending) {
      let stem = word.dropLast(ending.count)
      add(stem)
      // bak(e)+ing, tr(y)+ied, run+n+ing
      add(stem, "e")
      addConsonantY(stem)
      if let last = stem.last, stem.dropLast().last == last, !isVowel(last) { add(stem.dropLast()) }
    }
    if word.ends(with: ["l", "y"]) {
      add(word.dropLast(2))
      addConsonantY(word.dropLast(2))
    }
    return bases
  }

  private static func isVowel(_ letter: Unicode.Scalar) -> Bool {
    switch letter {
    case "a", "e", "i", "o", "u": true
    default: false
    }
  }

  /// Prefixes that make another word, most of them its opposite.
  private static let prefixes = ["un", "in", "im", "il", "ir", "dis", "non", "mis", "ex", "re", "de", "pre"].map {
    Letters($0.unicodeScalars)
  }

  /// True if two words are one but for such a prefix: `mutable` and `immutable`, `explicit` and `implicit`.
  static func differInPrefix(_ a: Letters, _ b: Letters) -> Bool {
    func rests(_ word: Letters) -> [ArraySlice<Unicode.Scalar>] {
      prefixes.filter { word.starts(with: $0) && word.count > $0.count + 2 }.map { word.dropFirst($0.count) }
    }
    guard a != b else { return false }
    let (restsOfA, restsOfB) = (rests(a), rests(b))
    return restsOfA.contains(b[...]) || restsOfB.contains(a[...]) || restsOfA.contains(where: restsOfB.contains)
  }
}

extension [Unicode.Scalar] {
  func ends(with ending: Letters) -> Bool {
    count >= ending.count && self[(count - ending.count)...].elementsEqual(ending)
  }
}
