import DeckFormats
import SQLiteKit
import Wording

/// The database of a package, unpacked: its note types, decks and clock, and a cursor over its notes.
struct AnkiCollection {
  let connection: Connection
  let noteTypes: [Int64: NoteType]
  /// Names by key; `::` parts a deck from the one above it.
  let decks: [Int64: String]
  /// The start of the day from which due days count, in seconds since 1970.
  let createdAt: Int64
  /// The last change, in milliseconds since 1970.
  let modifiedAt: Int64
  /// Whether cards were learned with three buttons (again, good, easy), as schedulers did before the second.
  let learnsWithThreeButtons: Bool
  let limits: PackageLimits

  /// The tables that every collection has.
  private static let tables = ["col", "notes", "cards", "revlog"]
  private static let newestVersion: Int64 = 18

  /// Opens the file and takes its name away.
  init(_ file: TemporaryFile, limits: PackageLimits) throws(DeckFormatError) {
    self = try readingCollection(limits: limits) { try Self(opening: file, limits: limits) }
  }

  private init(opening file: TemporaryFile, limits: PackageLimits) throws {
    connection = try Connection(path: file.path, mode: .immutable)
    self.limits = limits
    file.unlink()
    connection.limitValues(toBytes: limits.valueBytes)
    // A check that the file itself holds could compute for as long as it likes.
    try connection.execute("PRAGMA ignore_check_constraints = ON; PRAGMA cell_size_check = ON")
    for table in Self.tables {
      try Self.require(table, connection)
      // Table by table: others sort by a collation that only Anki has, and are not needed.
      let verdict = try connection.first("PRAGMA quick_check('\(table)')") { $0.string(at: 0) }
      if let verdict, verdict != "ok" {
        // A title stands above the first flaw.
        let flaw = verdict.split(separator: "\n").first { !$0.hasPrefix("***") }
        throw DeckFormatError(.package(.damagedCollection(reason: String(flaw ?? verdict[...]))))
      }
    }
    let column = try connection.first("SELECT ver, crt, mod FROM col") { row in
      (row.int64(at: 0), row.int64(at: 1), row.int64(at: 2))
    }
    guard let (version, created, modified) = column else {
      throw DeckFormatError(.package(.damagedCollection(reason: localized("the table 'col' is empty"))))
    }
    guard version <= Self.newestVersion else { throw DeckFormatError(.package(.newerForm)) }
    createdAt = created
    modifiedAt = modified
    let schema: any CollectionSchema =
      try Self.has("notetypes", connection) ? TableSchema(connection) : JSONSchema(connection)
    noteTypes = try schema.noteTypes(limits)
    decks = try schema.decks(limits)
    learnsWithThreeButtons = try schema.schedulerVersion() < 2
  }

  /// How many rows a table has.
  func count(_ table: String) throws(DeckFormatError) -> Int {
    try readingCollection(limits: limits) { Int(try connection.integer("SELECT count(*) FROM \(table)")) }
  }

  /// The keys of the note types that have the most notes.
  func mostUsedTypes(limit: Int) throws(DeckFormatError) -> [Int64] {
    try readingCollection(limits: limits) {
      try connection.rows("SELECT mid FROM notes GROUP BY mid ORDER BY count(*) DESC, mid LIMIT \(limit)") { row in
        row.int64(at: 0)
      }
    }
  }

  /// Whether any note holds kana.
  func holdsKana() throws(DeckFormatError) -> Bool {
    try readingCollection(limits: limits) {
      let notes = try connection.statement("SELECT flds FROM notes")
      defer { notes.reset() }
      while try notes.step() { if notes.string(at: 0).holdsKana { return true } }
      return false
    }
  }

  static func require(_ table: String, _ connection: Connection) throws {
    if try !has(table, connection) { throw DeckFormatError(.package(.missingTable(table))) }
  }

  /// Whether there is a table with rows of its own: a view, a virtual table or a computed column could keep us without
  /// end.
  static func has(_ table: String, _ connection: Connection) throws(SQLiteError) -> Bool {
    try connection.integer(
      """
      SELECT count(*) FROM sqlite_schema AS found WHERE type = 'table' AND rootpage > 0 AND name = ?
        AND NOT EXISTS (SELECT 1 FROM pragma_table_xinfo(found.name) WHERE hidden <> 0)
      """, [.text(table)]) == 1
  }
}

/// Runs what reads a collection; SQLite's errors become those of a package.
func readingCollection<T>(limits: PackageLimits, _ body: () throws -> T) throws(DeckFormatError) -> T {
  do {
    return try body()
  } catch let error as SQLiteError {
    switch error.kind {
    case .tooBig: throw DeckFormatError(.package(.tooMuch(.value, limit: limits.valueBytes)))
    default: throw DeckFormatError(.package(.damagedCollection(reason: error.message)))
    }
  } catch let error as DeckFormatError {
    throw error
  } catch {
    throw DeckFormatError(.package(.damagedCollection(reason: "\(error)")))
  }
}
