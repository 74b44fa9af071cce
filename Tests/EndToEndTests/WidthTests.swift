import TestSupport
import Testing
import UnicodeText

@Suite("the width of a screen")
struct WidthTests {
  @Test("the help of every command fits 80 columns", arguments: ["C.UTF-8", "ko_KR.UTF-8"])
  func help(locale: String) throws {
    let paths = [[]] + CompletionLibrary.commands.map { $0.name.split(separator: " ").map(String.init) }
    for path in paths + [["complete"], ["manual"]] {
      let help = try BuiltProgram.run(["help"] + path, environment: ["LC_ALL": locale])
      #expect(help.exit == .code(0) && !help.output.isEmpty, "\(path)")
      for line in help.output.split(separator: "\n") { #expect(line.columns <= 80, "\(path): \(line)") }
    }
  }

  @Test("on a narrow terminal what is said of a row stands below it")
  func narrow() throws {
    let library = try TestLibrary()
    let words = try library.write("words-of-the-street.csv", TestLibrary.threeWords)
    try #require(try library.run("import", words).exit == .code(0))
    let vocab = "'\(BuiltProgram.path)'"
    let tmux = try Tmux(
      "\(vocab); echo; \(vocab) decks; echo; \(vocab) doctor; echo end; cat", environment: library.environment,
      columns: 40, rows: 70)
    let screen = try tmux.waitForText("\nend\n")
    #expect(
      screen.hasPrefix(
        """
        0 due, 3 new

          vocab quiz
            answer what is due, then new words
          vocab speak --all
            listen to every word and its
            meanings
          vocab import FILE
            add words from a file; 'vocab help'
            has the rest

        words-of-the-street
          3 words, 0 due, 3 new

        ok        file

        """), "\(screen)")
    #expect(screen.contains("\nok        schedules\n  memory and due dates follow from the\n  reviews\n"), "\(screen)")
  }

  @Test("the history, an import and an error break between words, in either language")
  func lists() throws {
    let library = try TestLibrary()
    let words = try library.write("words-of-the-street-and-the-house.csv", TestLibrary.threeWords)
    let vocab = "'\(BuiltProgram.path)'"
    let tmux = try Tmux(
      "\(vocab) import \(words); \(vocab) history; \(vocab) show nosuchword; echo end; cat",
      environment: library.environment,
      columns: 40, rows: 30)
    let screen = try tmux.waitForText("\nend\n")
    #expect(
      screen.hasPrefix(
        """
        words-of-the-street-and-the-house.csv: 3
          added, 0 updated, 0 unchanged, 0
          skipped
        2026-03-02 09:00
          import:
          words-of-the-street-and-the-house.csv
        vocab: there is no word 'nosuchword'.
        'vocab list' shows what is there.

        """), "\(screen)")

    let korean = try Tmux(
      "\(vocab) import \(words); env LC_ALL=ko_KR.UTF-8 \(vocab) forecast --days 30; echo end; cat",
      environment: library.environment, columns: 40, rows: 50)
    let lines = try korean.waitForText("\nend\n").split(separator: "\n")
    #expect(lines.contains("        하루      하루  아는") && lines.contains("기억률  복습  시간(분)  단어"), "\(lines)")
  }

  @Test("on a wide one it goes on below where it began")
  func wide() throws {
    let library = try TestLibrary()
    let tmux = try Tmux("'\(BuiltProgram.path)'", environment: library.environment, columns: 60)
    try tmux.waitForText(
      """
        vocab import FILE   add words from a file; 'vocab help'
                            has the rest

      """)
  }
}
