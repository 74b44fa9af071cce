import CommandLineArguments
import Speech
import Terminal
import UnicodeText
import VocabularyStore
import Wording

/// `vocab config`: what is set, kept in the library.
struct ConfigCommand: LibraryCommand {
  static let makesLibrary = true

  static let key = ArgumentKey(
    "KEY", .text("KEY", completion: .list("settings")), help: Phrase("The setting, such as new-per-day"))
  static let optionalKey = ArgumentKey(
    optional: "KEY", .text("KEY", completion: .list("settings")),
    help: Phrase("The setting; all of them if none is named"))
  static let value = ArgumentKey(
    "VALUE", .text("VALUE", completion: .list("values")), help: Phrase("Its new value"))

  static let specification = CommandSpecification(
    name: "config", summary: Phrase("Show and change settings"),
    discussion: Phrase(
      """
      Without an action it lists every setting, its value, and what it is for. The settings are kept in the library. \
      Those of the voice may be set for one language, as rate.ko or voice.en, and the desired retention for one deck, as \
      desired-retention.German.
      """),
    actions: [
      CommandSpecification(name: "get", summary: Phrase("Show a setting"), arguments: [optionalKey]),
      CommandSpecification(name: "set", summary: Phrase("Change a setting"), arguments: [key, value]),
      CommandSpecification(name: "unset", summary: Phrase("Go back to the default"), arguments: [key]),
    ],
    examples: [
      "vocab config": Phrase("See every setting"),
      "vocab config set new-per-day 10": Phrase("Learn ten new words a day"),
      "vocab config set voice.en en-us+f3": Phrase("Choose the voice of English"),
    ])

  private enum Action {
    case list
    case get(String)
    case set(String, String)
    case unset(String)
  }

  private let action: Action

  init(_ arguments: ParsedArguments) throws(UsageError) {
    switch arguments.action {
    case "set": action = .set(try arguments[Self.key], try arguments[Self.value])
    case "unset": action = .unset(try arguments[Self.key])
    case "get": action = try arguments[Self.optionalKey].map { .get($0) } ?? .list
    default: action = .list
    }
  }

  func run(with library: Library, in environment: Environment) async throws -> ExitCode {
    switch action {
    case .list: return try await list(library, to: environment.out)
    case .get(let name):
      let setting = try setting(name)
      let texts = try await library.store.settings()
      try environment.out.writeLine("\(texts[name] ?? texts[setting.name] ?? setting.fallbackText)")
    case .set(let name, let text):
      let checked = try setting(name).checked(text, name: name)
      try await requireDeck(of: name, in: library)
      try await checkVoice(name, checked)
      try await set(name, to: checked, in: library)
    case .unset(let name):
      _ = try setting(name)
      try await set(name, to: nil, in: library)
    }
    return .done
  }

  /// Sets a setting; if schedules depend on it they are made anew in the same step.
  private func set(_ name: String, to value: String?, in library: Library) async throws {
    guard try setting(name).isOfSchedules else { return try await library.store.set(name, to: value) }
    let settings = library.settings.setting([name: value])
    try await library.store.rebuild(setting: [name: value], kind: .setting, label: name) {
      settings.scheduler(deck: $0)
    }
  }

  /// Refuses a setting for a deck that is not there.
  private func requireDeck(of name: String, in library: Library) async throws {
    let setting = try setting(name)
    guard setting.scope == .deck, name.hasPrefix(setting.name + ".") else { return }
    let deck = String(name.dropFirst(setting.name.count + 1))
    let known = try await library.store.deckNames()
    guard known.contains(deck) else { throw UnknownName(kind: .deck, name: deck, known: known) }
  }

  /// A voice that is not there is better refused now than in the middle of a list.
  private func checkVoice(_ name: String, _ voice: String) async throws {
    guard name.hasPrefix(SettingKeys.voice.name + ".") else { return }
    let language = String(name.dropFirst(SettingKeys.voice.name.count + 1))
    _ = try await EspeakEngine.shared.voice(for: language, settings: SpeechSettings(voices: [language: voice]))
  }

  private func setting(_ name: String) throws(CommandFailure) -> any AnySetting {
    if let setting = SettingKeys.named(name) { return setting }
    let nearest = Spelling.nearest(to: name, among: SettingKeys.all.map(\.name))
    // There is no voice for every language.
    throw .noSuchSetting(name, nearest: nearest == SettingKeys.voice.name ? "voice.LANG" : nearest)
  }

  private func list(_ library: Library, to out: TerminalOutput) async throws -> ExitCode {
    let texts = try await library.store.settings()
    let names = SettingKeys.all.map(\.name) + texts.keys.filter { $0.contains(".") }.sorted()
    // Beside the value there is no room for a sentence in a narrow window.
    let indent = out.columns < 60 ? 4 : 39
    let valueColumn = 20
    for name in names {
      guard let setting = SettingKeys.named(name) ?? SettingKeys.all.first(where: { $0.name == name }) else { continue }
      let value = texts[name] ?? setting.fallbackText
      let mark = texts[name] == nil ? " " + localized("(default)") : ""
      // A name that reaches into the next column is parted from it all the same.
      let named = name.columns < valueColumn ? name.padded(toColumns: valueColumn) : name + " "
      let shown = value.isEmpty ? "-" : value
      try out.writeParagraph(
        "\(named, .bold)\((shown + mark).padded(toColumns: 18)) \(setting.help.text, .dim)",
        indent: indent)
    }
    return .done
  }
}
