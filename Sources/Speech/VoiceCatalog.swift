/// The voices that are there, and which of them serves a language or a name.
struct VoiceCatalog: Sendable {
  let voices: [Voice]
  /// What may follow a voice after a plus sign: `f3`, `whisper`.
  let variants: Set<String>
  /// Whose voice a variant makes of any voice.
  let variantGenders: [String: Voice.Gender]

  /// Voices of the MBROLA project are left out: they need another program, and without it fail late.
  init(voices: [Voice], variants: Set<String>, variantGenders: [String: Voice.Gender] = [:]) {
    self.voices = voices.filter { !Self.isMBROLA($0.identifier) }
    self.variants = variants
    self.variantGenders = variantGenders
  }

  /// The best voice for a language, or for one of its less specific tags. Throws `noVoice`.
  func voice(forLanguage language: String) throws(SpeechError) -> Voice {
    for tag in LanguageTag.fallbacks(of: language) {
      if let voice = best(for: Self.renamed[tag] ?? tag) { return voice }
    }
    throw .noVoice(language, nearest: nearestTags(to: language))
  }

  /// The voice of an identifier, name or language, with or without a variant. Throws `noVoice`.
  func voice(named name: String) throws(SpeechError) -> Voice {
    let parts = name.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let base = LanguageTag.normalized(parts.first ?? "")
    let variant = parts.count > 1 ? parts[1] : nil
    guard !Self.isMBROLA(base), variant.map(variants.contains) ?? true else {
      throw .noVoice(name, nearest: variant.map { near($0, in: Array(variants)).map { "\(base)+\($0)" } } ?? [])
    }
    let exact = voices.first {
      LanguageTag.normalized($0.identifier) == base || LanguageTag.normalized($0.name) == LanguageTag.normalized(base)
        || Self.fileName($0.identifier) == base
    }
    guard var voice = exact ?? best(for: base) else {
      throw .noVoice(name, nearest: namesNearest(to: base))
    }
    if let variant {
      voice.identifier += "+\(variant)"
      voice.gender = variantGenders[variant] ?? voice.gender
    }
    return voice
  }

  /// Voices that serve a language or one of its regions, best first; all for nil.
  func voices(matching language: String?) -> [Voice] {
    guard let language else { return voices }
    let tag = LanguageTag.normalized(language)
    func rank(_ voice: Voice) -> Int? {
      voice.languages.filter { $0.tag == tag || $0.tag.hasPrefix(tag + "-") }.map(\.priority).min()
    }
    let first = try? self.voice(forLanguage: language)
    let ranked = voices.compactMap { voice in rank(voice).map { (voice, voice == first ? -1 : $0) } }
    return ranked.sorted { ($0.1, $0.0.identifier) < ($1.1, $1.0.identifier) }.map(\.0)
  }

  private func best(for tag: String) -> Voice? {
    let found = voices.compactMap { voice in
      voice.languages.filter { $0.tag == tag }.map(\.priority).min().map { (voice, $0) }
    }
    return found.min { ($0.1, $0.0.identifier.count) < ($1.1, $1.0.identifier.count) }?.0
  }

  private func nearestTags(to language: String) -> [String] {
    let tags = voices.flatMap { $0.languages.map(\.tag) }
    return LanguageTag.fallbacks(of: language).lazy.map { near($0, in: tags) }.first { !$0.isEmpty } ?? []
  }

  /// Names that look like it; else voices whose name begins so (`english`) or of its language (`en-gb` for `en-nz`);
  /// else languages that look like it.
  private func namesNearest(to name: String) -> [String] {
    func tags(_ voices: [Voice]) -> [String] { voices.prefix(3).compactMap { $0.languages.first?.tag } }
    let close = near(name, in: voices.map { Self.fileName($0.identifier) })
    let begun = voices.filter { name.count > 3 && LanguageTag.normalized($0.name).hasPrefix(name) }
    guard close.isEmpty, begun.isEmpty else { return close.isEmpty ? tags(begun) : close }
    let related = LanguageTag.fallbacks(of: name).dropFirst().lazy.map { voices(matching: $0) }.first { !$0.isEmpty }
    return related.map(tags) ?? nearestTags(to: name)
  }

  private func near(_ name: String, in names: [String]) -> [String] {
    let close = Set(names).map { ($0, EditDistance.between(name, $0)) }.filter { $0.1 <= max(1, name.count / 3) }
    func order(_ found: (name: String, distance: Int)) -> (Int, Int, String) {
      // Whoever mistypes a name seldom mistypes its first letter.
      (found.distance, found.name.first == name.first ? 0 : 1, found.name)
    }
    return close.sorted { order($0) < order($1) }.prefix(3).map(\.0)
  }

  private static func isMBROLA(_ identifier: String) -> Bool { identifier.lowercased().hasPrefix("mb") }

  private static func fileName(_ identifier: String) -> String {
    LanguageTag.normalized(String(identifier.split(separator: "/").last ?? ""))
  }

  /// Tags that the engine knows by another name. Its voice `cmn` reads Chinese characters as English letters in 1.51.
  private static let renamed = ["zh": "cmn-latn-pinyin", "cmn": "cmn-latn-pinyin", "zh-hk": "yue", "zh-yue": "yue"]
}

/// Levenshtein's distance: insertions, deletions and replacements count one each.
enum EditDistance {
  static func between(_ a: String, _ b: String) -> Int {
    let a = Array(a)
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let replaced = diagonal + (x == y ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, min(row[j], row[j + 1]) + 1)
      }
    }
    return row[b.count]
  }
}
