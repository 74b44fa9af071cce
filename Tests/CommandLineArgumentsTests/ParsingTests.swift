import CommandLineArguments
import Testing

struct ParsingTests {
  @Test(
    "an option with a value is understood in each of its spellings",
    arguments: [
      ["quiz", "--limit", "20"], ["quiz", "--limit=20"], ["quiz", "-n", "20"], ["quiz", "-n20"], ["quiz", "-n=20"],
      ["quiz", "-an20"], ["quiz", "-an", "20"], ["quiz", "deck", "-n", "+20"],
      ["quiz", "--limit", "3", "--limit", "20"],
    ])
  func spellings(line: [String]) throws {
    #expect(try Sample.parse(line)[QuizCommand.limit] == 20)
  }

  @Test("an option that is not given has its default, and is not contained")
  func defaults() throws {
    let quiz = try Sample.parse(["quiz"])
    #expect(quiz[QuizCommand.limit] == nil)
    #expect(quiz[QuizCommand.mode] == .cloze)
    #expect(quiz[QuizCommand.tags] == [])
    #expect(quiz[QuizCommand.ahead] == false)
    #expect(quiz[QuizCommand.speak] == false)
    #expect(quiz[Sample.color] == "auto")
    #expect(try quiz[QuizCommand.decks] == [])
    #expect(!quiz.contains(QuizCommand.mode))
    #expect(try Sample.parse(["quiz", "--mode", "cloze"]).contains(QuizCommand.mode))
    let speak = try Sample.parse(["speak", "--all"])
    #expect(speak[SpeakCommand.only] == [.word, .meaning])
    #expect(speak[SpeakCommand.wordGap] == 0.5)
    #expect(speak[SpeakCommand.cache] == nil)
  }

  @Test("flags group behind one dash, and a value may end the group")
  func groupedFlags() throws {
    let quiz = try Sample.parse(["quiz", "-atfood"])
    #expect(quiz[QuizCommand.ahead])
    #expect(quiz[QuizCommand.tags] == ["food"])
  }

  @Test(
    "of a flag and its opposite the last one counts",
    arguments: [(["--speak"], true), (["--no-speak"], false), (["--speak", "--no-speak"], false)])
  func negatable(options: [String], expected: Bool) throws {
    #expect(try Sample.parse(["quiz"] + options)[QuizCommand.speak] == expected)
  }

  @Test("a negatable flag without default tells not given from off")
  func negatableWithoutDefault() throws {
    #expect(try Sample.parse(["speak", "--no-cache"])[SpeakCommand.cache] == false)
    #expect(try Sample.parse(["speak", "--cache"])[SpeakCommand.cache] == true)
  }

  @Test("repeated options keep every value in order, lists and pairs are taken apart")
  func manyValues() throws {
    #expect(try Sample.parse(["quiz", "--tag", "a", "-t", "b", "--tag=a"])[QuizCommand.tags] == ["a", "b", "a"])
    let speak = try Sample.parse(["speak", "--only", "word, example", "--voice", "en=en-gb", "--voice=ko=ko+f2=x"])
    #expect(speak[SpeakCommand.only] == [.word, .example])
    #expect(
      speak[SpeakCommand.voices] == [
        NamedValue(name: "en", value: "en-gb"), NamedValue(name: "ko", value: "ko+f2=x"),
      ])
  }

  @Test("global options stand before or after the command, and the last one counts")
  func globalOptions() throws {
    #expect(try Sample.parse(["--db", "a.db", "quiz"])[Sample.db] == "a.db")
    #expect(try Sample.parse(["quiz", "--db=a.db"])[Sample.db] == "a.db")
    #expect(try Sample.parse(["--db", "a.db", "quiz", "--db", "b.db"])[Sample.db] == "b.db")
    let bare = try Sample.parse(["--db", "a.db"])
    #expect(bare.command == nil)
    #expect(bare[Sample.db] == "a.db")
  }

  @Test(
    "arguments after --, a lone dash and negative numbers are no options",
    arguments: [
      (["quiz", "--", "--limit", "-n"], ["--limit", "-n"]), (["quiz", "-"], ["-"]), (["quiz", "-5"], ["-5"]),
      (["--", "quiz", "a"], ["a"]), (["quiz", "a", "--ahead", "b", "--", "--"], ["a", "b", "--"]),
      (["quiz", "단어장", "e\u{301}", ""], ["단어장", "é", ""]),
    ])
  func positionals(line: [String], expected: [String]) throws {
    #expect(try Sample.parse(line)[QuizCommand.decks] == expected)
  }

  @Test("an accent behind the equals sign belongs to the value")
  func combiningValue() throws {
    let deck = try Sample.parse(["add", "w", "m", "--deck=\u{301}x"])[AddCommand.deck]
    #expect(Array(deck.unicodeScalars) == ["\u{301}", "x"])
  }

  @Test("the values of options may be empty or begin with a dash")
  func oddValues() throws {
    #expect(try Sample.parse(["quiz", "--tag="])[QuizCommand.tags] == [""])
    #expect(try Sample.parse(["quiz", "--tag", ""])[QuizCommand.tags] == [""])
    #expect(try Sample.parse(["quiz", "--tag", "-"])[QuizCommand.tags] == ["-"])
    #expect(try Sample.parse(["quiz", "--tag", "-ness"])[QuizCommand.tags] == ["-ness"])
    #expect(try Sample.parse(["quiz", "--tag=--limit"])[QuizCommand.tags] == ["--limit"])
  }

  @Test("arguments are filled from left to right, and a repeated one leaves the rest what it needs")
  func argumentOrder() throws {
    let add = try Sample.parse(["add", "verify", "확인하다", "검증하다"])
    #expect(try add[AddCommand.word] == "verify")
    #expect(try add[AddCommand.meanings] == ["확인하다", "검증하다"])
    let move = try Sample.parse(["move", "a", "b", "deck"])
    #expect(try move[MoveCommand.words] == ["a", "b"])
    #expect(try move[MoveCommand.target] == "deck")
    #expect(try Sample.parse(["undo"])[UndoCommand.steps] == nil)
    #expect(try Sample.parse(["undo", "3"])[UndoCommand.steps] == 3)
  }

  @Test("actions have arguments of their own and share the command's options")
  func actions() throws {
    let set = try Sample.parse(["config", "set", "day-start", "5", "--json"])
    #expect(set.path == ["config", "set"])
    #expect(set.action == "set")
    #expect(set[ConfigCommand.json])
    #expect(try set[ConfigCommand.key] == "day-start")
    #expect(try set[ConfigCommand.value] == "5")
    let get = try Sample.parse(["config", "--json", "get", "day-start"])
    #expect(throws: UsageError.missingArgument("VALUE", command: ["config", "get"])) { try get[ConfigCommand.value] }
    #expect(try Sample.parse(["config"]).path == ["config"])
    #expect(try Sample.parse(["backup", "list"])[BackupCommand.date] == nil)
  }

  @Test("a number of 64 bits is read whole")
  func largeSeed() throws {
    #expect(try Sample.parse(["quiz", "--seed", "18446744073709551615"])[QuizCommand.seed] == .max)
  }

  @Test("a command reads its stored properties by its keys")
  func commandFromArguments() throws {
    let quiz = try QuizCommand(Sample.parse(["quiz", "developer", "--mode", "type", "-n", "5"]))
    #expect(quiz.decks == ["developer"])
    #expect(quiz.mode == .type)
    #expect(quiz.limit == 5)
  }

  @Test(
    "help and version are asked for before or after the command",
    arguments: [
      (["--help"], "help"), (["-h"], "help"), (["help"], "help"), (["help", "quiz"], "help quiz"),
      (["quiz", "--help"], "help quiz"), (["--help", "quiz"], "help quiz"), (["quiz", "-ah"], "help quiz"),
      (["config", "get", "-h"], "help config get"), (["help", "config", "get"], "help config get"),
      (["add", "--help"], "help add"), (["--version"], "version"), (["quiz", "--version"], "version"),
    ])
  func helpAndVersion(line: [String], expected: String) throws {
    let found =
      switch try Sample.program.parse(line) {
      case .help(let path): (["help"] + path).joined(separator: " ")
      case .version: "version"
      case .command, .bare: "a command"
      }
    #expect(found == expected)
  }
}
