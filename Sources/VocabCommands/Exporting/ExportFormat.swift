import DeckFormats
import VocabularyStore

/// The formats that words can be written in. A new one is a case here, with its endings and its writer.
enum ExportFormat: String, CaseIterable, Sendable {
  /// Comma-separated values, which import as they were.
  case csv
  /// A text that Anki imports.
  case anki
  /// JSON lines, as `list --format jsonl` prints them.
  case json

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
    }
  }

  /// What a writer may be asked for besides.
  struct Options: Sendable {
    var csv = CSVWriter.Options()
    /// Whether reviews and suspensions are written.
    var hasProgress = false
  }

  /// The writer of the entries that were surveyed.
  func writer(
    to sink: any TextSink, of survey: EntrySurvey, _ options: Options
  ) throws(CommandFailure) -> any DeckWriter {
    if self != .json, survey.mostExamples > CSVWriter.mostExamples {
      throw .tooManyExamples(count: survey.mostExamples, limit: CSVWriter.mostExamples)
    }
    return switch self {
    case .csv: CSVWriter(to: sink, examples: survey.mostExamples, options: options.csv)
    case .anki: AnkiTextWriter(to: sink, examples: survey.mostExamples)
    case .json: JSONLinesWriter(to: sink, hasProgress: options.hasProgress)
    }
  }
}
