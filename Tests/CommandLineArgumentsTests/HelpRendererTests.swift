import CommandLineArguments
import Testing

struct HelpRendererTests {
  private let renderer = HelpRenderer(Sample.program)

  @Test("the overview names the commands in groups and the global options")
  func overview() throws {
    #expect(
      try renderer.help([]) == """
        Usage: vocab [OPTION...] COMMAND ...

        Learn words in context.

        Learn:
          quiz    Ask the words that are due
          speak   Speak words and meanings

        Words:
          add     Add a word
          move    Move words to another deck

        Library:
          undo    Take back what was done last
          config  Show and change settings
          backup  Copy the library, or name the copies

        Options:
              --db FILE  The library (default: $XDG_DATA_HOME/vocab/vocab.db)
              --color auto|always|never
                         Colour the output (default: auto)
          -h, --help     Show this help, or a command's
              --version  Show the version

        See 'vocab help COMMAND' for a command's arguments and options.

        """)
  }

  @Test("a command's help has usage, text, arguments, and options with limits and defaults")
  func command() throws {
    #expect(
      try renderer.help(["quiz"]) == """
        Usage: vocab quiz [OPTION...] [DECK...]

        Ask the words that are due.

        Due cards come first, then new ones. Every graded answer is saved at once, so
        that Ctrl-C and Ctrl-D lose nothing.

          vocab quiz developer --limit 10

        Arguments:
          [DECK...]  The decks to ask from; all when none is named

        Options:
              --mode NAME   How to ask (cloze, type, choice, listen, build, cards or
                            mixed; default: cloze)
          -n, --limit N     How many cards at most (from 0 to 10000; default: all that
                            is due)
          -t, --tag TAG     Only entries with this tag (repeatable)
          -a, --ahead       Ask cards before they are due
          -c, --cram        Ask without recording anything
              --[no-]speak  Say each word after its answer (default: --no-speak)
              --seed N      Make chance repeatable (0 or more)

        Global options:
              --db FILE  The library (default: $XDG_DATA_HOME/vocab/vocab.db)
              --color auto|always|never
                         Colour the output (default: auto)
          -h, --help     Show this help, or a command's
              --version  Show the version

        """)
  }

  @Test("a command with actions shows each of them")
  func actions() throws {
    #expect(
      try renderer.help(["config"]) == """
        Usage: vocab config [OPTION...]
               vocab config get [OPTION...] KEY
               vocab config set [OPTION...] KEY VALUE
               vocab config unset [OPTION...] KEY

        Show and change settings.

        Actions:
          get    Show a setting
          set    Change a setting
          unset  Return to the default

        Options:
              --json  Write JSON lines

        Global options:
              --db FILE  The library (default: $XDG_DATA_HOME/vocab/vocab.db)
              --color auto|always|never
                         Colour the output (default: auto)
          -h, --help     Show this help, or a command's
              --version  Show the version

        """)
  }

  @Test("an action's help has the command's options too")
  func action() throws {
    #expect(
      try renderer.help(["config", "set"]) == """
        Usage: vocab config set [OPTION...] KEY VALUE

        Change a setting.

        Arguments:
          KEY    The setting (day-start or new-per-day)
          VALUE  Its new value

        Options:
              --json  Write JSON lines

        Global options:
              --db FILE  The library (default: $XDG_DATA_HOME/vocab/vocab.db)
              --color auto|always|never
                         Colour the output (default: auto)
          -h, --help     Show this help, or a command's
              --version  Show the version

        """)
  }

  @Test("a narrow screen wraps the text, but not within a word", arguments: [40, 50, 60, 80, 120])
  func widths(width: Int) throws {
    let help = try HelpRenderer(Sample.program, width: width).help(["speak"])
    for line in help.split(separator: "\n") where line.split(separator: " ").count > 1 {
      #expect(line.count <= width, "\(line)")
    }
  }

  @Test("help for a name that does not exist is the parser's error")
  func unknown() {
    #expect(throws: UsageError.unknownCommand("quizz", suggestion: "quiz")) { try renderer.help(["quizz"]) }
  }

  @Test("examples come last")
  func examples() throws {
    #expect(
      try renderer.help(["undo"]).hasSuffix(
        """
              --version  Show the version

        Examples:
          vocab undo    The last step
          vocab undo 3  The last three steps, the latest first

        """))
  }
}
