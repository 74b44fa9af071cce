import JSONText
import Terminal
import UnicodeText
import Vocabulary
import VocabularyStore
import Wording

/// Entries, one a line.
struct EntryList: Sendable {
  let format: OutputFormat
  let out: TerminalOutput

  func write(_ filter: EntryFilter, from store: VocabularyStore) async throws {
    let columns = out.isTerminal ? out.columns : nil
    try await store.forEachBatch(of: filter) { entries in
      for entry in entries {
        switch format {
        case .jsonl: try out.append(raw: entry.json.line + "\n")
        case .text: try out.appendLine(line(for: entry, columns: columns))
        }
      }
    }
  }

  /// `authenticity · 진위; 진품임`, cut to the terminal's width.
  private func line(for entry: StoredEntry, columns: Int?) -> StyledText {
    let word = WordPattern.shown(entry.content.word).onOneLine
    let meanings = entry.content.meanings.joined(separator: "; ").onOneLine
    let line: StyledText = "\(word, .bold) · \(meanings)\(entry.isSuspended ? " " + localized("(suspended)") : "")"
    return columns.map { line.truncated(columns: $0) } ?? line
  }
}
