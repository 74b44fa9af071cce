import CommandLineArguments
import JSONText
import Speech
import Terminal
import UnicodeText
import Wording

/// `vocab voices`: what `--voice` can name.
struct VoicesCommand: RunnableCommand {
  static let language = ArgumentKey(
    optional: "LANG", .languageTag, help: Phrase("Only voices of this language, such as en"))

  static let specification = CommandSpecification(
    name: "voices", summary: Phrase("List the voices"),
    discussion: Phrase(
      """
      A variant may follow a voice after a plus sign: 'vocab speak --voice en=en-us+f3'. 'vocab config set voice.en \
      en-us+f3' keeps it.
      """),
    arguments: [language], options: [OutputFormat.option],
    examples: ["vocab voices ko": Phrase("List the voices that speak Korean")])

  private let language: String?
  private let format: OutputFormat

  init(_ arguments: ParsedArguments) throws(UsageError) {
    language = try arguments[Self.language]
    format = arguments[OutputFormat.option]
  }

  func run(in environment: Environment) async throws -> ExitCode {
    let engine = EspeakEngine.shared
    let voices = try await engine.voices(matching: language)
    if voices.isEmpty, let language {
      // Says what is near.
      _ = try await engine.voice(for: language)
    }
    let variants = try await engine.variants()
    switch format {
    case .jsonl:
      for voice in voices { try environment.out.append(raw: voice.json(variants: variants).line + "\n") }
    case .text: try write(voices, variants, to: environment.out)
    }
    return .done
  }

  private func write(_ voices: [Voice], _ variants: [String], to out: TerminalOutput) throws {
    let nameWidth = voices.map { $0.shortName.columns }.max() ?? 0
    let tagWidth = voices.map { $0.tags.columns }.max() ?? 0
    for voice in voices {
      let name = voice.shortName.padded(toColumns: nameWidth)
      let tags = voice.tags.padded(toColumns: tagWidth)
      let spoken = languageName(voice.name.trimmedSpaces)
      try out.appendLine("\(name, .bold)  \(tags)  \(voice.gender.title.padded(toColumns: 6))  \(spoken)")
    }
    try out.flush()
    guard !voices.isEmpty else { return }
    try out.writeParagraph(localized("Variants: \(variants.map { "+\($0)" }.joined(separator: " "))"))
  }
}

extension Voice.Gender {
  /// What a person calls it; a hyphen if it is not known.
  fileprivate var title: String {
    switch self {
    case .male: localized("male")
    case .female: localized("female")
    case .unspecified: "-"
    }
  }
}

extension Voice {
  /// The name that `--voice` takes.
  fileprivate var shortName: String { identifier.split(separator: "/").last.map { $0.lowercased() } ?? identifier }

  fileprivate var tags: String { languages.map(\.tag).joined(separator: " ") }

  fileprivate func json(variants: [String]) -> JSONValue {
    [
      "voice": .string(shortName), "name": .string(name), "languages": .strings(languages.map(\.tag)),
      "gender": gender == .unspecified ? .null : .string(String(describing: gender)), "variants": .strings(variants),
    ]
  }
}
