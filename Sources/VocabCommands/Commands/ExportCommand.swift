import AnkiPackages
import CommandLineArguments
import DeckFormats
import Terminal
import UnicodeText
import VocabularyStore
import Wording

/// `vocab export`: words into a file, or to standard output.
struct ExportCommand: LibraryCommand {
  static let deck = ArgumentKey(
    optional: "DECK", .text("DECK", completion: .list("decks")), help: Phrase("Only this deck and those below it"))
  static let to = OptionKey(
    "to", .file("FILE", extensions: ["csv", "txt", "jsonl", "apkg"]), defaultText: Phrase("standard output"),
    help: Phrase("The file to write; one of that name is replaced"))
  static let format = OptionKey(
    "as", .choice(of: ExportFormat.self), defaultText: Phrase("what the file's ending says, else csv"),
    help: Phrase("The format"))
  static let progress = OptionKey(
    flag: "progress", help: Phrase("With json: write each word's reviews and whether it is suspended or flagged, too"))
  static let sanitize = OptionKey(
    flag: "sanitize", help: Phrase("With csv: put a ' before each cell that a spreadsheet would run as a formula"))
  static let mark = OptionKey(
    flag: "bom", help: Phrase("With csv: begin with a byte order mark, by which Excel on Windows knows UTF-8"))

  static let specification = CommandSpecification(
    name: "export", summary: Phrase("Write words into a file"),
    discussion: Phrase(
      """
      csv imports back to the same words; anki is a text that Anki imports (File > Import), with decks and tags; json is \
      one JSON object a line; apkg is an Anki package with the reviews, which needs --to. A file appears whole or not at \
      all.
      """),
    arguments: [deck], options: [to, format, progress, sanitize, mark],
    examples: [
      "vocab export German --to german.csv": Phrase("Write a deck as a table"),
      "vocab export --to words.apkg": Phrase("Write every deck for Anki, with the reviews"),
    ])

  private let file: String?
  private let exporter: DeckExporter

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let file = arguments[Self.to].flatMap { $0 == "-" ? nil : $0 }
    let format = if let given = arguments[Self.format] { given } else { try Self.format(of: file) }
    for (option, owner) in [(Self.progress, ExportFormat.json), (Self.sanitize, .csv), (Self.mark, .csv)]
    where arguments[option] && format != owner {
      throw .conflictingOptions("--\(option.specification.name)", "--as \(format.rawValue)")
    }
    self.file = file
    exporter = DeckExporter(
      format: format,
      options: ExportFormat.Options(
        csv: CSVWriter.Options(
          hasByteOrderMark: arguments[Self.mark], isSanitized: arguments[Self.sanitize]),
        hasProgress: arguments[Self.progress]),
      filter: EntryFilter(decks: try arguments[Self.deck].map { [$0] } ?? []))
  }

  private static let knownEnding: Phrase<String> = Phrase(
    "a file in .csv, .txt, .json, .jsonl or .apkg unless --as names the format")

  /// The format that a file's ending asks for; csv for a name without one.
  private static func format(of file: String?) throws(UsageError) -> ExportFormat {
    guard let file else { return .csv }
    if let format = ExportFormat(path: file) { return format }
    let name = file.split(separator: "/").last ?? ""
    if !name.dropFirst().contains(".") { return .csv }
    throw .invalidValue(name: "--to", given: file, expected: .described(knownEnding), suggestion: nil)
  }

  func run(with library: Library, in environment: Environment) async throws -> ExitCode {
    let name = file.flatMap { $0.split(separator: "/").last }
    let label = name.map { localized("Writing \($0)") } ?? localized("Writing words")
    let work = WatchedWork(label, hasBar: file != nil || !environment.out.isTerminal, in: environment)
    defer { work.finish() }
    do {
      guard let file else {
        _ = try await exporter.write(to: .output(OutputSink(environment.out)), from: library, watched: work)
        return .done
      }
      try library.refuseOwnFile(file)
      let target = try WholeFile(file)
      let count = try await exporter.write(to: .file(target), from: library, watched: work)
      try target.finish()
      work.finish()
      try environment.err.writeLine(localized("\(count.counted(.entry)) written to \(file.onOneLine)."))
      return .done
    } catch let error as PackageWriteError {
      throw PackageFailure(file: file ?? "-", error: error)
    } catch let interruption as Interruption {
      work.finish()
      if let file { try environment.err.writeLine(localized("stopped: \(file.onOneLine) was not written")) }
      return .after(interruption.signal)
    }
  }
}
