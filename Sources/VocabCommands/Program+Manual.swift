import CommandLineArguments
import ManualPages
import Wording

extension Program {
  static let manual = Manual(
    of: specification, version: version, date: versionDate,
    description: Phrase(
      """
      Keeps words and their meanings in a library, asks them as sentences with a blank just before they would be \
      forgotten, and reads them aloud. Without a command it says what is due.

      Options may stand before or after the command. A value follows its option behind a space or an equals sign; '--' ends \
      the options. Results go to standard output, questions' decorations, progress and errors to standard error.
      """),
    environment: [
      .init("VOCAB_DB", Phrase("The library's file, where --db does not name one")),
      .init("XDG_DATA_HOME", Phrase("The folder of users' data, ~/.local/share if it is not set")),
      .init(
        "VOCAB_NOW", Phrase("A time such as 2026-03-02T09:00:00Z, where the clock stands still; for scripts and tests")
      ),
      .init("LC_ALL, LC_MESSAGES, LANG", Phrase("The language of messages: Korean for ko, else English")),
      .init("NO_COLOR", Phrase("If it is set, nothing is written in colour")),
      .init("VISUAL, EDITOR", Phrase("The editor that 'vocab edit' opens")),
      .init("DICPATH", Phrase("Folders with more dictionaries for hunspell, by which forms of a word are known")),
    ],
    files: [
      .init("~/.local/share/vocab/vocab.db", Phrase("The library: one SQLite file, made when it is first wanted")),
      .init(
        "~/.local/share/vocab/backups/",
        Phrase("Copies from before a day's first change: the last seven, and one a week for four weeks before")),
    ],
    exitCodes: ExitCode.meanings.map { .init("\($0.code.rawValue)", $0.meaning) },
    examples: [
      .init(line: "vocab import words.csv", Phrase("Add the words of a file")),
      .init(line: "vocab quiz", Phrase("Answer what is due, and new words between")),
      .init(line: "vocab speak --due", Phrase("Listen to the words that are due")),
      .init(line: "vocab --db ~/Sync/vocab.db due", Phrase("Look into a library that lies elsewhere")),
    ])
}
