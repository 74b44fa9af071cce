import CommandLineArguments
import Speech
import Terminal
import UnicodeText
import Vocabulary
import VocabularyStore

/// `vocab speak`: reads words and their meanings aloud.
struct SpeakCommand: LibraryCommand {
  static let words = ArgumentKey(
    repeated: "WORD", .text("WORD", completion: .list("words")), help: "The words to speak")
  static let all = OptionKey(flag: "all", help: "Every word")
  static let due = OptionKey(flag: "due", help: "The words that are due")
  static let only = OptionKey(
    "only", .list(of: .choice(of: SpeechScript.Part.self), placeholder: "PART,..."), default: [.word, .meaning],
    help: "What is spoken of each word, in this order: word, meaning, example")
  static let audio = OptionKey(
    "audio", .choice(["auto", "null"]), default: "auto", help: "Where the sound goes; null is nowhere")
  static let output = OptionKey(
    "output", short: "o", .file("FILE.wav", extensions: ["wav"]), help: "Write a sound file instead of playing")
  static let voice = OptionKey(
    repeated: "voice", .pair("LANG", "VOICE"), help: "The voice of a language, such as en=en-us+f3; may be repeated")
  static let wordGap = option(for: SettingKeys.wordGap)
  static let meaningGap = option(for: SettingKeys.meaningGap)
  static let wordMeaningGap = option(for: SettingKeys.wordMeaningGap)
  static let rate = option(for: SettingKeys.rate)
  static let pitch = option(for: SettingKeys.pitch)
  static let volume = option(for: SettingKeys.volume)

  static let specification = CommandSpecification(
    name: "speak", summary: "Read words and meanings aloud",
    discussion: """
      Speaks each word and then its meanings, each in its own language. How long it pauses is decided by what comes \
      next. Ctrl-C stops at once.
      """,
    arguments: [words],
    options: [
      all, due, EntryChoice.decks, EntryChoice.tag, only, wordGap, meaningGap, wordMeaningGap, rate, pitch, volume,
      voice, audio, output, OutputFormat.option,
    ])

  private let arguments: ParsedArguments
  private let named: [String]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    self.arguments = arguments
    named = try arguments[Self.words]
  }

  func run(with library: Library, in environment: Environment) async throws -> ExitCode {
    let entries = try await entries(in: library)
    let settings = library.settings
    let gaps = GapRules(
      wordGap: arguments[Self.wordGap] ?? settings[SettingKeys.wordGap],
      meaningGap: arguments[Self.meaningGap] ?? settings[SettingKeys.meaningGap],
      wordMeaningGap: arguments[Self.wordMeaningGap] ?? settings[SettingKeys.wordMeaningGap])
    let voices = settings.byLanguage(SettingKeys.voice).merging(
      arguments[Self.voice].map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
    let speaker = SpeechRunner(
      script: SpeechScript(entries, parts: arguments[Self.only], gaps: gaps),
      settings: SpeechSettings(
        rate: arguments[Self.rate] ?? settings[SettingKeys.rate],
        pitch: arguments[Self.pitch] ?? settings[SettingKeys.pitch],
        volume: arguments[Self.volume] ?? settings[SettingKeys.volume], voices: voices),
      output: output, presenter: presenter(environment), signals: environment.signals)
    return try await speaker.run()
  }

  private var output: AudioOutput {
    if let path = arguments[Self.output] { return .file(path) }
    return arguments[Self.audio] == "null" ? .null : .auto
  }

  private func presenter(_ environment: Environment) -> any SpeechPresenter {
    switch arguments[OutputFormat.option] {
    case .jsonl: JSONSpeechPresenter(out: environment.out)
    case .text: TextSpeechPresenter(out: environment.out, err: environment.err, file: arguments[Self.output])
    }
  }

  private func entries(in library: Library) async throws -> [Entry] {
    let decks = arguments[EntryChoice.decks]
    if !named.isEmpty {
      var entries: [Entry] = []
      for word in named { entries.append(try await library.entry(named: word, deck: decks.first).content) }
      return entries
    }
    let isChosen =
      arguments[Self.all] || arguments[Self.due] || !decks.isEmpty || arguments[EntryChoice.tag] != nil
    guard isChosen else { throw CommandFailure.nothingChosen }
    let filter = EntryFilter(
      decks: decks, tag: arguments[EntryChoice.tag], due: arguments[Self.due] ? library.moment : nil)
    return try await library.store.entries(matching: filter).map(\.content)
  }

  /// An option whose default is a setting.
  private static func option<Value>(for setting: SettingKey<Value>) -> OptionKey<Value?> {
    OptionKey(
      setting.name, setting.kind, defaultText: "the setting, else \(setting.kind.text(of: setting.fallback))",
      help: setting.help)
  }
}
