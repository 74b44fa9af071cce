public import Vocabulary

/// An entry's fields as the cells of a table: what `Cells` reads back as the same entry.
public struct EntryCells {
  let entry: Entry
  let deck: String?

  public init(entry: Entry, deck: String? = nil) {
    self.entry = entry
    self.deck = deck
  }

  /// The columns of a table whose entries have so many examples at most.
  public static func columns(examples: Int) -> [Column] {
    [.word, .meaning, .language, .meaningLanguage]
      + (1...max(1, examples)).flatMap { [.example($0), .translation($0)] }
      + [.pronunciation, .partOfSpeech, .level, .note, .confusable, .accepted, .deck, .tags]
  }

  /// The cell of a column; empty where the entry has nothing for it.
  public func cell(_ column: Column) -> String {
    switch column {
    case .word: CellEscaping.cell(entry.word, role: .word)
    case .meaning: CellEscaping.joined(meanings: entry.meanings)
    case .accepted: CellEscaping.joined(meanings: entry.accepted)
    case .example(let number): example(number).map { CellEscaping.cell($0.text, role: .example) } ?? ""
    case .translation(let number): plain(example(number)?.translation)
    case .pronunciation: plain(entry.pronunciation)
    case .partOfSpeech: plain(entry.partOfSpeech)
    case .level: plain(entry.level)
    case .note: plain(entry.note)
    case .language: plain(entry.language)
    case .meaningLanguage: plain(entry.meaningLanguage)
    case .deck: plain(deck)
    case .tags: entry.tags.map { CellEscaping.cell($0, role: .plain) }.joined(separator: " ")
    case .confusable: CellEscaping.joined(confusables: entry.confusables.map { ($0.word, $0.reason) })
    }
  }

  private func example(_ number: Int) -> Example? {
    entry.examples.indices.contains(number - 1) ? entry.examples[number - 1] : nil
  }

  private func plain(_ text: String?) -> String { text.map { CellEscaping.cell($0, role: .plain) } ?? "" }
}
