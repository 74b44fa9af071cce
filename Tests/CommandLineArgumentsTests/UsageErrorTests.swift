import CommandLineArguments
import Testing
import Wording

struct UsageErrorTests {
  @Test(
    "each slip has its message",
    arguments: [
      // Names that are not there
      ("quiz --limt 5", "unknown option '--limt'. Did you mean '--limit'?"),
      ("quiz --limt=5", "unknown option '--limt'. Did you mean '--limit'?"),
      ("quiz --lim 5", "unknown option '--lim'. Did you mean '--limit'?"),
      ("quiz -limit 5", "unknown option '-limit'. Did you mean '--limit'?"),
      ("quiz --no-speek", "unknown option '--no-speek'. Did you mean '--no-speak'?"),
      ("quiz --colour never", "unknown option '--colour'. Did you mean '--color'?"),
      ("quiz --frobnicate", "unknown option '--frobnicate'. See 'vocab help quiz'."),
      ("quiz -x", "unknown option '-x'. See 'vocab help quiz'."),
      ("quiz -axc", "unknown option '-x'. See 'vocab help quiz'."),
      ("config get --frobnicate", "unknown option '--frobnicate'. See 'vocab help config get'."),
      ("--frobnicate", "unknown option '--frobnicate'. See 'vocab help'."),
      ("--verson", "unknown option '--verson'. Did you mean '--version'?"),
      ("--limit 5 quiz", "option '--limit' stands before the command. Write 'vocab quiz --limit'."),
      ("-n 5 quiz", "option '-n' stands before the command. Write 'vocab quiz -n'."),
      ("quizz", "unknown command 'quizz'. Did you mean 'quiz'?"),
      ("qiuz", "unknown command 'qiuz'. Did you mean 'quiz'?"),
      ("und", "unknown command 'und'. Did you mean 'undo'?"),
      ("frobnicate", "unknown command 'frobnicate'. See 'vocab help'."),
      ("help frobnicate", "unknown command 'frobnicate'. See 'vocab help'."),
      ("help quiz get", "help: unexpected argument 'get'. See 'vocab help help'."),
      ("__complet", "unknown command '__complet'. See 'vocab help'."),
      ("config gte", "'config' has get, set and unset, not 'gte'. Did you mean 'get'?"),
      ("help config frobnicate", "'config' has get, set and unset, not 'frobnicate'. See 'vocab help config'."),
      ("backup", "'backup' needs make or list. See 'vocab help backup'."),
      // Values
      ("quiz --limit", "option '--limit' needs a value. Write '--limit N'."),
      ("quiz -n", "option '--limit' needs a value. Write '--limit N'."),
      ("quiz --limit --ahead", "option '--limit' needs a value. Write '--limit N'."),
      ("quiz --tag -a", "option '--tag' needs a value. Write '--tag TAG'."),
      ("quiz --tag -- a", "option '--tag' needs a value. Write '--tag TAG'."),
      ("quiz --ahead=yes", "option '--ahead' takes no value, but got 'yes'"),
      ("quiz -a=yes", "option '--ahead' takes no value, but got 'yes'"),
      ("quiz --no-speak=yes", "option '--no-speak' takes no value, but got 'yes'"),
      ("quiz --limit abc", "--limit must be a whole number from 0 to 10000, not 'abc'"),
      ("quiz --limit 1.5", "--limit must be a whole number from 0 to 10000, not '1.5'"),
      ("quiz --limit=", "--limit must be a whole number from 0 to 10000, not ''"),
      ("quiz --limit ٣", "--limit must be a whole number from 0 to 10000, not '٣'"),
      ("quiz -n 10001", "--limit must be from 0 to 10000, not '10001'"),
      ("quiz -n -1", "--limit must be from 0 to 10000, not '-1'"),
      ("quiz -n 99999999999999999999", "--limit must be from 0 to 10000, not '99999999999999999999'"),
      ("quiz --seed -1", "--seed must be 0 or more, not '-1'"),
      ("quiz --seed 0x10", "--seed must be a whole number, 0 or more, not '0x10'"),
      ("speak --pitch 0", "--pitch must be 1 or more, not '0'"),
      ("speak --word-gap -1", "--word-gap must be from 0 to 60, not '-1'"),
      ("speak --word-gap 60.5", "--word-gap must be from 0 to 60, not '60.5'"),
      ("speak --word-gap nan", "--word-gap must be a number from 0 to 60, not 'nan'"),
      ("speak --word-gap 1e1", "--word-gap must be a number from 0 to 60, not '1e1'"),
      ("speak --word-gap 0,5", "--word-gap must be a number from 0 to 60, not '0,5'"),
      ("speak --word-gap .", "--word-gap must be a number from 0 to 60, not '.'"),
      ("--color maybe quiz", "--color must be auto, always or never, not 'maybe'"),
      ("--color alway quiz", "--color must be auto, always or never, not 'alway'. Did you mean 'always'?"),
      (
        "speak --only word,exampel",
        "--only must be word, meaning or example, not 'exampel'. Did you mean 'example'?"
      ),
      ("speak --only word,,meaning", "--only must be names or numbers parted by single commas, not 'word,,meaning'"),
      ("speak --voice en", "--voice must be LANG=VOICE, not 'en'"),
      ("speak --voice =x", "--voice must be LANG=VOICE, not '=x'"),
      ("--db= quiz", "--db must be the name of a file, not ''"),
      ("backup make f --since now", "--since must be a day such as 2026-01-31, not 'now'"),
      ("quiz --ahead --cram", "'--ahead' and '--cram' cannot be used together"),
      // Arguments
      ("add", "add: WORD is missing. See 'vocab help add'."),
      ("add verify", "add: MEANING is missing. See 'vocab help add'."),
      ("move a", "move: DECK is missing. See 'vocab help move'."),
      ("config set day-start", "config set: VALUE is missing. See 'vocab help config set'."),
      ("undo 1 2", "undo: unexpected argument '2'. See 'vocab help undo'."),
      ("undo 0", "N must be from 1 to 100, not '0'"),
      ("undo -1", "N must be from 1 to 100, not '-1'"),
      ("config get day-strat", "KEY must be day-start or new-per-day, not 'day-strat'. Did you mean 'day-start'?"),
    ])
  func messages(line: String, expected: String) {
    let arguments = line.split(separator: " ").map(String.init)
    #expect(Sample.message(arguments) == expected)
  }

  @Test("a command that needs one of several names them all")
  func missingOneOf() throws {
    let arguments = try Sample.parse(["speak"])
    let error = #expect(throws: UsageError.self) { try SpeakCommand(arguments) }
    #expect(error?.message(program: "vocab") == "speak: give WORD or --all. See 'vocab help speak'.")
  }

  @Test("the first error of the line is the one reported")
  func firstError() {
    #expect(Sample.message(["quiz", "--limit", "x", "--frobnicate"])?.hasPrefix("--limit must be") == true)
    #expect(Sample.message(["quiz", "--frobnicate", "--limit", "x"])?.hasPrefix("unknown option") == true)
  }

  @Test("quoted input loses control characters and directions, and is cut when long")
  func quotedInput() {
    #expect(Sample.message(["a\u{1B}[31m\nb\u{202E}\u{2028}c"]) == "unknown command 'a[31mbc'. See 'vocab help'.")
    #expect(Sample.message(["가족👩‍👩‍👧"]) == "unknown command '가족👩‍👩‍👧'. See 'vocab help'.")
    let sixty = String(repeating: "x", count: 60)
    #expect(Sample.message([sixty]) == "unknown command '\(sixty)'. See 'vocab help'.")
    #expect(Sample.message([sixty + "y"]) == "unknown command '\(sixty)…'. See 'vocab help'.")
    let accents = "e" + String(repeating: "\u{301}", count: 100_000)
    #expect((Sample.message([accents]) ?? "").unicodeScalars.count < 300)
  }
}
