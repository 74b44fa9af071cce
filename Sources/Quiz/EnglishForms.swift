/// The regular endings of English words, for where no dictionary knows the forms of a word.
enum EnglishForms {
  /// True if two words may be regular forms of one: they share a base after `-s`, `-es`, `-ed`, `-ing` or `-ly` is
  /// taken off.
  static func areForms(_ a: Letters, _ b: Letters) -> Bool {
    // An ending leaves the beginning as it is.
    guard a != b, a.first == b.first else { return false }
    let ofB = bases(of: b)
    return bases(of: a).contains { base in ofB.contains { $0 == base } }
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
}

extension [Unicode.Scalar] {
  func ends(with ending: Letters) -> Bool {
    count >= ending.count && self[(count - ending.count)...].elementsEqual(ending)
  }
}
