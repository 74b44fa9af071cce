/// Where a deck's bytes come from. It can be opened again: a first pass looks at the whole text, a second reads rows.
public protocol ByteSource: Sendable {
  /// The bytes from their beginning.
  func open() throws(DeckFormatError) -> any ByteStream

  /// How many bytes there are; nil where that is not known before they are read.
  var size: Int? { get }
}

/// One pass over a source's bytes, pulled in pieces.
public protocol ByteStream: AnyObject {
  /// Puts the next bytes into `buffer` from `offset` on, at most up to the buffer's end, and returns how many; 0 only
  /// when nothing is left.
  func read(into buffer: inout [UInt8], at offset: Int) throws(DeckFormatError) -> Int
}
