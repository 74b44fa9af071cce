/// What a command could not do, as data; `message` words it.
enum CommandFailure: Error, Hashable {
  case noSuchWord(String)
  case wordInSeveralDecks(String, decks: [String])
  case noSuchDeck(String, nearest: String?)
  case nothingChosen
  case nothingToResume
  case wordExists(String, deck: String)
  case noSuchSetting(String, nearest: String?)
  case badTime(variable: String, value: String)
  case noHome
  case unsupported(option: String, value: String)
  /// An entry has more examples than a table has columns for.
  case tooManyExamples(count: Int, limit: Int)
  /// An Anki package is to go to standard output or into a pipe.
  case packageNeedsFile
  /// The library itself would be written over.
  case libraryAsOutput(String)

  var exitCode: ExitCode {
    switch self {
    case .noSuchWord, .wordInSeveralDecks, .noSuchDeck, .wordExists, .noHome, .tooManyExamples: .failed
    case .libraryAsOutput: .cannotWrite
    case .nothingChosen, .nothingToResume, .noSuchSetting, .badTime, .unsupported, .packageNeedsFile: .usage
    }
  }

  var message: String {
    switch self {
    case .noSuchWord(let word): "there is no word '\(word)'. 'vocab list' shows what is there."
    case .wordInSeveralDecks(let word, let decks):
      "'\(word)' is in several decks: \(decks.joined(separator: ", ")). Choose one with --deck."
    case .noSuchDeck(let deck, let nearest):
      "there is no deck '\(deck)'. "
        + (nearest.map { "Did you mean '\($0)'?" } ?? "'vocab decks' shows what is there.")
    case .nothingChosen: "nothing to speak was chosen. Give words, --all, --due, --deck or --tag."
    case .nothingToResume:
      "speaking was not stopped before its end, so there is nothing to go on with. Give words, --all, --due, --deck or --tag."
    case .wordExists(let word, let deck):
      "'\(word)' is already in '\(deck)'. Change it with 'vocab import' or choose another deck with --deck."
    case .noSuchSetting(let name, let nearest):
      "there is no setting '\(name)'. "
        + (nearest.map { "Did you mean '\($0)'?" } ?? "'vocab config' shows them all.")
    case .badTime(let variable, let value):
      "\(variable) must be a time such as 2026-03-02T09:00:00Z, not '\(value)'"
    case .noHome: "there is no home folder to keep the library in. Name a file with --db."
    case .unsupported(let option, let value): "\(option) does not take '\(value)' here"
    case .tooManyExamples(let count, let limit):
      "an entry has \(count) examples, and a table has columns for \(limit). Write --as json."
    case .libraryAsOutput(let file):
      "\(file) is the library itself, or a part of it. Choose another file."
    case .packageNeedsFile: "an Anki package is written into a file. Name one with --to FILE.apkg."
    }
  }
}
