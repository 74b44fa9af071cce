import CommandLineArguments
import Testing
import Wording

struct SpecificationTests {
  @Test("what manuals and completions need can be walked without the types of the values")
  func walk() throws {
    let quiz = try #require(try Sample.program.command(at: ["quiz"]))
    #expect(quiz.options.flatMap(\.spellings).contains("--no-speak"))
    #expect(quiz.options.compactMap(\.short) == ["n", "t", "a", "c"])
    let mode = try #require(quiz.options.first { $0.name == "mode" })
    #expect(mode.value?.completion == .names(Sample.Mode.allCases.map(\.rawValue)))
    #expect(mode.defaultText == "cloze")
    #expect(quiz.options.first { $0.name == "ahead" }?.value?.placeholder == nil)
    #expect(quiz.options.first { $0.name == "tag" }?.repeats == true)
    #expect(quiz.arguments.map(\.value.completion) == [.list("decks")])
    let limit = try #require(quiz.options.first { $0.name == "limit" }?.value)
    #expect(limit.expectation == .wholeNumber(Bounds(lower: "0", upper: "10000")))
    #expect(try Sample.program.command(at: ["config", "set"])?.arguments.map(\.usage) == ["KEY", "VALUE"])
    #expect(try Sample.program.command(at: [])?.name == nil)
    #expect(Sample.program.commands.last?.name == "help")
  }

  @Test("a choice may name values of any type, and writes a default by its first name")
  func namedChoice() throws {
    #expect(SpeakCommand.audio.specification.defaultText == "auto")
    #expect(try Sample.parse(["speak", "--all"])[SpeakCommand.audio] == true)
    #expect(try Sample.parse(["speak", "--all", "--audio", "null"])[SpeakCommand.audio] == false)
    #expect(SpeakCommand.only.specification.defaultText == "word,meaning")
    #expect(SpeakCommand.wordGap.specification.defaultText == "0.5")
  }

  @Test("the sample's declarations have no flaw, and flaws are named")
  func flaws() {
    #expect(Sample.program.flaws == [])
    let twice = OptionKey(flag: "help", short: "x", help: "Ends badly.")
    let command = CommandSpecification(
      name: "c", summary: "", arguments: [AddCommand.meanings, QuizCommand.decks, AddCommand.meanings],
      options: [twice], exclusive: [[QuizCommand.ahead]])
    let program = ProgramSpecification(name: "p", summary: "s", options: [], groups: [.init("g", [command, command])])
    #expect(
      Set(program.flaws) == [
        "p has the command c twice", "c has the option --help twice", "c has the argument MEANING twice",
        "c has two repeated arguments", "c has an empty summary or help",
        "c has a summary or help that ends in a full stop", "c excludes --ahead, which it does not have",
      ])
  }

  @Test(
    "an example is a line that its command understands",
    arguments: [
      ("vocab add Haus 'old house' --deck 'My deck' | less", nil), ("vocab add a b > file", nil),
      ("vocab add a", "add: MEANING is missing. See 'vocab help add'."),
      ("vocab add a b --dek x", "unknown option '--dek'. Did you mean '--deck'?"),
      ("vocab quiz", "it is one of 'quiz'"), ("git add a b", "it does not begin with 'vocab'"),
      ("vocab --version", "it names no command"),
    ] as [(String, String?)])
  func examples(line: String, problem: String?) {
    let command = CommandSpecification(
      name: "add", summary: "Add", arguments: [AddCommand.word, AddCommand.meanings], options: [AddCommand.deck],
      examples: KeyValuePairs(dictionaryLiteral: (line, "Show")))
    let program = ProgramSpecification(
      name: "vocab", summary: "s", options: [], groups: [.init("g", [command, QuizCommand.specification])])
    #expect(program.flaws == (problem.map { ["add has the example '\(line)': \($0)"] } ?? []))
  }
}
