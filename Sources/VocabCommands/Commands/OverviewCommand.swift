import CommandLineArguments
import Terminal
import UnicodeText
import VocabularyStore
import Wording

/// Bare `vocab`: what is due, and the three commands to start with.
struct OverviewCommand: LibraryCommand {
  static let specification = CommandSpecification(name: "overview", summary: Phrase("What is due"), isHidden: true)

  init(_ arguments: ParsedArguments) throws(UsageError) {}

  func run(with library: Library, in environment: Environment) async throws -> ExitCode {
    let out = environment.out
    let isEmpty = try await library.hasNoDeck
    try out.writeParagraph(
      isEmpty ? localized("The library is empty. Add words first.") : try await DueReport.make(of: library).text)
    try out.writeLine()
    let rows = [
      ("quiz", localized("answer what is due, then new words")),
      ("speak --all", localized("listen to every word and its meanings")),
      ("import FILE", localized("add words from a file; 'vocab help' has the rest")),
    ]
    let layout = LabelledRows(
      columns: out.wrappingColumns, labelColumns: 22, textColumns: rows.map(\.1.columns).max() ?? 0)
    for (usage, purpose) in rows {
      let label: StyledText = "  \("vocab \(usage)".padded(toColumns: 20), .bold)"
      for line in layout.lines(label, StyledText(purpose), indent: 2) { try out.writeLine(line) }
    }
    return .done
  }
}
