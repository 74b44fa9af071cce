import CommandLineArguments
import Speech
import Terminal
import Vocabulary
import VocabularyStore
import Wording

/// `vocab speak`: reads words and their meanings aloud.
struct SpeakCommand: LibraryCommand {
  static let specification = CommandSpecification(
    name: "speak", summary: Phrase("Read words and meanings aloud"),
    discussion: Phrase(
      """
      Speaks each word and then its meanings, each in its own language. How long it pauses is decided by what comes \
      next. Ctrl-C stops at once, and --resume goes on from there.

      On a terminal, space pauses and goes on within the word, n and p go to the next and the previous word, r says it \
      again, + and - change the rate, q quits.
      """),
    arguments: [words],
    options: [
      all, due, EntryChoice.decks, EntryChoice.tag, only, wordGap, meaningGap, wordMeaningGap, repeats, repeatGap, loop,
      shuffle, seed, resume, sleepAfter, leadIn, rate, pitch, volume, voice, audio, output, lyrics,
      OutputFormat.option,
    ],
    exclusive: [[loop, output], [resume, output], [sleepAfter, output], [audio, output]],
    examples: [
      "vocab speak --due": Phrase("Listen to what is due"),
      "vocab speak latency --repeat 3": Phrase("Hear one word three times"),
      "vocab speak --deck German --output german.mp3 --lyrics": Phrase("Take a deck along on a telephone"),
    ])

  private let arguments: ParsedArguments
  private let named: [String]

  init(_ arguments: ParsedArguments) throws(UsageError) {
    self.arguments = arguments
    named = try arguments[Self.words]
    if arguments[Self.lyrics], arguments[Self.output] == nil {
      throw .missingOneOf([localized("--output FILE with --lyrics")], command: arguments.path)
    }
  }

  func run(with library: Library, in environment: Environment) async throws -> ExitCode {
    if let path = arguments[Self.output] { try library.refuseOwnFile(path) }
    let kept = arguments[Self.resume] ? try await library.speechPosition() : nil
    let selection = try selection(resuming: kept)
    // The engine starts while the list is read, and the device is opened while the engine finds its voices. The program
    // does not end in the middle of that.
    async let isStarted: Void = EspeakEngine.shared.warmUp()
    let entries = try await selection.entries(in: library)
    let script = SpeechScript(entries.map(\.content), layout: layout(library, parts: selection.parts))
    let queue = SpeechQueue(output: soundOutput)
    let opening = script.lines.isEmpty || arguments[Self.output] != nil ? nil : Task { await queue.prepare() }
    let settings = library.speechSettings(
      rate: arguments[Self.rate], pitch: arguments[Self.pitch], volume: arguments[Self.volume],
      voices: Dictionary(arguments[Self.voice].map { ($0.name, $0.value) }) { $1 })
    var runner = SpeechRunner(
      script: script, settings: settings, queue: queue, presenter: presenter(environment),
      signals: environment.signals)
    runner.keys = player(environment)
    if let kept, let entry = entries.firstIndex(where: { $0.uuid.description == kept.entry }) {
      runner.first = script.firstLines[entry]
    }
    runner.loopGap = arguments[Self.loop] ? arguments[Self.wordGap] ?? library.gaps.wordGap : nil
    runner.sleepAfter = arguments[Self.sleepAfter].map { .seconds($0 * 60) }
    let outcome: SpeechRunner.Outcome
    do {
      outcome = try await runner.run()
    } catch {
      await opening?.value
      throw error
    }
    await isStarted
    if arguments[Self.output] == nil, !entries.isEmpty {
      let position = outcome.stoppedAt.map {
        SpeechPosition(selection: selection, entry: entries[$0].uuid.description)
      }
      try await library.keep(position)
    }
    return outcome.code
  }

  /// What is to be spoken: what the options choose, else what was being spoken when it stopped.
  private func selection(resuming kept: SpeechPosition?) throws(CommandFailure) -> SpeechSelection {
    var selection = SpeechSelection(
      words: named, isAll: arguments[Self.all], isDue: arguments[Self.due], decks: arguments[EntryChoice.decks],
      tag: arguments[EntryChoice.tag].map(EntryChoice.tagName), parts: arguments[Self.only])
    if arguments[Self.shuffle] { selection.shuffleSeed = arguments[Self.seed] ?? .random(in: 0...UInt64.max) }
    guard selection.isEmpty else { return selection }
    if let kept { return kept.selection }
    throw arguments[Self.resume] ? .nothingToResume : .nothingChosen
  }

  private func layout(_ library: Library, parts: [SpeechScript.Part]) -> SpeechScript.Layout {
    var gaps = library.gaps
    if let gap = arguments[Self.wordGap] { gaps.wordGap = gap }
    if let gap = arguments[Self.meaningGap] { gaps.meaningGap = gap }
    if let gap = arguments[Self.wordMeaningGap] { gaps.wordMeaningGap = gap }
    return SpeechScript.Layout(
      parts: parts, gaps: gaps, repeats: arguments[Self.repeats], repeatGap: arguments[Self.repeatGap],
      leadIn: arguments[Self.leadIn])
  }

  private var soundOutput: AudioOutput {
    if let path = arguments[Self.output] { return .file(path) }
    return arguments[Self.audio] == "null" ? .null : .auto
  }

  /// The keys of a player: on a terminal, where a person reads along.
  private func player(_ environment: Environment) -> KeyReader? {
    guard arguments[OutputFormat.option] == .text, arguments[Self.output] == nil, environment.out.movesCursor,
      let modes = environment.modes
    else { return nil }
    return KeyReader(input: environment.input, modes: modes)
  }

  private func presenter(_ environment: Environment) -> any SpeechPresenter {
    let file = arguments[Self.output]
    let presenter: any SpeechPresenter =
      switch (arguments[OutputFormat.option], file) {
      case (.jsonl, _): JSONSpeechPresenter(out: environment.out)
      case (.text, let file?): FileSpeechPresenter(file: file, out: environment.out, err: environment.err)
      case (.text, nil): TextSpeechPresenter(out: environment.out, err: environment.err)
      }
    guard let file, arguments[Self.lyrics] else { return presenter }
    return LyricsPresenter(presenter, path: Lyrics.path(beside: file))
  }
}
