import DeckFormats
import UnicodeText
import Vocabulary
import Wording

/// An entry as a small text to be edited: `title: cell` lines, a longer cell going on in indented lines.
struct EntryText: Hashable, Sendable {
  /// What is wrong with an edited text.
  struct Flaw: Error, Hashable {
    /// Counted from 1; nil for the text as a whole.
    var line: Int?
    var message: String
  }

  /// The text of an entry.
  static func text(of entry: Entry, flaw: Flaw? = nil) -> String {
    var text = localized("# Lines that begin with # are left out. Leave the text as it is to change nothing.") + "\n"
    if let flaw { text += comment(flaw) }
    for (column, cell) in cells(of: entry) {
      let lines = cell.split(separator: "\n").joined(separator: "\n  ")
      text += column.shownTitle + ":" + (cell.isEmpty ? "" : " ") + lines + "\n"
    }
    return text
  }

  /// A rejected text with what is wrong with it at its top, to be edited further.
  static func text(again text: String, flaw: Flaw) -> String {
    let mark = localized("# ERROR")
    return comment(flaw)
      + text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix(mark) }.joined(separator: "\n")
  }

  /// It begins with the mark by which it is found again.
  private static func comment(_ flaw: Flaw) -> String {
    let comment =
      flaw.line.map { localized("# ERROR in line \($0 + 1): \(flaw.message)") } ?? localized("# ERROR: \(flaw.message)")
    return comment + "\n"
  }

  private static func cells(of entry: Entry) -> [(Column, String)] {
    var cells: [(Column, String)] = [
      (.word, CellEscaping.cell(entry.word, role: .word)), (.language, entry.language),
      (.meaning, CellEscaping.joined(meanings: entry.meanings)), (.meaningLanguage, entry.meaningLanguage),
    ]
    for (index, example) in entry.examples.enumerated() {
      cells.append((.example(index + 1), CellEscaping.cell(example.text, role: .example)))
      cells.append((.translation(index + 1), CellEscaping.cell(example.translation ?? "", role: .plain)))
    }
    if entry.examples.isEmpty { cells += [(.example(1), ""), (.translation(1), "")] }
    let confusables = entry.confusables.map { (word: $0.word, reason: $0.reason) }
    return cells + [
      (.pronunciation, CellEscaping.cell(entry.pronunciation ?? "", role: .plain)),
      (.partOfSpeech, CellEscaping.cell(entry.partOfSpeech ?? "", role: .plain)),
      (.level, CellEscaping.cell(entry.level ?? "", role: .plain)), (.tags, entry.tags.joined(separator: " ")),
      (.note, CellEscaping.cell(entry.note ?? "", role: .plain)),
      (.confusable, CellEscaping.joined(confusables: confusables)),
      (.accepted, CellEscaping.joined(meanings: entry.accepted)),
    ]
  }

  /// Reads an edited text.
  static func entry(from text: String) throws(Flaw) -> Entry {
    var typed = TypedEntry()
    var cells: [(column: Column, text: String)] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("#") || line.allSatisfy(\.isWhitespace) { continue }
      if line.first == " " || line.first == "\t" {
        guard !cells.isEmpty else { throw Flaw(line: index + 1, message: localized("it belongs to no title")) }
        cells[cells.count - 1].text += "\n" + line.drop { $0.isWhitespace }
        continue
      }
      guard let colon = line.firstIndex(of: ":") else {
        throw Flaw(
          line: index + 1,
          message: localized("it has no title; write 'title: text', or begin a further line with spaces"))
      }
      let title = line[..<colon].trimmingPrefix { $0 == " " }
      guard let column = Column(shownTitle: String(title)) else {
        throw Flaw(line: index + 1, message: localized("there is no title '\(title)'"))
      }
      cells.append((column, String(line[line.index(after: colon)...])))
    }
    for cell in cells { typed.set(cell.column.title, to: cell.text) }
    func given(_ column: Column) -> String? {
      cells.last { $0.column == column }.map { $0.text.trimmedSpaces }.flatMap { $0.isEmpty ? nil : $0 }
    }
    guard let entry = typed.entry(wordLanguage: given(.language), meaningLanguage: given(.meaningLanguage)) else {
      throw Flaw(message: localized("a word and a meaning are needed"))
    }
    return entry
  }

  /// An entry with some of its cells replaced, and with other examples if any are given; translations alone go to the
  /// examples that are there.
  static func entry(
    _ entry: Entry, changing cells: [String: String], examples: [String], translations: [String]
  ) throws(Flaw) -> Entry {
    var typed = TypedEntry()
    let kept = self.cells(of: entry).filter { column, _ in
      switch column {
      case .example: examples.isEmpty
      case .translation: examples.isEmpty && translations.isEmpty
      default: true
      }
    }
    for (column, cell) in kept { typed.set(column.title, to: cells[column.title] ?? cell) }
    for (title, cell) in cells { typed.set(title, to: cell) }
    for (index, text) in examples.enumerated() { typed.set("example_\(index + 1)", to: text) }
    for (index, text) in translations.enumerated() { typed.set("translation_\(index + 1)", to: text) }
    guard let changed = typed.entry(wordLanguage: entry.language, meaningLanguage: entry.meaningLanguage) else {
      throw Flaw(message: localized("a word and a meaning are needed"))
    }
    return changed
  }
}
