import CommandLineArguments
import Wording

/// How results are written.
enum OutputFormat: String, CaseIterable, Sendable {
  case text
  case jsonl

  static let option = OptionKey(
    "format", .choice(of: OutputFormat.self), default: .text, help: Phrase("How results are written"))
}
