import CommandLineArguments
import Terminal
import VocabularyStore
import Wording

/// `vocab complete`: what a shell's completions ask while a line is being typed.
///
/// It reads only: it makes no library, migrates none and hardly waits for one, and where it cannot answer it is silent.
struct CompleteCommand: RunnableCommand {
  static let list = ArgumentKey(
    "LIST", .choice(of: CompletionList.self, placeholder: "LIST"), help: Phrase("What to list"))
  static let current = ArgumentKey(
    optional: "CURRENT", .text("CURRENT"), help: Phrase("What is typed of the word so far"))
  static let words = ArgumentKey(repeated: "WORD", .text("WORD"), help: Phrase("The words of the line before it"))

  static let specification = CommandSpecification(
    name: "complete", summary: Phrase("List what a shell may offer"), arguments: [list, current, words], isHidden: true)

  /// Milliseconds that a shell may be kept waiting while another process writes.
  private static let patience = 200

  private let list: CompletionList
  private let current: String
  private let line: PartialInvocation

  init(_ arguments: ParsedArguments) throws(UsageError) {
    list = try arguments[Self.list]
    current = try arguments[Self.current] ?? ""
    line = Program.specification.partial(try arguments[Self.words])
  }

  func run(in environment: Environment) async throws -> ExitCode {
    let store = await library(in: environment)
    let source = CompletionSource(store: store, current: current, line: line)
    let candidates = try? await source.candidates(of: list)
    await store?.close()
    for candidate in candidates ?? [] {
      guard let line = candidate.line(areOptionsOpen: !line.hasEndedOptions) else { continue }
      try environment.out.append(raw: line + "\n")
    }
    return .done
  }

  /// The library that the line is about, if it can be read as it is.
  private func library(in environment: Environment) async -> VocabularyStore? {
    let named = line.value(of: Program.database).map { ShellText.expanded($0, environment.variables) }
    guard list.isOfLibrary, let path = try? named ?? environment.libraryPath() else { return nil }
    let clock = environment.clock
    return try? await VocabularyStore.open(
      path, mode: .readOnly, busyTimeout: Self.patience, now: { clock.now })
  }
}
