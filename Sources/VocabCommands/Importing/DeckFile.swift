import DeckFormats

/// A file of words as the command line names it, and the way to its rows.
struct DeckFile: Sendable {
  /// The name in messages: the last part of the path, or `-` for standard input.
  let name: String
  private let source: MeteredSource

  /// Opens the file, or reads standard input to its end for `-`.
  init(_ argument: String, input: Int32) throws(FileFailure) {
    name = argument == "-" ? "-" : argument.split(separator: "/").last.map { String($0) } ?? argument
    do {
      source = MeteredSource(
        argument == "-" ? try MemorySource(readingAllOf: input) : try FileSource(path: argument))
    } catch {
      throw FileFailure(file: argument, error: error)
    }
  }

  /// The deck of rows that name none.
  var deck: String {
    if name == "-" { return "words" }
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// How many bytes there are; 0 if that is not known.
  var size: Int { source.size ?? 0 }

  /// How many of them the last reader has taken.
  var bytesRead: Int { source.bytesRead }

  /// Opens the file with the reader of its format. A format that is no text is to be recognized here, before
  /// `TextFormat` takes its bytes for letters.
  func reader(_ options: ReadOptions) throws(DeckFormatError) -> any RowReader {
    try TextFormat.reader(for: source, name: name, options: options)
  }
}
