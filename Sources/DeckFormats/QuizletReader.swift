import Vocabulary
import Wording

/// Reads the text that Quizlet exports: cards of a word, a sign and a meaning, parted by line breaks or semicolons.
///
/// Nothing is quoted there: the first sign parts the two sides, and a piece without one goes on with the meaning before
/// it.
public struct QuizletReader: RowReader {
  private let encoding: String
  private let shape: QuizletShape
  private var assembler: RowAssembler
  private var pieces: LineReader
  /// The card that further lines may still belong to.
  private var open: Card?

  public var notices: ReadNotices { assembler.notices }

  private struct Card {
    var line: Int
    var word: [UInt8]
    var meaning: [UInt8]
  }

  /// Opens the source. Of the options, columns say nothing here.
  ///
  /// Throws for a text that cannot be read or decoded, and for one that is empty.
  public init(source: any ByteSource, options: ReadOptions = ReadOptions()) throws(DeckFormatError) {
    try self.init(text: DecodedText(source, encoding: options.encoding), options: options)
  }

  init(text: DecodedText, options: ReadOptions) throws(DeckFormatError) {
    let sample = try text.beginning()
    let side: QuizletShape.Side? =
      switch options.delimiter {
      case .tab: .tab
      case .comma: .comma
      default: nil
      }
    shape =
      options.isQuizlet
      ? QuizletShape(mostlyIn: sample, side: side)
      : QuizletShape(certainIn: sample) ?? QuizletShape(mostlyIn: sample, side: side)
    encoding = text.encoding
    assembler = RowAssembler(options: options, text: text)
    pieces = LineReader(try text.open(), alsoEndingAt: shape.hasSemicolons ? UInt8(ascii: ";") : nil)
    for _ in 0..<max(0, options.skipRows) where try !pieces.advance() { break }
    repeat {
      guard try pieces.advance() else { throw DeckFormatError(line: 1, .empty) }
    } while !begin()
  }

  public var facts: [String] {
    let side = shape.side.wording
    return [
      localized("Quizlet's text"),
      shape.hasSemicolons ? localized("parted by \(side) and semicolon") : localized("parted by \(side)"), encoding,
    ]
  }

  public mutating func next() throws(DeckFormatError) -> DeckRow? {
    while let card = open {
      open = nil
      var card = card
      while try pieces.advance() {
        if begin() { break }
        // A blank line says nothing; any other goes on with the meaning.
        if !pieces.content.isEmpty { card.meaning += [.lineFeed] + pieces.content }
      }
      if let row = row(of: card) { return row }
    }
    return nil
  }

  /// Opens the card that the current piece begins; false if it begins none.
  private mutating func begin() -> Bool {
    let piece = pieces.content
    guard let sign = piece.range(of: shape.side.bytes) else {
      // Before the first card there is nothing that it could belong to.
      guard open == nil, isFirst, !CellText.trimmed(Array(piece).span).isEmpty else { return false }
      open = Card(line: pieces.line, word: Array(piece), meaning: [])
      isFirst = false
      return true
    }
    isFirst = false
    open = Card(line: pieces.line, word: Array(piece[..<sign.lowerBound]), meaning: Array(piece[sign.upperBound...]))
    return true
  }

  private var isFirst = true

  private mutating func row(of card: Card) -> DeckRow? {
    var cells = Cells()
    for (bytes, column) in [(card.word, Column.word), (card.meaning, .meaning)] {
      let text = String(decoding: bytes, as: UTF8.self)
      assembler.take(text, column, title: column.title, line: card.line, into: &cells)
    }
    return cells.isBlank ? nil : assembler.row(line: card.line, deck: nil, cells: cells)
  }
}
