import AnkiPackages
import DeckFormats
import UnicodeText

/// A file of words as the command line names it, and the way to its rows.
struct DeckFile: Sendable {
  /// How files are to be read, in whatever format they turn out to be.
  struct Options: Sendable {
    var text = ReadOptions()
    var package = AnkiReadOptions()
  }

  /// The name in messages: the last part of the path, or `-` for standard input.
  let name: String
  private let source: MeteredSource
  /// Where it can be opened anew; nil for what comes through a pipe.
  private let path: String?

  /// Opens the file, or reads standard input to its end for `-`.
  init(_ argument: String, input: Int32) throws(FileFailure) {
    name = argument == "-" ? "-" : argument.split(separator: "/").last.map { String($0) } ?? argument
    do {
      if argument == "-" {
        source = MeteredSource(try MemorySource(readingAllOf: input))
        path = nil
      } else {
        let file = try FileSource(path: argument)
        source = MeteredSource(file)
        path = file.isRegular ? argument : nil
      }
    } catch {
      throw FileFailure(file: argument, error: error)
    }
  }

  /// The deck of rows that name none.
  var deck: String {
    let dot = name.lastIndex(of: ".").flatMap { $0 == name.startIndex ? nil : $0 }
    return name == "-" ? "words" : String(name[..<(dot ?? name.endIndex)]).deckName ?? "words"
  }

  /// How far its bytes have been read by the last reader; the total is 0 where it is not known.
  var place: ReadPlace { ReadPlace(done: source.bytesRead, total: source.size ?? 0) }

  /// Opens the file with the reader of its format.
  func reader(_ options: Options) throws(DeckFormatError) -> any RowReader {
    guard try isPackage() else {
      return try TextFormat.reader(for: source, name: name, options: options.text)
    }
    if let path { return try AnkiPackageReader(path: path, options: options.package) }
    return try AnkiPackageReader(source, options: options.package)
  }

  /// Whether it is an Anki package, or is called so.
  private func isPackage() throws(DeckFormatError) -> Bool {
    let ending = name.lowercased()
    if ending.hasSuffix(".apkg") || ending.hasSuffix(".colpkg") { return true }
    var beginning = [UInt8](repeating: 0, count: 4)
    let count = try source.open().read(into: &beginning, at: 0)
    return AnkiPackageReader.isPackage(beginning.prefix(count))
  }
}

extension String {
  /// The text as the name of a deck, without what would steer a terminal; nil if nothing is left.
  var deckName: String? {
    let name = composed.onOneLine.trimmedSpaces
    return name.isEmpty ? nil : name
  }
}
