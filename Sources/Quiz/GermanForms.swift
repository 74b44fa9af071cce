/// Forms of German separable verbs, which part and join by rule: `anrufen`, `rufe an`, `anzurufen`, `angerufen`; and of
/// the words whose forms come from different stems.
enum GermanForms {
  /// True if both are forms of one separable verb, regular endings aside, or of one word of different stems.
  static func areForms(_ a: Letters, _ b: Letters) -> Bool {
    guard a != b else { return false }
    if differentStems.contains(where: { $0.contains(String(a)) && $0.contains(String(b)) }) { return true }
    return bases(of: a).contains { base in bases(of: b).contains { $0 == base } }
  }

  /// The particle with the verb's stem, for each particle that the text may begin or end with.
  private static func bases(of text: Letters) -> [Letters] {
    particles.flatMap { particle -> [Letters] in
      if text.ends(with: [" "] + particle) {
        let verb = text.dropLast(particle.count + 1)
        return verb.contains(" ") ? [] : stem(verb).map { [particle + $0] } ?? []
      }
      guard text.starts(with: particle), !text.contains(" ") else { return [] }
      let verb = text[particle.count...]
      let bare = ["zu", "ge"].map { Letters($0.unicodeScalars) }.filter { verb.starts(with: $0) }.map {
        verb.dropFirst($0.count)
      }
      return ([verb] + bare).compactMap { stem($0).map { particle + $0 } }
    }
  }

  private static let differentStems: [Set<String>] = [
    [
      "sein", "bin", "bist", "ist", "sind", "seid", "war", "warst", "waren", "wart", "gewesen", "sei", "seien", "waere",
      "waeren",
    ],
    ["gut", "besser", "beste", "besten"], ["gern", "gerne", "lieber", "liebsten"],
    ["viel", "mehr", "meiste", "meisten"],
  ]

  private static func stem(_ verb: ArraySlice<Unicode.Scalar>) -> Letters? {
    for ending in endings where verb.count >= ending.count + 3 && verb.suffix(ending.count).elementsEqual(ending) {
      return Letters(verb.dropLast(ending.count))
    }
    return verb.count >= 3 ? Letters(verb) : nil
  }

  private static let endings = ["test", "ten", "tet", "est", "te", "en", "et", "st", "e", "t"].map {
    Letters($0.unicodeScalars)
  }
  private static let particles = [
    "ab", "an", "auf", "aus", "bei", "ein", "fest", "fort", "her", "hin", "los", "mit", "nach", "statt", "teil", "vor",
    "weg", "weiter", "wieder", "zu", "zurueck", "zusammen",
  ].map { Letters($0.unicodeScalars) }
}
