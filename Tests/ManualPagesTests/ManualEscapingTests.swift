import Testing

@testable import ManualPages

@Suite("text in a manual page")
struct ManualEscapingTests {
  @Test(
    "an argument of a macro is one text, whatever stands in it",
    arguments: [
      ("plain", "plain"), ("two words", "\"two words\""), ("", "\"\""), ("a \"b\"", "\"a \\(dqb\\(dq\""),
      ("Op", "\\&Op"),
      ("Ref", "\\&Ref"), ("OP", "OP"), ("N", "N"), ("|", "|"), (".", "\\&."), (",", "\\&,"), ("--db", "\\-\\-db"),
      ("it's", "it\\(aqs"), ("a\\b", "a\\eb"), ("~/`^", "\\(ti/\\(ga\\(ha"), ("뜻", "\\[uB73B]"), ("é", "\\[u00E9]"),
      ("😀", "\\[u1F600]"),
    ])
  func argument(text: String, expected: String) { #expect(ManualEscaping().argument(text) == expected) }

  @Test(
    "text is filled, each sentence from a line of its own, and never a macro",
    arguments: [
      ("One. Two (2.) Three? 'Four!' Five", ["One.", "Two (2.)", "Three?", "\\(aqFour!\\(aq", "Five"]),
      ("Type '?' or wait", ["Type \\(aq?\\(aq or wait"]), ("A2..B2 and on", ["A2..B2 and on"]),
      (".Sh NAME", ["\\&.Sh NAME"]), ("  spaces\n and   lines ", ["spaces and lines"]), ("", []),
      (
        String(repeating: "word ", count: 20),
        [
          "word word word word word word word word word word word word word word word",
          "word word word word word",
        ]
      ),
    ])
  func lines(text: String, expected: [String]) { #expect(ManualEscaping().lines(text) == expected) }
}
