import Testing

@testable import Wording

@Suite struct PhraseTests {
  @Test("What is interpolated becomes a numbered place")
  func template() {
    let phrase: Phrase<String> = "\(3) added to '\("German")'."
    #expect(phrase.template == "{1} added to '{2}'.")
    #expect(phrase.text(in: .english) == "3 added to 'German'.")
  }

  @Test("A phrase without Korean is said in English, and an argument's braces are text")
  func fallback() {
    let phrase: Phrase<String> = "no such {1} phrase: \("{2}{을}")"
    #expect(phrase.text(in: .korean) == "no such {2}{을} phrase: {2}{을}")
  }

  @Test(
    "Counts are right in both languages",
    arguments: [
      (CountedNoun.entry, 1, "1 entry", "항목 1개"), (.entry, 2, "2 entries", "항목 2개"), (.card, 0, "0 cards", "카드 0장"),
    ])
  func counts(noun: CountedNoun, count: Int, english: String, korean: String) {
    #expect(noun.phrase(count).text(in: .english) == english)
    #expect(noun.phrase(count).text(in: .korean) == korean)
  }

  @Test("The arguments may change places, and a particle looks at what stands before it")
  func order() {
    #expect(Template("{2}에서 '{1}'{을} 지웠습니다.").filled(with: ["단어", "덱"]) == "덱에서 '단어'를 지웠습니다.")
    #expect(Template("a {word} {x").filled(with: [String]()) == "a {word} {x")
  }

  @Test(
    "The first variable that is set decides",
    arguments: [
      (["LANG": "ko_KR.UTF-8"], Language.korean), (["LC_ALL": "ko", "LANG": "en_US.UTF-8"], .korean),
      (["LC_ALL": "C.UTF-8", "LANG": "ko_KR.UTF-8"], .english), (["LC_ALL": "", "LC_MESSAGES": "ko_KR"], .korean),
      (["LC_MESSAGES": "en_US", "LANG": "ko_KR"], .english), ([:], .english), (["LANG": "kok_IN"], .english),
    ])
  func variables(variables: [String: String], language: Language) {
    #expect(Language(variables: variables) == language)
  }
}
