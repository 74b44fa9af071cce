import CommandLineArguments
import TestSupport
import Testing

struct RandomArgumentsTests {
  private static let fragments = [
    "quiz", "speak", "add", "move", "undo", "config", "backup", "get", "set", "make", "help", "--help", "-h",
    "--version", "--", "-", "--=", "-=", "--limit", "-n", "-n=", "--limit=", "5", "-1", "99999999999999999999", "0.5",
    "--tag", "-t", "-atx", "-acn", "--speak", "--no-speak", "--no-", "--no-limit", "--only", "word,,meaning", ",",
    "--voice", "en=x", "=", "--db", "--color", "never", "", " ", "단어", "👩‍👩‍👧", "\u{301}", "-\u{301}", "--\u{301}",
    "-é", "\u{0}", "\u{1B}[2J", "\n", "day-start", "---", "-5x", "\u{FEFF}--limit", "--limit\u{301}=3", "=\u{301}",
  ]

  @Test("no command line traps: it is understood, or refused in one line", arguments: 0..<20 as Range<UInt64>)
  func neverTraps(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let line = (0..<Int.random(in: 0...7, using: &generator)).map { _ in
        // Some fragments glued together make arguments that no list would hold.
        (0...Int.random(in: 0...1, using: &generator)).map { _ in
          Self.fragments.randomElement(using: &generator) ?? ""
        }.joined()
      }
      do {
        switch try Sample.program.parse(line) {
        case .help(let path): _ = try HelpRenderer(Sample.program).help(path)
        case .version: break
        case .bare(let arguments): #expect(arguments.path == [])
        case .command(let arguments): read(arguments)
        }
      } catch {
        let message = error.message(program: "vocab")
        #expect(!message.isEmpty && message.count < 400, "\(line)")
        #expect(!message.unicodeScalars.contains { $0.properties.generalCategory == .control }, "\(line)")
      }
    }
  }

  private func read(_ arguments: ParsedArguments) {
    switch arguments.command {
    case "quiz":
      #expect((0...10_000).contains(arguments[QuizCommand.limit] ?? 0))
      #expect(!(arguments[QuizCommand.ahead] && arguments[QuizCommand.cram]))
    case "speak":
      #expect((0...60).contains(arguments[SpeakCommand.wordGap]))
      #expect(!arguments[SpeakCommand.only].isEmpty)
      #expect(arguments[SpeakCommand.voices].allSatisfy { !$0.name.isEmpty && !$0.value.isEmpty })
    default: break
    }
  }

  @Test("what is written as --name=value is read back", arguments: 0..<20 as Range<UInt64>)
  func roundTrip(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let deck = (0..<3).map { _ in Self.fragments.randomElement(using: &generator) ?? "" }.joined()
      let word = Self.fragments.randomElement(using: &generator) ?? ""
      let arguments = try Sample.parse(["add", "--deck=\(deck)", "--", word, deck])
      #expect(Array(arguments[AddCommand.deck].utf8) == Array(deck.utf8))
      #expect(try arguments[AddCommand.word] == word)
      #expect(try arguments[AddCommand.meanings] == [deck])
    }
  }
}
