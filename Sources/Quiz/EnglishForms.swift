/// The regular endings of English words, for where no dictionary knows the forms of a word.
enum EnglishForms {
  /// True if two words may be regular forms of one: they share a base after `-s`, `-es`, `-ed`, `-ing` or `-ly` is
  /// taken off.
  static func areForms(_ a: String, _ b: String) -> Bool {
    let a = a.lowercased()
    let b = b.lowercased()
    return a != b && !bases(of: a).isDisjoint(with: bases(of: b))
  }

  /// The word and what it may be a regular form of; bases of fewer than three letters are not trusted.
  static func bases(of word: String) -> Set<String> {
    var bases: Set<String> = [word]
    func add(_ base: some StringProtocol) {
      if base.count >= 3 { bases.insert(String(base)) }
    }
    for ending in ["s", "es", "ed", "ing"] where word.hasSuffix(ending) {
      let stem = word.dropLast(ending.count)
      add(stem)
      guard ending != "s" else { continue }
      // bak(e)+ing, tr(y)+ied, run+n+ing
      if ending != "es" { add(stem + "e") }
      if stem.hasSuffix("i") { add(stem.dropLast() + "y") }
      if ending != "es", let last = stem.last, stem.dropLast().last == last, !"aeiou".contains(last) {
        add(stem.dropLast())
      }
    }
    if word.hasSuffix("ly") {
      let stem = word.dropLast(2)
      add(stem)
      if stem.hasSuffix("i") { add(stem.dropLast() + "y") }
    }
    return bases
  }
}
