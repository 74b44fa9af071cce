import CommandLineArguments
import Wording

/// A small program that uses every kind of option and argument.
enum Sample {
  enum Mode: String, CaseIterable, Sendable { case cloze, type, choice, listen, build, cards, mixed }
  enum Part: String, CaseIterable, Sendable { case word, meaning, example }

  static let db = OptionKey("db", .file, defaultText: "$XDG_DATA_HOME/vocab/vocab.db", help: "The library")
  static let color = OptionKey(
    "color", .choice(["auto", "always", "never"]), default: "auto", help: "Colour the output")

  static let program = ProgramSpecification(
    name: "vocab", summary: "Learn words in context.", options: [db, color],
    groups: [
      .init("Learn", [QuizCommand.specification, SpeakCommand.specification]),
      .init("Words", [AddCommand.specification, MoveCommand.specification]),
      .init("Library", [UndoCommand.specification, ConfigCommand.specification, BackupCommand.specification, hidden]),
    ])

  static let hidden = CommandSpecification(name: "__complete", summary: "Names for a shell", isHidden: true)

  static func parse(_ line: [String]) throws -> ParsedArguments {
    switch try program.parse(line) {
    case .command(let arguments), .bare(let arguments): arguments
    case .help, .version: throw NotACommand()
    }
  }

  struct NotACommand: Error {}

  /// The message for a command line that is wrong; nil for one that is not.
  static func message(_ line: [String]) -> String? {
    do {
      _ = try program.parse(line)
      return nil
    } catch {
      return error.message(program: "vocab")
    }
  }
}

struct QuizCommand: Command {
  static let decks = ArgumentKey(
    repeated: "DECK", .text(completion: .list("decks")), help: "The decks to ask from; all when none is named")
  static let mode = OptionKey("mode", .choice(of: Sample.Mode.self), default: .cloze, help: "How to ask")
  static let limit = OptionKey(
    "limit", short: "n", .integer(0...10_000), defaultText: "all that is due", help: "How many cards at most")
  static let tags = OptionKey(repeated: "tag", short: "t", .text("TAG"), help: "Only entries with this tag")
  static let ahead = OptionKey(flag: "ahead", short: "a", help: "Ask cards before they are due")
  static let cram = OptionKey(flag: "cram", short: "c", help: "Ask without recording anything")
  static let speak = OptionKey(negatable: "speak", default: false, help: "Say each word after its answer")
  static let seed = OptionKey("seed", .integer(0...UInt64.max), help: "Make chance repeatable")

  static let specification = CommandSpecification(
    name: "quiz", summary: "Ask the words that are due",
    discussion: """
      Due cards come first, then new ones. Every graded answer is saved at once, so that Ctrl-C and Ctrl-D lose \
      nothing.

        vocab quiz developer --limit 10
      """,
    arguments: [decks], options: [mode, limit, tags, ahead, cram, speak, seed], exclusive: [[ahead, cram]])

  let decks: [String]
  let mode: Sample.Mode
  let limit: Int?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    decks = try arguments[Self.decks]
    mode = arguments[Self.mode]
    limit = arguments[Self.limit]
  }
}

struct SpeakCommand: Command {
  static let words = ArgumentKey(repeated: "WORD", .text, help: "The words to speak")
  static let all = OptionKey(flag: "all", help: "Speak every entry")
  static let only = OptionKey(
    "only", .list(of: .choice(of: Sample.Part.self)), default: [.word, .meaning], help: "What to speak of an entry")
  static let wordGap = OptionKey(
    "word-gap", short: "g", .decimal(0...60, placeholder: "SECONDS"), default: 0.5, help: "The pause between two words")
  static let voices = OptionKey(repeated: "voice", .pair("LANG", "VOICE"), help: "The voice for a language")
  static let cache = OptionKey(negatable: "cache", help: "Keep what was spoken")
  static let pitch = OptionKey("pitch", .integer(1...), help: "The pitch")
  static let audio = OptionKey(
    "audio", .choice(["auto": true, "default": true, "null": false]), default: true, help: "Where the sound goes")

  static let specification = CommandSpecification(
    name: "speak", summary: "Speak words and meanings", arguments: [words],
    options: [all, only, wordGap, voices, cache, pitch, audio])

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard try !arguments[Self.words].isEmpty || arguments[Self.all] else {
      throw .missingOneOf(["WORD", "--all"], command: arguments.path)
    }
  }
}

struct AddCommand: Command {
  static let word = ArgumentKey("WORD", .text, help: "The word")
  static let meanings = ArgumentKey(repeated: "MEANING", minimum: 1, .text, help: "Its meanings")
  static let deck = OptionKey("deck", short: "d", .text("NAME"), default: "default", help: "The deck")
  static let specification = CommandSpecification(
    name: "add", summary: "Add a word", arguments: [word, meanings], options: [deck])

  init(_ arguments: ParsedArguments) throws(UsageError) {}
}

struct MoveCommand: Command {
  static let words = ArgumentKey(repeated: "WORD", minimum: 1, .text, help: "The words to move")
  static let target = ArgumentKey("DECK", .text, help: "Where to")
  static let specification = CommandSpecification(
    name: "move", summary: "Move words to another deck", arguments: [words, target])

  init(_ arguments: ParsedArguments) throws(UsageError) {}
}

struct UndoCommand: Command {
  static let steps = ArgumentKey(optional: "N", .integer(1...100), help: "How many steps")
  static let specification = CommandSpecification(
    name: "undo", summary: "Take back what was done last", arguments: [steps],
    examples: ["vocab undo": "The last step", "vocab undo 3": "The last three steps, the latest first"])

  init(_ arguments: ParsedArguments) throws(UsageError) {}
}

struct ConfigCommand: Command {
  static let key = ArgumentKey("KEY", .choice(["day-start", "new-per-day"], placeholder: "KEY"), help: "The setting")
  static let value = ArgumentKey("VALUE", .text, help: "Its new value")
  static let json = OptionKey(flag: "json", help: "Write JSON lines")
  static let specification = CommandSpecification(
    name: "config", summary: "Show and change settings", options: [json],
    actions: [
      CommandSpecification(name: "get", summary: "Show a setting", arguments: [key]),
      CommandSpecification(name: "set", summary: "Change a setting", arguments: [key, value]),
      CommandSpecification(name: "unset", summary: "Return to the default", arguments: [key]),
    ])

  init(_ arguments: ParsedArguments) throws(UsageError) {}
}

struct BackupCommand: Command {
  static let file = ArgumentKey("FILE", .file, help: "The file to write")
  static let date = OptionKey(
    "since",
    .custom(placeholder: "DAY", expected: "a day such as 2026-01-31") { $0.count == 10 ? $0 : nil }, help: "From when")
  static let specification = CommandSpecification(
    name: "backup", summary: "Copy the library, or name the copies",
    actions: [
      CommandSpecification(name: "make", summary: "Make a copy", arguments: [file], options: [date]),
      CommandSpecification(name: "list", summary: "Name the copies"),
    ], requiresAction: true)

  init(_ arguments: ParsedArguments) throws(UsageError) {}
}
