import Testing

@testable import Wording

@Suite("the names of languages")
struct LanguageNameTests {
  @Test(
    "are Korean for who reads Korean, with what stands in parentheses; what is not known stays",
    arguments: [
      ("Korean", "한국어"), ("English (America, New York City)", "영어 (미국, 뉴욕)"),
      ("Chinese (Mandarin, latin as Pinyin)", "중국어 (표준 중국어, 로마자는 병음으로)"),
      ("Armenian (East Armenia)", "아르메니아어 (동부)"), ("Lang_Belta", "Lang_Belta"), ("English (Moon)", "영어 (Moon)"),
      ("Odd (name", "Odd (name"), ("", ""),
    ])
  func names(english: String, korean: String) {
    #expect(languageName(english, in: .english) == english)
    #expect(languageName(english, in: .korean) == korean)
  }
}
