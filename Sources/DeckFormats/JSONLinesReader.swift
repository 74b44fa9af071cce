import JSONText
import Vocabulary
import Wording

/// Reads entries from JSON lines: one object a line, in the form that `export` writes.
///
/// `word` and `meanings` must be there; what else is missing or null is empty, and unknown members are passed over. The
/// texts are read by the rules of cells: trimmed, composed, without control characters. A line that is no JSON object, or
/// a member of the wrong kind, is an error.
public struct JSONLinesReader: RowReader {
  private let encoding: String
  private var assembler: RowAssembler
  private var lines: LineReader
  /// The current line has not been made a row yet.
  private var holdsLine = true

  public var notices: ReadNotices { assembler.notices }

  /// Opens the source. Of the options, columns and delimiter say nothing here.
  ///
  /// Throws for a text that cannot be read or decoded, and for one that is empty.
  public init(source: any ByteSource, options: ReadOptions = ReadOptions()) throws(DeckFormatError) {
    try self.init(text: DecodedText(source, encoding: options.encoding), options: options)
  }

  init(text: DecodedText, options: ReadOptions) throws(DeckFormatError) {
    encoding = text.encoding
    assembler = RowAssembler(options: options, text: text)
    lines = LineReader(try text.open())
    for _ in 0..<max(0, options.skipRows) where try !lines.advance() { break }
    repeat {
      guard try lines.advance() else { throw DeckFormatError(line: 1, .empty) }
    } while lines.isBlank
  }

  public var facts: [String] { [localized("JSON lines"), encoding] }

  /// Whether a text that begins so is one of JSON lines: its first line that is not blank is an object, or what the
  /// sample holds of it begins one.
  static func reads(_ sample: TextSample) -> Bool {
    var lines = LineReader(MemoryStream(sample.bytes))
    while (try? lines.advance()) == true {
      if lines.isBlank { continue }
      guard lines.content.first == UInt8(ascii: "{") else { return false }
      if lines.reachesEnd && !sample.isWhole { return lines.content.dropFirst().first == UInt8(ascii: "\"") }
      return (try? lines.value())?.object != nil
    }
    return false
  }

  public mutating func next() throws(DeckFormatError) -> DeckRow? {
    while true {
      if !holdsLine {
        guard try lines.advance() else { return nil }
      }
      holdsLine = false
      if lines.isBlank { continue }
      if let row = try row() { return row }
    }
  }

  private mutating func row() throws(DeckFormatError) -> DeckRow? {
    let line = lines.line
    let value: JSONValue
    do { value = try lines.value() } catch {
      throw DeckFormatError(line: line, error.isTooDeep ? .nestedTooDeeply : .notJSON(column: error.offset + 1))
    }
    guard value.object != nil else { throw DeckFormatError(line: line, .notJSON(column: 1)) }
    let object = JSONEntry(value, line: line)
    let written = EntryCells(entry: try object.entry(), deck: try object.text("deck"))
    var cells = Cells()
    for column in EntryCells.columns(examples: written.entry.examples.count) {
      let text = written.cell(column)
      if !text.isEmpty { assembler.take(text, column, title: column.title, line: line, into: &cells) }
    }
    var row = assembler.row(line: line, deck: nil, cells: cells)
    if row != nil { row?.progress = try object.progress() }
    return row
  }
}

extension LineReader {
  fileprivate var isBlank: Bool { content.allSatisfy { $0 == 0x20 || $0 == 0x09 } }

  fileprivate func value() throws(JSONReader.Failure) -> JSONValue {
    let content = content
    do {
      return try content.withUnsafeBufferPointer { buffer in try JSONValue(reading: buffer) }
    } catch let failure as JSONReader.Failure {
      throw failure
    } catch {
      preconditionFailure("nothing else is thrown")
    }
  }
}
