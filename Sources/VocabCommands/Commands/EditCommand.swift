import CommandLineArguments
import DeckFormats
import Terminal
import UnicodeText
import Vocabulary
import VocabularyStore
import Wording

/// `vocab edit`: changes a word; its progress stays.
struct EditCommand: LibraryCommand {
  static let word = ArgumentKey("WORD", .text("WORD", completion: .list("words")), help: Phrase("The word"))
  static let newWord = OptionKey("word", .text("WORD"), help: Phrase("How it is written from now on"))
  static let meanings = OptionKey(
    repeated: "meaning", .text("MEANING"), help: Phrase("What it means; replaces what it meant"))
  static let examples = OptionKey(
    repeated: "example", .text("SENTENCE"), help: Phrase("A sentence; replaces the sentences"))

  static let specification = CommandSpecification(
    name: "edit", summary: Phrase("Change a word; its progress stays"),
    discussion: Phrase("Without options the word opens as text in your editor ($VISUAL, $EDITOR)."), arguments: [word],
    options: [
      EntryChoice.deck, newWord, meanings, examples, AddCommand.translation, AddCommand.pronunciation,
      AddCommand.partOfSpeech, AddCommand.level, AddCommand.note, AddCommand.tag, AddCommand.confusable,
    ],
    examples: [
      "vocab edit latency": Phrase("Open a word in your editor"),
      "vocab edit latency --level C1 --tag performance": Phrase("Change a word by options"),
    ])

  private let arguments: ParsedArguments
  private let word: String

  init(_ arguments: ParsedArguments) throws(UsageError) {
    self.arguments = arguments
    word = try arguments[Self.word]
  }

  func run(with library: Library, in environment: Environment) async throws -> ExitCode {
    let stored = try await library.entry(named: word, deck: arguments[EntryChoice.deck])
    let shown = WordPattern.shown(stored.content.word)
    if let entry = try changed(stored.content) {
      try await library.store.update(stored.id, to: entry)
      if entry.examples != stored.content.examples { try DeckChecker.warn(of: entry, to: environment.err) }
      try environment.out.writeLine(localized("Changed \(shown, .bold)."))
      return .done
    }
    guard environment.out.isTerminal, environment.modes != nil else {
      throw UsageError.missingOneOf([localized("an option such as --meaning")], command: arguments.path)
    }
    let isChanged = try await EntryEditor(variables: environment.variables).edit(stored.id, in: library)
    try environment.out.writeLine(
      isChanged ? localized("Changed \(shown, .bold).") : localized("Nothing was changed."))
    return .done
  }

  /// The entry as the options have it; nil if none is given.
  private func changed(_ entry: Entry) throws(CommandFailure) -> Entry? {
    var lines: [String: String] = [:]
    if let text = arguments[Self.newWord] { lines["word"] = text }
    set("meaning", arguments[Self.meanings], in: &lines)
    set("tags", arguments[AddCommand.tag], in: &lines)
    set("confusable", arguments[AddCommand.confusable], in: &lines)
    for (title, option) in AddCommand.plainCells where arguments[option] != nil { lines[title] = arguments[option] }
    let examples = arguments[Self.examples]
    let translations = arguments[AddCommand.translation]
    if lines.isEmpty, examples.isEmpty, translations.isEmpty { return nil }
    do {
      return try EntryText.entry(entry, changing: lines, examples: examples, translations: translations)
    } catch {
      throw .emptied(word)
    }
  }

  private func set(_ title: String, _ values: [String], in lines: inout [String: String]) {
    if !values.isEmpty { lines[title] = values.joined(separator: title == "tags" ? " " : "\n") }
  }
}
