import Testing

@testable import UnicodeText

struct SpellingTests {
  @Test(
    "the distance counts insertions, deletions, substitutions and swaps",
    arguments: [
      ("", "", 0), ("abc", "", 3), ("", "ab", 2), ("quiz", "quiz", 0), ("quizz", "quiz", 1), ("quz", "quiz", 1),
      ("qiuz", "quiz", 1), ("quip", "quiz", 1), ("kitten", "sitting", 3), ("ca", "abc", 3),
    ])
  func distance(a: String, b: String, expected: Int) {
    #expect(Spelling.distance(Array(a.utf8), Array(b.utf8)) == expected)
    #expect(Spelling.distance(Array(b.utf8), Array(a.utf8)) == expected)
  }

  @Test(
    "the nearest name is suggested, and none when none is near",
    arguments: [
      ("QUIZ", "quiz"), ("qu", "quiz"), ("lst", "list"), ("lits", "list"), ("forcast", "forecast"), ("due", "due"),
      ("duee", "due"), ("for", "forecast"), ("x", nil), ("q", nil), ("", nil), ("-", nil), ("banana", nil),
      ("단어", nil), (String(repeating: "quiz", count: 5_000), nil),
    ] as [(String, String?)])
  func nearest(text: String, expected: String?) {
    #expect(Spelling.nearest(to: text, among: ["quiz", "list", "forecast", "due"]) == expected)
  }

  @Test("a name that is nearly begun is meant, but a whole one that is as near before it")
  func begun() {
    #expect(Spelling.nearest(to: "develper", among: ["business-english", "developer-english"]) == "developer-english")
    #expect(Spelling.nearest(to: "developr", among: ["developer-english", "develop"]) == "develop")
    #expect(Spelling.nearest(to: "dvlp", among: ["developer-english"]) == nil)
  }

  @Test("a nearer name wins over an earlier one, and an earlier one over an equal one")
  func order() {
    #expect(Spelling.nearest(to: "--word-gab", among: ["--word-rap", "--word-gap"]) == "--word-gap")
    #expect(Spelling.nearest(to: "sed", among: ["set", "seed"]) == "set")
  }
}
