import JSONText
import Synchronization
import Terminal
import UnicodeText
import Vocabulary
import VocabularyStore
import Wording

/// Entries, one a line.
struct EntryList: Sendable {
  let format: OutputFormat
  let environment: Environment

  private var out: TerminalOutput { environment.out }

  /// Where there are none, a person is told; a program finds nothing.
  func write(_ filter: EntryFilter, from library: Library) async throws {
    try await library.requireNames(of: filter)
    let store = library.store
    let columns = out.isTerminal ? out.columns : nil
    let count = Atomic(0)
    try await store.forEachBatch(of: filter) { entries in
      count.add(entries.count, ordering: .relaxed)
      for entry in entries {
        switch format {
        case .jsonl: try out.append(raw: entry.json.line + "\n")
        case .text: try out.appendLine(line(for: entry, columns: columns))
        }
      }
    }
    guard format == .text, count.load(ordering: .relaxed) == 0 else { return }
    try environment.err.writeLine(
      try await library.hasNoDeck
        ? localized("The library is empty. Add words first.") : localized("There is no such word."))
  }

  /// `authenticity · 진위; 진품임`, cut to the terminal's width.
  private func line(for entry: StoredEntry, columns: Int?) -> StyledText {
    let word = WordPattern.shown(entry.content.word).onOneLine
    let meanings = entry.content.meanings.joined(separator: "; ").onOneLine
    let line: StyledText = "\(word, .bold) · \(meanings)\(entry.isSuspended ? " " + localized("(suspended)") : "")"
    return columns.map { line.truncated(columns: $0) } ?? line
  }
}
