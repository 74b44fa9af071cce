import AnkiPackages
import CommandLineArguments
import DeckFormats
import Glibc
import Terminal
import UnicodeText
import Vocabulary
import VocabularyStore
import Wording

/// `vocab import`: words from files.
struct ImportCommand: LibraryCommand {
  static let makesLibrary = true

  static let files = ArgumentKey(
    repeated: "FILE", minimum: 1,
    .file("FILE", extensions: ["csv", "tsv", "txt", "jsonl", "apkg", "colpkg"], besides: "installed-decks"),
    help: Phrase("CSV, TSV or other text in columns, JSON lines, Quizlet's text, an Anki package; - is standard input"))
  static let deck = OptionKey(
    "deck", .text("DECK", completion: .list("decks")), defaultText: Phrase("the file's own, else its name"),
    help: Phrase("The deck"))
  static let wordLanguage = OptionKey(
    "word-language", .languageTag, defaultText: Phrase("the file's, else guessed"),
    help: Phrase("Language of the words, such as en"))
  static let meaningLanguage = OptionKey(
    "meaning-language", .languageTag, defaultText: Phrase("the file's, else guessed"),
    help: Phrase("Language of the meanings, such as ko"))
  static let columns = OptionKey(
    "columns", .list(of: .text("TITLE", completion: .names(EntryCells.columns(examples: 1).map(\.title)))),
    defaultText: Phrase("the file's titles"),
    help: Phrase("What the columns hold, such as word,meaning,example"))
  static let skipRows = OptionKey(
    "skip-rows", .integer(0...1_000_000), default: 0, help: Phrase("Rows at the beginning to leave out"))
  static let delimiter = OptionKey(
    "delimiter", .choice(["auto", "comma", "tab", "semicolon", "pipe"]), default: "auto",
    help: Phrase("What parts the columns")
  )
  static let encoding = OptionKey(
    "encoding", .text("NAME"), default: "auto", help: Phrase("The character set, such as cp949"))
  static let onDuplicate = OptionKey(
    "on-duplicate", .choice(of: DuplicatePolicy.self), default: .merge,
    help: Phrase("What to do with a word that the deck has")
  )
  static let quizlet = OptionKey(
    flag: "quizlet",
    help: Phrase("Take the file as Quizlet's text: nothing is quoted, a line alone goes on with the meaning"))
  static let fields = OptionKey(
    "fields", .list(of: .text("COLUMN=FIELD")), defaultText: Phrase("what their names say"),
    help: Phrase("Of an Anki package: which fields hold what, such as word=Expression,meaning=Meaning"))
  static let skill = OptionKey(
    "skill", .choice(["auto"] + Skill.allCases.map(\.name), placeholder: "SKILL"), default: "auto",
    help: Phrase("Of an Anki package: what its cards practise (production, recognition or listening)"))
  static let dryRun = OptionKey(
    flag: "dry-run",
    help: Phrase("Report what would be done, show the first rows as they were read, and change nothing"))
  static let check = OptionKey(
    flag: "check", help: Phrase("Look through the deck for what a teacher would mend, and change nothing"))
  static let strict = OptionKey(flag: "strict", help: Phrase("Take a file as a failure if a line of it is skipped"))

  static let specification = CommandSpecification(
    name: "import", summary: Phrase("Add words from files"),
    discussion: Phrase(
      """
      The first row may name the columns, in English or Korean: word, meaning, example, translation, confusable, \
      tags, note, level, part_of_speech, pronunciation, language, meaning_language, deck. Without titles they are word, \
      meaning, example, translation. Meanings are parted by semicolons; in an example {braces} mark the blank.

      Importing again changes nothing, and progress is always kept: of a word that is there already, a cell that is not \
      empty replaces what was there.

      JSON lines, Quizlet's text and Anki packages are known by what they hold; --quizlet says so where it cannot be \
      known. A package brings its reviews: cards go on where they were. A note type whose cards all show the word \
      counts as production, which a quiz asks for, unless --skill says otherwise.

      --check names faults and notes, by line. A fault is wrong in any deck and makes the exit code 65: a sentence \
      without the word, a brace without its partner, a blank that is no form of it, a translation that gives it away, a \
      sentence that stands twice, a near-synonym that is right, letters of another language, control characters, a line that is skipped. A note is \
      what a deck for others wants besides: level, part of speech, tags, translations; sentences of 6 to 16 words, two \
      for the hardest third; reasons for near-synonyms; words that the dictionary and the voice know; alphabetical order.
      """),
    arguments: [files],
    options: [
      deck, wordLanguage, meaningLanguage, columns, skipRows, delimiter, encoding, quizlet, fields, skill, onDuplicate,
      dryRun, check, strict,
    ], exclusive: [[columns, quizlet]],
    examples: [
      "vocab import words.csv --deck German": Phrase("Add the words of a file to a deck"),
      "vocab import words.csv --dry-run": Phrase("See what would be added"),
      "vocab import german-starter": Phrase("Add a deck that came with vocab"),
      "vocab import Korean.apkg": Phrase("Go on where Anki was left"),
    ])

  private let files: [String]
  private let importer: DeckImporter

  init(_ arguments: ParsedArguments) throws(UsageError) {
    files = try arguments[Self.files]
    importer = DeckImporter(
      options: DeckFile.Options(
        text: ReadOptions(
          columns: arguments[Self.columns], skipRows: arguments[Self.skipRows],
          delimiter: Delimiter(name: arguments[Self.delimiter]),
          encoding: arguments[Self.encoding] == "auto" ? nil : arguments[Self.encoding],
          wordLanguage: arguments[Self.wordLanguage], meaningLanguage: arguments[Self.meaningLanguage],
          isQuizlet: arguments[Self.quizlet], notesComposition: arguments[Self.check]),
        package: AnkiReadOptions(
          wordLanguage: arguments[Self.wordLanguage], meaningLanguage: arguments[Self.meaningLanguage],
          fields: arguments[Self.fields] ?? [], skill: Skill.allCases.first { $0.name == arguments[Self.skill] })),
      deck: arguments[Self.deck].flatMap(\.deckName), policy: arguments[Self.onDuplicate],
      dryRun: arguments[Self.check] ? .checking : arguments[Self.dryRun] ? .previewing : nil,
      isStrict: arguments[Self.strict])
  }

  func run(with library: Library, in environment: Environment) async throws -> ExitCode {
    var worst = ExitCode.done
    for file in files {
      do {
        let (code, signal) = try await importFile(file, into: library, environment)
        if let signal { return .after(signal) }
        worst = ExitCode(rawValue: max(worst.rawValue, code.rawValue))
      } catch let error as StoreError {
        // The library fails every file alike.
        throw error
      } catch {
        let code = Program.report(error, to: environment.err)
        worst = ExitCode(rawValue: max(worst.rawValue, code.rawValue))
      }
    }
    return worst
  }

  /// Imports one file; the answer tells what came of it, and the signal that asked for the end meanwhile.
  private func importFile(
    _ name: String, into library: Library, _ environment: Environment
  ) async throws -> (ExitCode, Signal?) {
    let file = try open(name, environment)
    let work = WatchedWork(localized("Importing \(file.name)"), in: environment)
    defer { work.finish() }
    do {
      let report = try await importer.importFile(file, into: library, watched: work)
      work.finish()
      for line in report.lines { try environment.out.writeParagraph("\(line)", indent: 2) }
      for line in report.preview { try environment.out.writeLine(line) }
      return (report.hasFaults ? .badData : .done, work.signal)
    } catch let interruption as Interruption {
      work.finish()
      try environment.err.writeParagraph(localized("stopped: \(file.name.onOneLine) was not imported"))
      return (.done, interruption.signal)
    }
  }

  private func open(_ name: String, _ environment: Environment) throws -> DeckFile {
    do {
      return try DeckFile(InstalledDecks.path(of: name) ?? name, input: environment.input)
    } catch {
      guard error.error.problem == .unreadable(code: ENOENT), InstalledDecks.couldBeNamed(name) else { throw error }
      throw CommandFailure.noSuchDeckToImport(name, installed: InstalledDecks.names)
    }
  }
}
