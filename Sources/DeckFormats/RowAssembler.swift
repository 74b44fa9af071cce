import Vocabulary

/// Makes rows of cells whose columns are known, by the rules of cells that hold in every format.
public struct RowAssembler {
  /// A cell in plain text, and what messages call it.
  public struct Cell {
    public var column: Column
    public var title: String
    public var text: String

    public init(_ column: Column, title: String, text: String) {
      self.column = column
      self.title = title
      self.text = text
    }
  }

  private let options: ReadOptions
  private let fileHasKana: Bool

  /// What was left out or changed so far.
  public private(set) var notices = ReadNotices()

  /// - Parameter fileHasKana: whether any text of the file holds kana, which makes its Han Japanese.
  public init(options: ReadOptions, fileHasKana: Bool) {
    self.options = options
    self.fileHasKana = fileHasKana
  }

  /// An assembler for a text of a file. That its character set was guessed is noted.
  init(options: ReadOptions, text: DecodedText) {
    self.init(options: options, fileHasKana: text.hasKana)
    if text.isGuessed { note(.guessedEncoding(text.encoding), line: 0) }
  }

  public mutating func note(_ kind: ReadNotice.Kind, line: Int) { notices.add(kind, line: line) }

  /// The row of some cells; nil if it lacks its word or meaning, which is noted.
  /// - Parameters:
  ///   - deck: for a row without a cell that names one.
  ///   - tags: further ones, as they are.
  public mutating func row(line: Int, deck: String?, tags: [String] = [], cells: [Cell]) -> DeckRow? {
    var taken = Cells()
    for cell in cells { take(cell.text, cell.column, title: cell.title, line: line, into: &taken) }
    if !tags.isEmpty { taken.add(tags: tags) }
    return row(line: line, deck: deck, cells: taken)
  }

  /// The row that cells make; a language that neither they nor the options give is guessed from the script.
  mutating func row(line: Int, deck: String?, cells: consuming Cells) -> DeckRow? {
    guard !cells.word.isEmpty else {
      note(.noWord, line: line)
      return nil
    }
    guard let meaning = cells.meanings.first else {
      note(.noMeaning, line: line)
      return nil
    }
    let language = options.wordLanguage ?? cells.language ?? guess(cells.word)
    let meaningLanguage = options.meaningLanguage ?? cells.meaningLanguage ?? guess(meaning)
    return DeckRow(
      line: line, deck: cells.deck ?? deck, entry: cells.entry(language: language, meaningLanguage: meaningLanguage))
  }

  /// Takes in a text that may hold control characters or letters that are not composed.
  mutating func take(_ text: String, _ column: Column, title: String, line: Int, into cells: inout Cells) {
    let bytes = Array(text.utf8)
    let traits = CellText.traits(of: bytes.span)
    if !traits.contains(.rough) {
      cells.take(bytes.span, column, hasBackslash: traits.contains(.backslash))
      return
    }
    let smooth = CellText.smoothed(text, keepingLineBreaks: column.usesLineBreaks)
    if smooth.removedControls { note(.removedControls(title: title), line: line) }
    if options.notesComposition && !smooth.wasComposed { note(.composed(title: title), line: line) }
    let cleaned = Array(smooth.text.utf8)
    cells.take(cleaned.span, column, hasBackslash: cleaned.contains(.backslash))
  }

  private func guess(_ text: String) -> String { Script.language(of: text, fileHasKana: fileHasKana) }
}

extension String {
  /// Whether the text holds hiragana or katakana.
  public var holdsKana: Bool {
    // What kana begin with in UTF-8.
    utf8.contains { $0 == 0xE3 || $0 == 0xEF } && unicodeScalars.contains { Script.isKana($0.value) }
  }
}
