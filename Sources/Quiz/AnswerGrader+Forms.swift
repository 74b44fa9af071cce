internal import UnicodeText
internal import Vocabulary

extension AnswerGrader {
  /// One text in the forms that the ladder compares.
  struct Forms {
    let language: String
    /// The folded text as the language spells it.
    let spelled: String
    /// Every spelling that counts as the same: dashes as spaces and as nothing, an English article left out.
    let spellings: [String]
    /// The spellings without accents.
    let plainSpellings: [String]

    init(of text: String, language: String) {
      self.language = language
      let folded = AnswerText.folded(text)
      var spellings = AnswerText.dashVariants(folded)
      if language.primaryLanguage == "en" {
        spellings += spellings.map { WordFinder.withoutArticle($0, language: language) }.filter { !$0.isEmpty }
      }
      self.spellings = spellings.map { AnswerText.spelled($0, language: language) }
      spelled = AnswerText.spelled(folded, language: language)
      // Accents go before umlauts are written out: `arger` lacks the dots, it is not `aerger`.
      plainSpellings = spellings.map { AnswerText.spelled(AnswerText.withoutAccents($0), language: language) }
    }

    func equals(_ other: Forms) -> Bool { spellings.contains(where: other.spellings.contains) }

    func equalsWithoutAccents(_ other: Forms) -> Bool {
      plainSpellings.contains(where: other.plainSpellings.contains)
    }

    /// The definite or indefinite article before a German noun.
    var article: String? {
      let words = spelled.split(separator: " ", maxSplits: 1)
      guard language.primaryLanguage == "de", words.count == 2, Articles.german.contains(String(words[0])) else {
        return nil
      }
      return String(words[0])
    }

    var withoutArticle: String {
      article.map { String(spelled.dropFirst($0.count)).trimmedSpaces } ?? spelled
    }
  }
}
