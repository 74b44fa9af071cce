import CommandLineArguments
import Terminal
import UnicodeText
import Vocabulary
import VocabularyStore
import Wording

/// `vocab restore`: makes the library what a copy of it is.
struct RestoreCommand: RunnableCommand {
  static let file = ArgumentKey("FILE", .file, help: Phrase("The copy, as 'vocab backup' made it"))
  static let yes = OptionKey(flag: "yes", short: "y", help: Phrase("Do not ask"))

  static let specification = CommandSpecification(
    name: "restore", summary: Phrase("Make the library what a copy of it is"),
    discussion: Phrase(
      """
      Shows first what would change, and asks. The library as it was is kept in the folder 'backups' beside it, and \
      'vocab undo' takes it all back. Off a terminal it wants --yes, and else only shows.
      """), arguments: [file], options: [yes],
    examples: ["vocab restore ~/vocab-copy.db": Phrase("Go back to a copy")])

  private let file: String
  private let isSure: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    file = try arguments[Self.file]
    isSure = arguments[Self.yes]
  }

  func run(in environment: Environment) async throws -> ExitCode {
    let library = try environment.libraryPath()
    do {
      return try await environment.withLibrary { try await restore($0, in: environment) }
    } catch StoreError.damaged(library, let detail) {
      return try await replace(library, detail, in: environment)
    } catch StoreError.notALibrary(library) {
      return try await replace(library, localized("its beginning is not that of a library"), in: environment)
    }
  }

  private func restore(_ library: Library, in environment: Environment) async throws -> ExitCode {
    let kept = [SpeechPosition.key]
    let difference = try await library.store.difference(
      to: file, keeping: kept, isInternal: { SettingKeys.named($0) == nil })
    if difference.isNothing {
      try environment.out.writeLine(
        localized("The library is what \(file, .bold) is already. Nothing was changed."))
      return .done
    }
    for line in difference.lines { try environment.out.writeLine("\(line)") }
    if let refusal = try await refusal(of: localized("Restore? [y/N] "), in: environment) { return refusal }
    let copy = try await library.store.restore(from: file, keeping: kept)
    try environment.out.writeLine(
      localized("Restored. As it was it is kept in \(copy); 'vocab undo' goes back to it."))
    return .done
  }

  /// What cannot be read cannot be compared: it is replaced whole.
  private func replace(_ path: String, _ detail: String, in environment: Environment) async throws -> ExitCode {
    try environment.out.writeLine(
      localized("The library is damaged (\(detail)). All of it would be replaced."))
    if let refusal = try await refusal(of: localized("Replace it? [y/N] "), in: environment) { return refusal }
    let clock = environment.clock
    let copy = try await VocabularyStore.closed(path, now: { clock.now }).replaceDamaged(with: file)
    try environment.out.writeLine(localized("Restored. The damaged file is kept in \(copy)."))
    return .done
  }

  /// Asks on a terminal; elsewhere nobody is asked, and only `--yes` means yes. Nil means yes.
  private func refusal(of prompt: String, in environment: Environment) async throws -> ExitCode? {
    if isSure { return nil }
    guard environment.modes != nil, environment.out.isTerminal else {
      try environment.err.writeLine(localized("Nothing was changed. Give --yes to do it."))
      return .usage
    }
    let ending = EndingSignal()
    let lines = environment.lineSource()
    let subscription = environment.signals.onArrival { signal in
      ending.note(signal)
      lines.receive(signal)
    }
    defer { subscription.cancel() }
    if case .line(let answer) = await lines.next(prompt: prompt),
      ["y", "yes", "네", "예"].contains(answer.trimmedSpaces.lowercased())
    {
      return nil
    }
    try environment.out.writeLine(localized("Nothing was changed."))
    return ending.signal.map(ExitCode.after) ?? .failed
  }
}

extension LibraryDifference {
  /// What would change, a line for each kind, with the words below theirs.
  var lines: [String] {
    let rest = [
      line(decks) { localized("decks: \($0.added) added, \($0.changed) changed, \($0.gone) gone") },
      line(cards) { localized("cards: \($0.added) added, \($0.changed) changed, \($0.gone) gone") },
      line(reviews) { localized("reviews: \($0.added) added, \($0.changed) changed, \($0.gone) gone") },
      line(settings) { localized("settings: \($0.added) added, \($0.changed) changed, \($0.gone) gone") },
    ]
    let lines = wordLines + rest.compactMap(\.self)
    return lines.isEmpty ? [localized("only what was found of your level, or fitted to your answers")] : lines
  }

  private var wordLines: [String] {
    let count = line(entries) { localized("words: \($0.added) added, \($0.changed) changed, \($0.gone) gone") }
    return [
      count, list(addedWords, of: entries.added).map { localized("  added: \($0)") },
      list(changedWords, of: entries.changed).map { localized("  changed: \($0)") },
      list(goneWords, of: entries.gone).map { localized("  gone: \($0)") },
      progressedEntries > 0 ? localized("progress of \(progressedEntries.counted(.word))") : nil,
    ].compactMap(\.self)
  }

  private func line(_ count: Count, _ wording: (Count) -> String) -> String? {
    count.isNothing ? nil : wording(count)
  }

  /// The first words, and how many more there are; nil if there are none.
  private func list(_ words: [String], of count: Int) -> String? {
    guard count > 0 else { return nil }
    let shown = words.map { WordPattern.shown($0).onOneLine }.joined(separator: ", ")
    return count > words.count ? localized("\(shown) and \(count - words.count) more") : shown
  }
}
