import Testing

@testable import Wording

@Suite struct KoreanParticleTests {
  @Test(
    "A particle fits what stands before it",
    arguments: [
      ("단어", "를"), ("뜻", "을"), ("'단어'", "를"), ("뜻)", "을"), ("ㄱ", "을"), ("ㅏ", "를"),
      ("1", "을"), ("2", "를"), ("3", "을"), ("10", "을"), ("1,000", "을"), ("0", "을"), ("0.5", "를"),
      ("1000000000000", "를"), ("100000000", "을"), ("50%", "를"),
      ("deck", "을"), ("file", "을"), ("table", "을"), ("name", "을"), ("line", "을"), ("code", "를"), ("note", "를"),
      ("map", "을"), ("help", "를"), ("list", "를"), ("robot", "을"), ("link", "를"), ("web", "을"), ("music", "을"),
      ("sync", "를"), ("abc", "를"), ("disc", "를"), ("verb", "를"), ("climb", "을"), ("king", "을"), ("bug", "를"),
      ("error", "를"), ("German", "을"), ("Straße", "를"),
      ("CSV", "를"), ("URL", "을"), ("VM", "을"), ("ID", "를"), ("WORD", "를"),
      ("MEANING", "을"), ("FILE", "을"), ("HTML", "을"), ("c", "를"), ("l", "을"), ("csv", "를"), ("vocab.db", "를"),
      ("にほん", "을"), ("ひらがな", "를"), ("漢字", "을(를)"), ("", "을(를)"), ("→", "을(를)"),
    ])
  func object(text: String, particle: String) {
    #expect(KoreanParticle(named: "을")?.form(after: text) == particle)
  }

  @Test(
    "로 follows a vowel and ㄹ",
    arguments: [("서울", "로"), ("부산", "으로"), ("제주", "로"), ("1", "로"), ("3", "으로"), ("file", "로"), ("漢字", "(으)로")])
  func direction(text: String, particle: String) {
    #expect(KoreanParticle(named: "으로")?.form(after: text) == particle)
    #expect(KoreanParticle(named: "로")?.form(after: text) == particle)
  }

  @Test("Either form names the particle", arguments: [("은", "는"), ("이", "가"), ("과", "와"), ("이나", "나")])
  func names(consonant: String, vowel: String) {
    #expect(KoreanParticle(named: consonant[...]) == KoreanParticle(named: vowel[...]))
    #expect(KoreanParticle(named: consonant[...])?.form(after: "뜻") == consonant)
    #expect(KoreanParticle(named: vowel[...])?.form(after: "단어") == vowel)
  }
}
