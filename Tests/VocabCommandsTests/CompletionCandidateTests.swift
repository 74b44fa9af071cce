import Testing

@testable import VocabCommands

@Suite("candidates for a shell")
struct CompletionCandidateTests {
  @Test(
    "a candidate is one line, with its description behind a tab; what could not be typed is none",
    arguments: [
      ("deck", nil, "deck"), ("deck", "what it is", "deck\twhat it is"), ("My deck", "", "My deck"),
      ("deck", "two\nlines\tand \u{1B}[31mred", "deck\ttwo lines and [31mred"),
      ("한국어::기초", String(repeating: "뜻", count: 60), "한국어::기초\t" + String(repeating: "뜻", count: 24) + "…"),
      ("new\nline", nil, nil), ("tab\tinside", nil, nil), ("\u{1B}]0;t\u{7}", nil, nil), ("a\u{202E}b", nil, nil),
      ("", "nothing", nil), ("$(run)", nil, "$(run)"),
    ] as [(String, String?, String?)])
  func lines(text: String, description: String?, expected: String?) {
    #expect(CompletionCandidate(text: text, description: description).line(areOptionsOpen: true) == expected)
  }

  @Test("a name that begins with a dash is offered where it is taken for no option")
  func dashes() {
    #expect(CompletionCandidate(text: "-deck").line(areOptionsOpen: true) == nil)
    #expect(CompletionCandidate(text: "-deck").line(areOptionsOpen: false) == "-deck")
  }

  @Test(
    "a path is expanded as a shell would, and nothing is run",
    arguments: [
      ("~/vocab.db", "/home/me/vocab.db"), ("$HOME/vocab.db", "/home/me/vocab.db"), ("${HOME}/x", "/home/me/x"),
      ("$DATA_1/x", "/data/x"), ("~other/x", "~other/x"), ("~", "~"), ("$NONE/x", "$NONE/x"), ("${HOME/x", "${HOME/x"),
      ("$(touch x)", "$(touch x)"), ("`touch x`", "`touch x`"), ("$", "$"), ("a$HOME", "a$HOME"), ("plain", "plain"),
      ("", ""),
    ])
  func expansion(text: String, expected: String) {
    #expect(ShellText.expanded(text, ["HOME": "/home/me", "DATA_1": "/data"]) == expected)
  }
}
