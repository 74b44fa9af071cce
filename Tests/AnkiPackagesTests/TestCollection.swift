import AnkiPackages
import Foundation
import SQLiteKit

/// Collections of the older form, from SQL.
enum TestCollection {
  /// The tables, without an index.
  static let schema = """
    CREATE TABLE col (id integer PRIMARY KEY, crt, mod, scm, ver, dty, usn, ls, conf, models, decks, dconf, tags);
    CREATE TABLE notes (id integer PRIMARY KEY, guid, mid, mod, usn, tags, flds, sfld, csum, flags, data);
    CREATE TABLE cards (id integer PRIMARY KEY, nid, did, ord, mod, usn, type, queue, due, ivl, factor, reps, lapses,
      left, odue, odid, flags, data);
    CREATE TABLE revlog (id integer PRIMARY KEY, cid, usn, ease, ivl, lastIvl, factor, time, type);

    """

  /// Note type 1 has the fields and the question given, deck 1 is `Words`; the first day is 2026-03-02.
  static func settings(
    version: Int = 11, fields: [String] = ["Front", "Back"], questions: [String] = ["{{Front}}"], isCloze: Bool = false,
    models: String? = nil, conf: String = #"{"schedVer":2}"#
  ) -> String {
    let fieldList = fields.enumerated().map { #"{"name":"\#($1)","ord":\#($0)}"# }.joined(separator: ",")
    let cardList = questions.enumerated().map { #"{"name":"Card","ord":\#($0),"qfmt":"\#($1)"}"# }.joined(
      separator: ",")
    let made =
      #"{"1":{"id":1,"name":"Kind","type":\#(isCloze ? 1 : 0),"flds":[\#(fieldList)],"tmpls":[\#(cardList)]}}"#
    return """
      INSERT INTO col VALUES (1, 1772424000, 1782424000000, 0, \(version), 0, 0, 0, '\(conf)', '\(models ?? made)',
        '{"1":{"id":1,"name":"Words"}}', '{}', '{}');

      """
  }

  /// A note with one new card of the same key, unless `cards` says otherwise.
  static func note(_ id: Int, type: Int = 1, _ fields: String, tags: String = "", cards: String? = nil) -> String {
    "INSERT INTO notes VALUES (\(id), 'g\(id)', \(type), 0, 0, '\(tags)', '\(fields)', '', 0, 0, '');\n"
      + (cards ?? card(id, note: id))
  }

  static func card(
    _ id: Int, note: Int, place: Int = 0, type: Int = 0, queue: Int = 0, due: Int = 0, interval: Int = 0, ease: Int = 0,
    data: String = "{}"
  ) -> String {
    "INSERT INTO cards VALUES (\(id), \(note), 1, \(place), 0, 0, \(type), \(queue), \(due), \(interval), \(ease), "
      + "0, 0, 0, 0, 0, 0, '\(data)');\n"
  }

  static func review(
    _ id: Int, card: Int, ease button: Int = 3, kind: Int = 1, factor: Int = 2500, lastInterval: Int = 0
  ) -> String {
    "INSERT INTO revlog VALUES (\(id), \(card), 0, \(button), 1, \(lastInterval), \(factor), 4000, \(kind));\n"
  }

  /// The file that the SQL makes.
  static func bytes(_ sql: String) throws -> [UInt8] {
    let folder = try TestFolder()
    do {
      let connection = try Connection(path: folder.path("c"), mode: .readWriteCreate)
      try connection.execute(sql)
    }
    return try folder.read(folder.path("c"))
  }

  /// What a package with such a collection holds.
  static func read(_ sql: String, _ options: AnkiReadOptions = AnkiReadOptions()) throws -> ReadPackage {
    let folder = try TestFolder()
    return try readAll(folder.write(TestZip(collection: bytes(schema + sql)).bytes, to: "c.apkg"), options)
  }
}
