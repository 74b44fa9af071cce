import CommandLineArguments

/// How results are written.
enum OutputFormat: String, CaseIterable, Sendable {
  case text
  case jsonl

  static let option = OptionKey(
    "format", .choice(of: OutputFormat.self), default: .text, help: "How results are written")
}
