import Wording

/// What a command could not do, as data; `message` words it.
enum CommandFailure: Error, Hashable {
  case noSuchWord(String, nearest: String?)
  case wordInSeveralDecks(String, decks: [String])
  case nothingChosen
  case nothingToResume
  case wordExists(String, deck: String)
  case noSuchSetting(String, nearest: String?)
  case badTime(variable: String, value: String)
  case noHome
  /// The library that was named is not there, and the command is none that makes it.
  case noSuchLibrary(String)
  case unsupported(option: String, value: String)
  /// A change would leave an entry without a word or a meaning.
  case emptied(String)
  /// An entry has more examples than a table has columns for.
  case tooManyExamples(count: Int, limit: Int)
  /// An Anki package is to go to standard output or into a pipe.
  case packageNeedsFile
  /// Neither a file nor a deck that came with the program; with the names of those.
  case noSuchDeckToImport(String, installed: [String])
  /// The library itself would be written over.
  case libraryAsOutput(String)

  var exitCode: ExitCode {
    switch self {
    case .noSuchWord, .wordInSeveralDecks, .wordExists, .noHome, .tooManyExamples: .failed
    case .libraryAsOutput: .cannotWrite
    case .noSuchLibrary, .noSuchDeckToImport: .noInput
    case .nothingChosen, .nothingToResume, .noSuchSetting, .badTime, .unsupported, .packageNeedsFile, .emptied: .usage
    }
  }

  var message: String {
    switch self {
    case .noSuchWord(let word, nil): localized("there is no word '\(word)'. 'vocab list' shows what is there.")
    case .noSuchWord(let word, let nearest?): localized("there is no word '\(word)'. Did you mean '\(nearest)'?")
    case .wordInSeveralDecks(let word, let decks):
      localized("'\(word)' is in several decks: \(decks.joined(separator: ", ")). Choose one with --deck.")
    case .nothingChosen:
      localized("nothing to speak was chosen. Give words, --all, --due, --deck or --tag.")
    case .nothingToResume:
      localized(
        """
        speaking was not stopped before its end, so there is nothing to go on with. \
        Give words, --all, --due, --deck or --tag.
        """)
    case .wordExists(let word, let deck):
      localized(
        """
        '\(word)' is already in '\(deck)'. Change it with 'vocab edit' or choose another deck with --deck.
        """)
    case .noSuchSetting(let name, nil):
      localized("there is no setting '\(name)'. 'vocab config' shows them all.")
    case .noSuchSetting(let name, let nearest?):
      localized("there is no setting '\(name)'. Did you mean '\(nearest)'?")
    case .badTime(let variable, let value):
      localized("\(variable) must be a time such as 2026-03-02T09:00:00Z, not '\(value)'")
    case .noHome:
      localized("there is no home folder to keep the library in. Name a file with --db.")
    case .noSuchLibrary(let path):
      localized("\(path): there is no library. Check the name; 'vocab import' and 'vocab add' make one.")
    case .unsupported(let option, let value): localized("\(option) does not take '\(value)' here")
    case .emptied(let word): localized("'\(word)' would be left without a word or a meaning. Give both.")
    case .tooManyExamples(let count, let limit):
      localized("an entry has \(count) examples, and a table has columns for \(limit). Write --as json.")
    case .noSuchDeckToImport(let name, installed: []):
      localized(
        "\(name): there is no such file, and the decks that come with vocab are not installed. Name a file.")
    case .noSuchDeckToImport(let name, let installed):
      localized(
        """
        \(name): there is no such file, and no such deck came with vocab. There are: \(installed.joined(separator: ", ")).
        """)
    case .libraryAsOutput(let file):
      localized("\(file) is the library itself, or a part of it. Choose another file.")
    case .packageNeedsFile:
      localized("an Anki package is written into a file. Name one with --to FILE.apkg.")
    }
  }
}
