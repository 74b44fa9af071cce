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
    let isEmpty = try await library.store.decks(at: library.moment).isEmpty
    try out.writeLine(
      isEmpty ? "The library is empty. Add words first." : try await DueReport.make(of: library).text)
    try out.writeLine()
    for (usage, purpose) in [
      ("vocab quiz", "answer what is due, then new words"),
      ("vocab speak --all", "listen to every word and its meanings"),
      ("vocab import FILE", "add words from a file; 'vocab help' has the rest"),
    ] {
      try out.writeLine("  \(usage.padded(toColumns: 20), .bold)\(purpose)")
    }
    return .done
  }
}
