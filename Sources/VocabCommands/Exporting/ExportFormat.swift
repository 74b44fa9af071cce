import AnkiPackages
import DeckFormats
import Scheduling
import VocabularyStore

/// The formats that words can be written in. A new one is a case here, with its endings and its writer.
enum ExportFormat: String, CaseIterable, Sendable {
  /// Comma-separated values, which import as they were.
  case csv
  /// A text that Anki imports.
  case anki
  /// JSON lines, as `list --format jsonl` prints them.
  case json
  /// An Anki package, with the reviews.
  case apkg

  /// The format that a file's name asks for; nil if it asks for none.
  init?(path: String) {
    let ending = path.split(separator: ".", omittingEmptySubsequences: false).dropFirst().last?.lowercased()
    guard let match = Self.allCases.first(where: { ending.map($0.endings.contains) == true }) else { return nil }
    self = match
  }

  private var endings: [String] {
    switch self {
    case .csv: ["csv"]
    case .anki: ["txt"]
    case .json: ["json", "jsonl"]
    case .apkg: ["apkg"]
    }
  }

  /// What a writer may be asked for besides.
  struct Options: Sendable {
    var csv = CSVWriter.Options()
    /// Whether reviews and suspensions are written.
    var hasProgress = false
  }

  /// Whether it is a text, which can go to standard output.
  var isText: Bool { self != .apkg }

  /// The writer of the entries that were surveyed.
  /// - Parameter now: the present, from which a package counts its days.
  func writer(
    to target: ExportTarget, of survey: EntrySurvey, _ options: Options, now: ReviewMoment
  ) throws -> any DeckWriter {
    if self == .csv || self == .anki, survey.mostExamples > CSVWriter.mostExamples {
      throw CommandFailure.tooManyExamples(count: survey.mostExamples, limit: CSVWriter.mostExamples)
    }
    switch (self, target) {
    case (.csv, _): return CSVWriter(to: target.sink, examples: survey.mostExamples, options: options.csv)
    case (.anki, _): return AnkiTextWriter(to: target.sink, examples: survey.mostExamples)
    case (.json, _): return JSONLinesWriter(to: target.sink, hasProgress: options.hasProgress)
    case (.apkg, .file(let file)) where file.isReplaced:
      return try AnkiPackageWriter(path: file.part, now: now)
    case (.apkg, _): throw CommandFailure.packageNeedsFile
    }
  }
}

/// Where an export goes.
enum ExportTarget: Sendable {
  case output(OutputSink)
  case file(WholeFile)

  var sink: any TextSink & Sendable {
    switch self {
    case .output(let sink): sink
    case .file(let file): file
    }
  }
}
