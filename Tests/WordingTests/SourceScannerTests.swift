import Testing

@Suite struct SourceScannerTests {
  @Test(
    "Literals are found with their places and marks",
    arguments: [
      ("localized(\"one\")", "one", "localized"),
      ("Phrase(\"\\(count) of \\(total(in: \"x)\")) \\\"q\\\"\")", "{1} of {2} \"q\"", "Phrase"),
      ("localized(\n  \"\"\"\n  one \\\n  two\n    three\n  \"\"\")", "one two\n  three", "localized"),
      ("let text = \"plain\" // \"no\"", "plain", nil),
      ("unlocalized(\"plain\")", "plain", nil),
      ("#\"a \\(b)\"#", "a \\(b)", nil),
      ("\"\\u{B7}\"", "·", nil),
    ] as [(String, String, String?)])
  func literal(source: String, template: String, marker: String?) throws {
    let scanner = SourceScanner(source)
    let literal = try #require(scanner.literals.last)
    #expect(literal.template == template)
    #expect(literal.marker == marker)
    #expect(scanner.misuses == [])
  }

  @Test("A marker before something else is found")
  func misuse() {
    #expect(SourceScanner("let a = 1\nlet b = localized(isOne ? \"a\" : \"b\")").misuses == [2])
    #expect(SourceScanner("func localized(_ phrase: Phrase<String>) {}").misuses == [])
  }
}
