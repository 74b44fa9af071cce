/// Why a package cannot be read. Texts that come from the package are as it has them; the message cleans them.
public enum PackageProblem: Hashable, Sendable {
  /// What a package may hold too much of.
  public enum Part: Hashable, Sendable {
    case files, noteTypes, decks, fields
    case cardsOfANote, reviewsOfANote
    /// A limit in bytes.
    case collection, note, value
  }

  /// The file is no zip file.
  case notAPackage
  /// The zip file, or the compressed data in it, is broken.
  case damaged(reason: String)
  case encrypted
  /// A name in the package leads out of it.
  case climbingName(String)
  case noCollection
  /// It is a workbook of a spreadsheet, which is a zip file too.
  case workbook
  /// Two files in the package have the collection's name.
  case severalCollections(name: String)
  /// A newer program than any that this one knows made it.
  case newerForm
  case tooMuch(Part, limit: Int)
  /// The collection would grow more than `limit` times when unpacked.
  case tooCompressed(limit: Int)
  /// The collection is no database, or a broken one.
  case damagedCollection(reason: String)
  case missingTable(String)
  /// `--fields` names a field that no note type of the package has.
  case unknownField(String, known: [String])
  /// `--fields` holds a part that cannot be read, or one with an unknown column.
  case unclearField(String)
  /// A temporary file, for the collection unpacked, cannot be written.
  case noTemporaryFile(folder: String, code: Int32)
  /// A library of the system that reading takes cannot be loaded.
  case missingLibrary(name: String, reason: String)
}
