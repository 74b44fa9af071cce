import CommandLineArguments
import DeckFormats
import Terminal
import UnicodeText
import Vocabulary
import VocabularyStore
import Wording

/// `vocab add`: one word.
struct AddCommand: LibraryCommand {
  static let makesLibrary = true

  static let word = ArgumentKey(
    "WORD", .text("WORD"), help: Phrase("The word; 'a / b' are alternatives, '(to)' is optional"))
  static let meanings = ArgumentKey(repeated: "MEANING", minimum: 1, .text("MEANING"), help: Phrase("What it means"))
  static let deck = OptionKey(
    "deck", .text("DECK", completion: .list("decks")), default: "words", help: Phrase("The deck"))
  static let example = OptionKey(
    repeated: "example", .text("SENTENCE"), help: Phrase("A sentence; {braces} mark the blank"))
  static let translation = OptionKey(
    repeated: "translation", .text("SENTENCE"), help: Phrase("What the sentence means"))
  static let pronunciation = OptionKey("pronunciation", .text, help: Phrase("How it is read"))
  static let partOfSpeech = OptionKey("part-of-speech", .text, help: Phrase("What kind of word it is, such as noun"))
  static let level = OptionKey(
    "level", .text("LEVEL", completion: .list("levels")), help: Phrase("Its level, such as B2"))
  static let note = OptionKey("note", .text, help: Phrase("What else there is to know"))
  static let tag = OptionKey(
    repeated: "tag", .text("TAG", completion: .list("tags")), help: Phrase("A tag"))
  static let confusable = OptionKey(
    repeated: "confusable", .text("WORD: WHY"), help: Phrase("A near-synonym and why it does not fit"))
  static let wordLanguage = OptionKey(
    "word-language", .languageTag, defaultText: Phrase("guessed from the script"), help: Phrase("Language of the word"))
  static let meaningLanguage = OptionKey(
    "meaning-language", .languageTag, defaultText: Phrase("guessed from the script"),
    help: Phrase("Language of the meanings"))

  static let specification = CommandSpecification(
    name: "add", summary: Phrase("Add a word"), arguments: [word, meanings],
    options: [
      deck, example, translation, pronunciation, partOfSpeech, level, note, tag, confusable, wordLanguage,
      meaningLanguage,
    ],
    examples: [
      "vocab add Haus house building --deck German": Phrase("Add a word with two meanings"),
      "vocab add Haus house --example 'Das {Haus} ist alt.'": Phrase("Add a word with a sentence"),
    ])

  private let entry: Entry
  private let deckName: String

  init(_ arguments: ParsedArguments) throws(UsageError) {
    var typed = TypedEntry()
    typed.set("word", to: try arguments[Self.word])
    // Each argument is a meaning, and a line break parts meanings.
    typed.set("meaning", to: try arguments[Self.meanings].joined(separator: "\n"))
    for (index, text) in arguments[Self.example].enumerated() { typed.set("example_\(index + 1)", to: text) }
    for (index, text) in arguments[Self.translation].enumerated() { typed.set("translation_\(index + 1)", to: text) }
    typed.set("confusable", to: arguments[Self.confusable].joined(separator: "\n"))
    typed.set("tags", to: arguments[Self.tag].joined(separator: " "))
    for (title, option) in Self.plainCells { typed.set(title, to: arguments[option] ?? "") }
    let languages = (word: arguments[Self.wordLanguage], meaning: arguments[Self.meaningLanguage])
    guard let entry = typed.entry(wordLanguage: languages.word, meaningLanguage: languages.meaning) else {
      throw .missingOneOf([localized("a WORD and a MEANING that are not empty")], command: arguments.path)
    }
    if arguments[Self.translation].count > arguments[Self.example].count {
      throw .missingOneOf([localized("an --example for each --translation")], command: arguments.path)
    }
    if entry.confusables.contains(where: \.reason.isEmpty) {
      throw .invalidValue(
        name: "--confusable", given: arguments[Self.confusable].joined(separator: " | "),
        expected: .described(Phrase("a word, a colon and why it does not fit")), suggestion: nil)
    }
    self.entry = entry
    deckName = arguments[Self.deck].composed.onOneLine.trimmedSpaces
    if deckName.isEmpty {
      throw .invalidValue(
        name: "--deck", given: "", expected: .described(Phrase("the name of a deck")), suggestion: nil)
    }
  }

  static let plainCells = [
    ("pronunciation", pronunciation), ("part_of_speech", partOfSpeech), ("level", level), ("note", note),
  ]

  func run(with library: Library, in environment: Environment) async throws -> ExitCode {
    do {
      _ = try await library.store.add(entry, to: deckName)
    } catch .exists(let word, let deck) {
      throw CommandFailure.wordExists(word, deck: deck)
    }
    try DeckChecker.warn(of: entry, to: environment.err)
    try environment.out.writeLine(
      localized("Added \(WordPattern.shown(entry.word), .bold) to \(deckName)."))
    return .done
  }
}
