import CommandLineArguments
import JSONText
import Terminal
import Wording

/// `vocab due`: how much there is to do.
struct DueCommand: LibraryCommand {
  static let short = OptionKey(flag: "short", help: Phrase("Two words for a prompt, nothing when nothing is due"))

  static let specification = CommandSpecification(
    name: "due", summary: Phrase("Say how many cards are due"),
    discussion: Phrase("With --short it prints '12 due', or nothing at all, so that a shell's prompt can show it."),
    options: [short, OutputFormat.option],
    examples: ["vocab due --short": Phrase("Put the number into a prompt")])

  private let isShort: Bool
  private let format: OutputFormat

  init(_ arguments: ParsedArguments) throws(UsageError) {
    isShort = arguments[Self.short]
    format = arguments[OutputFormat.option]
  }

  func run(with library: Library, in environment: Environment) async throws -> ExitCode {
    let report = try await DueReport.make(of: library)
    if format == .jsonl {
      try environment.out.write(raw: report.json.line + "\n")
    } else if !isShort {
      try environment.out.writeParagraph(report.text)
    } else if let text = report.shortText {
      try environment.out.writeLine("\(text)")
    }
    return .done
  }
}
