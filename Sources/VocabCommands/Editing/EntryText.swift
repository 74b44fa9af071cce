import DeckFormats
import UnicodeText
import Vocabulary

/// An entry as a small text to be edited: `title: cell` lines, a longer cell going on in indented lines.
struct EntryText: Hashable, Sendable {
  /// What is wrong with an edited text.
  struct Flaw: Error, Hashable {
    /// Counted from 1; nil for the text as a whole.
    var line: Int?
    var message: String
  }

  /// The titles in their order, the examples besides.
  private static let titles = [
    "word", "language", "meaning", "meaning_language", "pronunciation", "part_of_speech", "level", "tags", "note",
    "confusable", "accepted",
  ]

  /// The text of an entry.
  static func text(of entry: Entry, flaw: Flaw? = nil) -> String {
    var text = "# Lines that begin with # are left out. Leave the text as it is to change nothing.\n"
    if let flaw { text += comment(flaw) }
    for (title, cell) in cells(of: entry) {
      text += title + ":" + (cell.isEmpty ? "" : " ") + cell.split(separator: "\n").joined(separator: "\n  ") + "\n"
    }
    return text
  }

  /// A rejected text with what is wrong with it at its top, to be edited further.
  static func text(again text: String, flaw: Flaw) -> String {
    comment(flaw)
      + text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix(errorMark) }.joined(separator: "\n")
  }

  private static let errorMark = "# ERROR"

  private static func comment(_ flaw: Flaw) -> String {
    "\(errorMark)\(flaw.line.map { " in line \($0 + 1)" } ?? ""): \(flaw.message)\n"
  }

  private static func cells(of entry: Entry) -> [(String, String)] {
    var cells: [(String, String)] = [
      ("word", CellEscaping.cell(entry.word, role: .word)), ("language", entry.language),
      ("meaning", CellEscaping.joined(meanings: entry.meanings)), ("meaning_language", entry.meaningLanguage),
    ]
    for (index, example) in entry.examples.enumerated() {
      let number = index == 0 ? "" : "_\(index + 1)"
      cells.append(("example\(number)", CellEscaping.cell(example.text, role: .example)))
      cells.append(("translation\(number)", CellEscaping.cell(example.translation ?? "", role: .plain)))
    }
    if entry.examples.isEmpty { cells += [("example", ""), ("translation", "")] }
    let confusables = entry.confusables.map { (word: $0.word, reason: $0.reason) }
    return cells + [
      ("pronunciation", CellEscaping.cell(entry.pronunciation ?? "", role: .plain)),
      ("part_of_speech", CellEscaping.cell(entry.partOfSpeech ?? "", role: .plain)),
      ("level", CellEscaping.cell(entry.level ?? "", role: .plain)), ("tags", entry.tags.joined(separator: " ")),
      ("note", CellEscaping.cell(entry.note ?? "", role: .plain)),
      ("confusable", CellEscaping.joined(confusables: confusables)),
      ("accepted", CellEscaping.joined(meanings: entry.accepted)),
    ]
  }

  /// Reads an edited text.
  static func entry(from text: String) throws(Flaw) -> Entry {
    var typed = TypedEntry()
    var cells: [(title: String, text: String, line: Int)] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix("#") || line.allSatisfy(\.isWhitespace) { continue }
      if line.first == " " || line.first == "\t" {
        guard !cells.isEmpty else { throw Flaw(line: index + 1, message: "it belongs to no title") }
        cells[cells.count - 1].text += "\n" + line.drop { $0.isWhitespace }
        continue
      }
      guard let colon = line.firstIndex(of: ":") else {
        throw Flaw(
          line: index + 1, message: "it has no title; write 'title: text', or begin a further line with spaces")
      }
      let title = line[..<colon].trimmingPrefix { $0 == " " }
      guard isTitle(String(title)) else { throw Flaw(line: index + 1, message: "there is no title '\(title)'") }
      cells.append((String(title), String(line[line.index(after: colon)...]), index + 1))
    }
    for cell in cells { typed.set(cell.title, to: cell.text) }
    func given(_ title: String) -> String? {
      cells.last { $0.title == title }.map { $0.text.trimmedSpaces }.flatMap { $0.isEmpty ? nil : $0 }
    }
    guard let entry = typed.entry(wordLanguage: given("language"), meaningLanguage: given("meaning_language")) else {
      throw Flaw(message: "a word and a meaning are needed")
    }
    return entry
  }

  /// An entry with some of its cells replaced, and with other examples if any are given; translations alone go to the
  /// examples that are there.
  static func entry(
    _ entry: Entry, changing cells: [String: String], examples: [String], translations: [String]
  ) throws(Flaw) -> Entry {
    var typed = TypedEntry()
    let kept = self.cells(of: entry).filter { title, _ in
      !(title.hasPrefix("example") && !examples.isEmpty)
        && !(title.hasPrefix("translation") && !(examples.isEmpty && translations.isEmpty))
    }
    for (title, cell) in kept { typed.set(title, to: cells[title] ?? cell) }
    for (title, cell) in cells { typed.set(title, to: cell) }
    for (index, text) in examples.enumerated() { typed.set("example_\(index + 1)", to: text) }
    for (index, text) in translations.enumerated() { typed.set("translation_\(index + 1)", to: text) }
    guard let changed = typed.entry(wordLanguage: entry.language, meaningLanguage: entry.meaningLanguage) else {
      throw Flaw(message: "a word and a meaning are needed")
    }
    return changed
  }

  private static func isTitle(_ title: String) -> Bool {
    let base = title.prefix { $0 != "_" || title.hasPrefix("part_of") || title.hasPrefix("meaning_l") }
    if ["example", "translation"].contains(String(base)) {
      let number = title.dropFirst(base.count)
      return number.isEmpty || Int(number.dropFirst()).map { $0 > 1 } == true
    }
    return titles.contains(title)
  }
}
