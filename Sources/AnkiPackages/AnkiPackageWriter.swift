public import DeckFormats
import SQLiteKit
public import Scheduling

/// Writes an Anki package (`.apkg`) that every Anki since 2.1 imports, with what was learned.
///
/// A note bears its entry's UUID, so that Anki knows it again at the next import. Each note has a card that asks for the
/// meaning and one that asks for the word; one that is heard where the entry was learned so.
public struct AnkiPackageWriter: DeckWriter {
  private let path: String
  private let collection: TemporaryFile
  private var builder: CollectionBuilder
  private let now: ReviewMoment

  /// - Parameters:
  ///   - path: where the package appears when it is finished.
  ///   - now: the present, and the zone in which days count.
  ///   - temporaryFolder: where the collection is put together; nil for the folder that `TMPDIR` names, else `/tmp`.
  /// - Throws: `DeckFormatError` if there is no room for the collection, else `PackageWriteError`.
  public init(path: String, now: ReviewMoment, temporaryFolder: String? = nil) throws {
    self.path = path
    self.now = now
    collection = try TemporaryFile(in: temporaryFolder)
    let path = collection.path
    builder = try writing { try CollectionBuilder(path: path, now: now) }
  }

  public mutating func write(_ entry: ExportedEntry) throws { try writing { try builder.add(entry) } }

  public mutating func finish() throws {
    try writing { try builder.finish() }
    try ZipWriter.write(
      [("collection.anki21", .file(path: collection.path)), ("media", .bytes(Array("{}".utf8)))], to: path,
      time: Int(now.at.milliseconds / 1000))
    collection.unlink()
  }
}

/// What the database says of a collection that cannot be written, such as of a full disk.
private func writing<T>(_ body: () throws -> T) throws -> T {
  do { return try body() } catch let error as SQLiteError { throw PackageWriteError(reason: error.message) }
}
