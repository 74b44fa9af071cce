import CommandLineArguments
import Testing

@Suite("a line that is still being typed")
struct PartialInvocationTests {
  @Test(
    "it is read as far as it is there, and nothing in it is refused",
    arguments: [
      ("", [], []), ("qu", [], []), ("quiz", ["quiz"], []), ("quiz German", ["quiz"], ["German"]),
      ("--db x quiz", ["quiz"], []), ("--db quiz", [], []), ("--db=x quiz a b", ["quiz"], ["a", "b"]),
      ("quiz -n 5 German", ["quiz"], ["German"]), ("quiz -n5 German", ["quiz"], ["German"]),
      ("quiz -acn 5 German", ["quiz"], ["German"]), ("quiz --limit", ["quiz"], []),
      ("quiz --unknown German", ["quiz"], ["German"]), ("quiz --no-speak German", ["quiz"], ["German"]),
      ("quiz -- --limit", ["quiz"], ["--limit"]), ("quiz -5", ["quiz"], ["-5"]), ("quiz -", ["quiz"], ["-"]),
      ("config", ["config"], []), ("config se", ["config"], []), ("config set", ["config", "set"], []),
      ("config --json set day-start", ["config", "set"], ["day-start"]),
    ] as [(String, [String], [String])])
  func reading(line: String, path: [String], operands: [String]) {
    let partial = Sample.program.partial(line.split(separator: " ").map(String.init))
    #expect(partial.path == path)
    #expect(partial.operands == operands)
  }

  @Test("the last value of an option counts, however it is given")
  func values() {
    #expect(Sample.program.partial(["--db", "a", "quiz", "--db=b"]).value(of: Sample.db) == "b")
    #expect(Sample.program.partial(["quiz", "-n=7"]).value(of: QuizCommand.limit) == "7")
    #expect(Sample.program.partial(["quiz", "--db"]).value(of: Sample.db) == nil)
    #expect(Sample.program.partial(["quiz", "--", "--db", "a"]).value(of: Sample.db) == nil)
  }

  @Test("options end at two dashes, unless these are a value")
  func ending() {
    #expect(Sample.program.partial(["quiz", "--"]).hasEndedOptions)
    #expect(!Sample.program.partial(["quiz", "--tag", "--"]).hasEndedOptions)
  }
}
