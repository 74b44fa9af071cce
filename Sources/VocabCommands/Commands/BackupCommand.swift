import CommandLineArguments
import Terminal
import UnicodeText
import VocabularyStore
import Wording

/// `vocab backup`: copies the library.
struct BackupCommand: LibraryCommand {
  static let file = ArgumentKey("FILE", .file, help: Phrase("The copy's name; an older copy of that name is replaced"))

  static let specification = CommandSpecification(
    name: "backup", summary: Phrase("Copy the library to a file"),
    discussion: Phrase(
      """
      The copy is checked, and a library of its own: 'vocab --db FILE' reads it, 'vocab restore FILE' returns to it.
      """),
    arguments: [file],
    examples: ["vocab backup ~/vocab-copy.db": Phrase("Keep a copy")])

  private let file: String

  init(_ arguments: ParsedArguments) throws(UsageError) { file = try arguments[Self.file] }

  func run(with library: Library, in environment: Environment) async throws -> ExitCode {
    let work = WatchedWork(localized("Copying the library"), in: environment)
    defer { work.finish() }
    do {
      try await library.store.backUp(to: file) { try work.step(done: $0, of: $1) }
    } catch let interruption as Interruption {
      work.finish()
      try environment.err.writeLine(localized("stopped: \(file.onOneLine) was not written"))
      return .after(interruption.signal)
    }
    work.finish()
    let count = try await library.store.entryCount()
    try environment.out.writeLine(localized("Copied the library to \(file, .bold): \(count.counted(.word))."))
    return .done
  }
}
