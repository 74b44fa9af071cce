import Quiz
import Testing
import Vocabulary

@Suite("cloze")
struct ClozeTests {
  @Test(
    "the blank is what the braces mark, else the word or a form of it",
    arguments: [
      ("en", "retain", "We {retained} the logs.", "We ____ the logs.", "retained"),
      ("en", "latency", "High latency hurts.", "High ____ hurts.", "latency"),
      ("en", "Latency", "latency hurts.", "____ hurts.", "latency"),
      ("en", "log", "The blog keeps a log.", "The blog keeps a ____.", "log"),
      ("en", "retry", "It retries twice.", "It ____ twice.", "retries"),
      ("en", "run", "It is running.", "It is ____.", "running"),
      ("en", "(to) cache", "We are caching it.", "We are ____ it.", "caching"),
      ("en", "colour / color", "Pick a color!", "Pick a ____!", "color"),
      ("en", "ice cream", "I like ice cream.", "I like ____.", "ice cream"),
      ("de", "der Ärger", "Das macht Ärger.", "Das macht ____.", "Ärger"),
      ("de", "anrufen", "Ich {rufe} dich {an}.", "Ich ____ dich ____.", "rufe an"),
      ("ko", "지연 시간", "지연 시간이 길다.", "____이 길다.", "지연 시간"),
      ("ko", "유지하다", "로그를 1년 동안 유지했다.", "로그를 1년 동안 ____.", "유지했다"),
      ("ko", "마시다", "물을 마셨다.", "물을 ____.", "마셨다"),
      ("ko", "모르다", "저는 잘 몰라요.", "저는 잘 ____.", "몰라요"),
      ("ko", "가다", "그리고 학교에 갔다.", "그리고 학교에 ____.", "갔다"),
      ("en", "go", "We went home.", "We ____ home.", "went"),
      ("fr", "l'école", "Cette école est grande.", "Cette ____ est grande.", "école"),
      ("fr", "école", "J'aime l'école.", "J'aime l'____.", "école"),
      ("fr", "l'école", "L’école est fermée.", "____ est fermée.", "L’école"),
      ("es", "la mano", "Dame la mano.", "Dame ____.", "la mano"),
      ("ja", "カメラ", "新しいカメラを買った。", "新しい____を買った。", "カメラ"),
    ])
  func blanks(language: String, word: String, example: String, prompt: String, answer: String) throws {
    let cloze = try #require(Cloze(Example(text: example, translation: "t"), of: word, language: language))
    #expect(cloze.prompt == prompt)
    #expect(cloze.answer == answer)
    #expect(cloze.translation == "t")
  }

  @Test("a sentence without the word makes no cloze")
  func none() {
    #expect(Cloze(Example(text: "Nothing here."), of: "latency", language: "en") == nil)
    #expect(Cloze(Example(text: ""), of: "latency", language: "en") == nil)
    #expect(Cloze(Example(text: "x"), of: "", language: "en") == nil)
  }
}
