import DeckFormats
import Vocabulary

/// All rows and notices of a source.
func readAll(
  _ source: any ByteSource, _ options: ReadOptions = ReadOptions()
) throws(DeckFormatError) -> (rows: [DeckRow], notices: ReadNotices) {
  var reader = try DeckReader(source: source, options: options)
  var rows: [DeckRow] = []
  while let row = try reader.next() { rows.append(row) }
  return (rows, reader.notices)
}

/// All rows and notices of a text.
func readAll(
  _ text: String, _ options: ReadOptions = ReadOptions()
) throws(DeckFormatError) -> (rows: [DeckRow], notices: ReadNotices) {
  try readAll(MemorySource(text.utf8), options)
}

/// The entries of a text.
func entries(_ text: String, _ options: ReadOptions = ReadOptions()) throws(DeckFormatError) -> [Entry] {
  try readAll(text, options).rows.map(\.entry)
}

/// The message of the error that reading a text gives, as for `deck.csv`; nil if it gives none.
func failure(_ bytes: some Sequence<UInt8>, _ options: ReadOptions = ReadOptions()) -> String? {
  do {
    _ = try readAll(MemorySource(bytes), options)
    return nil
  } catch {
    return error.message(file: "deck.csv")
  }
}

/// The notices of a text as they are shown for `deck.csv`.
func notices(_ text: String, _ options: ReadOptions = ReadOptions()) throws(DeckFormatError) -> [String] {
  try readAll(text, options).notices.kept.map { $0.message(file: "deck.csv") }
}
