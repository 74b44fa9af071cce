public import Vocabulary

/// An entry whose cells are typed one by one; they are read by the rules of a file's cells.
public struct TypedEntry {
  private var cells = Cells()

  public init() {}

  /// Fills the cell of a column, named as a file's title would be; an unknown title is ignored.
  public mutating func set(_ title: String, to text: String) {
    guard let column = Column(title: title) else { return }
    let smooth = CellText.smoothed(text, keepingLineBreaks: column.usesLineBreaks)
    let bytes = Array(smooth.text.utf8)
    cells.take(bytes.span, column, hasBackslash: bytes.contains(.backslash))
  }

  /// The entry; nil if it lacks a word or a meaning. A language not given is guessed from the script.
  public func entry(wordLanguage: String? = nil, meaningLanguage: String? = nil) -> Entry? {
    guard !cells.word.isEmpty, let meaning = cells.meanings.first else { return nil }
    return cells.entry(
      language: wordLanguage ?? Script.language(of: cells.word, fileHasKana: false),
      meaningLanguage: meaningLanguage ?? Script.language(of: meaning, fileHasKana: false))
  }
}
