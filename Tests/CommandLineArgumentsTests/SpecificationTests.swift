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
}
