import AnkiPackages
import DeckFormats
import Vocabulary

struct ReadPackage {
  var facts: [String]
  var rows: [DeckRow]
  var notices: [String]

  var entries: [String] {
    rows.map { "\($0.line) \($0.deck ?? "-"): \($0.entry.word) = \($0.entry.meanings.joined(separator: " | "))" }
  }
}

/// All that a package holds; notices as they are shown for `words.apkg`.
func readAll(_ path: String, _ options: AnkiReadOptions = AnkiReadOptions()) throws(DeckFormatError) -> ReadPackage {
  var reader = try AnkiPackageReader(path: path, options: options)
  var rows: [DeckRow] = []
  while let row = try reader.next() { rows.append(row) }
  // Past its end there is nothing, however often it is asked.
  for _ in 0..<2 where try reader.next() != nil { throw DeckFormatError(.empty) }
  return ReadPackage(
    facts: reader.facts, rows: rows, notices: reader.notices.kept.map { $0.message(file: "words.apkg") })
}

/// The message of the error that reading gives, as for `words.apkg`; nil if it gives none.
func failure(_ path: String, _ options: AnkiReadOptions = AnkiReadOptions()) -> String? {
  do {
    _ = try readAll(path, options)
    return nil
  } catch {
    return error.message(file: "words.apkg")
  }
}
