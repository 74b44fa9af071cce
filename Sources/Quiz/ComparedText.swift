/// One text in the forms that the ladder compares.
struct ComparedText: Sendable {
  /// Every spelling that counts as the same: dashes as spaces and as nothing, an English article left out.
  let spellings: [Letters]
  /// The article before a noun whose gender is learned with it (German, French, Spanish).
  let article: Letters?
  /// The text as a single spelling without any article: where slips and forms are looked for.
  let bare: Letters
  /// The variants as they were before the language's spelling made them one.
  private let variants: [Letters]

  init(_ text: String, _ rules: SpellingRules) { self.init(folded: AnswerText.letters(of: text), rules) }

  init(folded: Letters, _ rules: SpellingRules) {
    var variants = AnswerText.dashVariants(folded)
    var optional = 0
    if !rules.optionalWords.isEmpty {
      for variant in variants {
        let prefix = rules.optionalPrefix(of: variant)
        guard prefix > 0 else { continue }
        optional = max(optional, prefix)
        variants.append(Letters(variant[prefix...]))
      }
    }
    self.variants = variants
    spellings = variants.map(rules.spelled)
    let whole = spellings[0]
    let prefix = rules.articlePrefix(of: whole)
    article = prefix > 0 ? Letters(whole[..<prefix].last == " " ? whole[..<(prefix - 1)] : whole[..<prefix]) : nil
    bare = prefix + optional > 0 ? Letters(whole[(prefix + optional)...]) : whole
  }

  func equals(_ other: ComparedText) -> Bool {
    spellings.contains { spelling in other.spellings.contains { $0 == spelling } }
  }

  /// True if accents do not tell the spellings apart.
  var isPlain: Bool { !variants.contains(where: AnswerText.mayHaveAccents) }

  /// The spellings without accents. They go before umlauts are written out: `arger` lacks the dots, it is not `aerger`.
  func plain(_ rules: SpellingRules) -> [Letters] {
    isPlain ? spellings : variants.map { rules.spelled(AnswerText.withoutAccents($0)) }
  }

  /// The single spelling without article and accents.
  func plainBare(_ rules: SpellingRules) -> Letters {
    guard !isPlain else { return bare }
    let plain = rules.spelled(AnswerText.withoutAccents(variants[0]))
    return Letters(plain[max(rules.articlePrefix(of: plain), rules.optionalPrefix(of: plain))...])
  }
}
