import Testing
import Vocabulary

@Suite("markup")
struct MarkupTests {
  @Test(
    "a word's markup gives the ways to write it",
    arguments: [
      ("latency", [["latency"]]),
      ("colour / color", [["colour"], ["color"]]),
      ("(to) go", [["to go", "go"]]),
      ("I/O", [["I/O"]]),
      (#"either \/ or"#, [["either / or"]]),
      (#"f\(x\)"#, [["f(x)"]]),
      ("look (something) up", [["look something up", "look up"]]),
      ("(a) (b) c", [["a b c", "b c", "a c", "c"]]),
      ("smile :)", [["smile :)"]]),
      ("(open", [["(open"]]),
      ("a /", [["a"]]),
      ("/", [["/"]]),
      (" / ", []),
      ("(all)", [["all"]]),
      (#"C:\dir"#, [[#"C:\dir"#]]),
      (#"end\"#, [[#"end\"#]]),
      ("", []),
    ] as [(String, [[String]])])
  func words(word: String, expected: [[String]]) {
    #expect(WordPattern(word).alternatives.map(\.variants) == expected)
  }

  @Test("many optional parts do not make many variants")
  func bounded() {
    let word = String(repeating: "(x) ", count: 40) + "y"
    #expect(WordPattern(word).alternatives[0].variants.count == 2)
  }

  @Test("a word is spoken by its first alternative and shown without backslashes")
  func shownAndSpoken() {
    #expect(WordPattern("(to) colour / color").spoken == "to colour")
    #expect(WordPattern.shown(#"a\/b / c \(d\)"#) == "a/b / c (d)")
  }

  @Test(
    "an example's braces mark its blanks",
    arguments: [
      ("We {retained} it.", "We ____ it.", "retained"),
      ("{A} start", "____ start", "A"),
      ("An {end}", "An ____", "end"),
      ("Ich {rufe} dich {an}.", "Ich ____ dich ____.", "rufe an"),
      (#"A set \{x\} of {y}"#, "A set {x} of ____", "y"),
      ("no blank", "no blank", ""),
      ("open {brace", "open {brace", ""),
      ("close} brace", "close} brace", ""),
      ("empty {} braces", "empty {} braces", ""),
      ("nested {a {b} c}", "nested ____ c}", "a {b"),
      ("", "", ""),
    ])
  func examples(text: String, hidden: String, answer: String) {
    let sentence = BlankedSentence(text)
    #expect(sentence.hidden(by: "____") == hidden)
    #expect(sentence.answer == answer)
  }
}
