import DeckFormats
import SQLiteKit

/// Where a collection keeps its settings: as JSON in one row, or in tables.
protocol CollectionSchema {
  func noteTypes(_ limits: PackageLimits) throws -> [Int64: NoteType]
  func decks(_ limits: PackageLimits) throws -> [Int64: String]
  func schedulerVersion() throws -> Int64
}

/// The schema of the older form (version 11).
struct JSONSchema: CollectionSchema {
  private let connection: Connection

  init(_ connection: Connection) { self.connection = connection }

  func noteTypes(_ limits: PackageLimits) throws -> [Int64: NoteType] {
    var types = NoteTypeCollector(limits)
    let models = "FROM col, json_each(col.models) AS model"
    try connection.forEachRow(
      "SELECT CAST(model.key AS INTEGER), json_extract(model.value, '$.name'), json_extract(model.value, '$.type') \(models)"
    ) { try types.add(id: $0.int64(at: 0), name: $0.beginning(at: 1), isCloze: $0.int64(at: 2) == 1) }
    for (part, text) in [("flds", "name"), ("tmpls", "qfmt")] {
      try connection.forEachRow(
        """
        SELECT CAST(model.key AS INTEGER), COALESCE(json_extract(part.value, '$.ord'), part.key) AS place,
          json_extract(part.value, '$.\(text)')
        \(models), json_each(model.value, '$.\(part)') AS part ORDER BY place
        """
      ) { row in
        let (id, place, text) = (row.int64(at: 0), row.int64(at: 1), row.beginning(at: 2))
        if part == "flds" {
          try types.addField(text, to: id)
        } else {
          try types.addQuestion(text, place: place, to: id)
        }
      }
    }
    return types.types
  }

  func decks(_ limits: PackageLimits) throws -> [Int64: String] {
    try connection.deckNames(
      "SELECT CAST(deck.key AS INTEGER), json_extract(deck.value, '$.name') FROM col, json_each(col.decks) AS deck",
      limits)
  }

  /// A collection that does not say has the first.
  func schedulerVersion() throws -> Int64 {
    try connection.integer("SELECT COALESCE(json_extract(conf, '$.schedVer'), 1) FROM col")
  }
}

/// The schema of the newer form (versions 15 to 18); settings within the tables are protocol buffers.
struct TableSchema: CollectionSchema {
  private let connection: Connection

  init(_ connection: Connection) throws {
    self.connection = connection
    for table in ["notetypes", "fields", "templates", "decks"] { try AnkiCollection.require(table, connection) }
  }

  func noteTypes(_ limits: PackageLimits) throws -> [Int64: NoteType] {
    var types = NoteTypeCollector(limits)
    try connection.forEachRow("SELECT id, name, config FROM notetypes") { row in
      let kind = ProtobufReader.number(1, in: row.bytes(at: 2))
      try types.add(id: row.int64(at: 0), name: row.beginning(at: 1), isCloze: kind == 1)
    }
    try connection.forEachRow("SELECT ntid, name FROM fields ORDER BY ntid, ord") { row in
      try types.addField(row.beginning(at: 1), to: row.int64(at: 0))
    }
    try connection.forEachRow("SELECT ntid, ord, config FROM templates") { row in
      let question = ProtobufReader.text(1, in: row.bytes(at: 2), limit: Statement.beginningLimit) ?? ""
      try types.addQuestion(question, place: row.int64(at: 1), to: row.int64(at: 0))
    }
    return types.types
  }

  func decks(_ limits: PackageLimits) throws -> [Int64: String] {
    try connection.deckNames("SELECT id, replace(name, char(31), '::') FROM decks", limits)
  }

  /// This schema came with the second scheduler.
  func schedulerVersion() throws -> Int64 {
    guard try AnkiCollection.has("config", connection) else { return 2 }
    return try connection.first("SELECT CAST(val AS INTEGER) FROM config WHERE KEY = 'schedVer'") { $0.int64(at: 0) }
      ?? 2
  }
}

/// Gathers note types, and no more than there may be.
private struct NoteTypeCollector {
  private(set) var types: [Int64: NoteType] = [:]
  private var partCount = 0
  private let limits: PackageLimits

  init(_ limits: PackageLimits) { self.limits = limits }

  mutating func add(id: Int64, name: String, isCloze: Bool) throws {
    if types.count == limits.noteTypes {
      throw DeckFormatError(.package(.tooMuch(.noteTypes, limit: limits.noteTypes)))
    }
    types[id] = NoteType(name: name, isCloze: isCloze)
  }

  mutating func addField(_ name: String, to id: Int64) throws {
    try countPart()
    types[id]?.fields.append(name)
  }

  mutating func addQuestion(_ template: String, place: Int64, to id: Int64) throws {
    try countPart()
    types[id]?.questions[place] = TemplateQuestion(template)
  }

  private mutating func countPart() throws {
    partCount += 1
    if partCount > limits.fields { throw DeckFormatError(.package(.tooMuch(.fields, limit: limits.fields))) }
  }
}

extension Statement {
  /// How much of a name or a template counts; all of them are held.
  fileprivate static let beginningLimit = 16_384

  /// The beginning of the column's text.
  fileprivate func beginning(at column: Int) -> String {
    withUTF8(at: column) { String(decoding: $0.prefix(Self.beginningLimit), as: UTF8.self) }
  }
}

extension Connection {
  fileprivate func forEachRow(_ sql: String, _ body: (Statement) throws -> Void) throws {
    let statement = try statement(sql)
    defer { statement.reset() }
    while try statement.step() { try body(statement) }
  }

  fileprivate func deckNames(_ sql: String, _ limits: PackageLimits) throws -> [Int64: String] {
    var names: [Int64: String] = [:]
    try forEachRow(sql) { row in
      if names.count == limits.decks { throw DeckFormatError(.package(.tooMuch(.decks, limit: limits.decks))) }
      names[row.int64(at: 0)] = row.beginning(at: 1).plainName
    }
    return names
  }
}
