import AnkiPackages
import DeckFormats
import TestSupport
import Testing

/// Packages that are broken, by accident or on purpose: each gives one clear error, and nothing stays behind.
@Suite struct HostilePackageTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var bytes: @Sendable () throws -> [UInt8]
    var message: String
    var options = AnkiReadOptions()

    var testDescription: String { name }
  }

  private static func limits(_ change: (inout PackageLimits) -> Void) -> AnkiReadOptions {
    var limits = PackageLimits()
    change(&limits)
    return AnkiReadOptions(limits: limits)
  }

  private static func zip(_ parts: TestZip.Part...) -> [UInt8] { TestZip(parts).bytes }

  private static let damaged = "words.apkg: the collection in the package is damaged: "
  private static let check = ". Check it in Anki (Tools, Check Database) and export it again."

  static let zips = [
    Case(
      name: "not a zip file", bytes: { Array("word,meaning\n".utf8) },
      message: "words.apkg: this is no Anki package. Export one from Anki: File, Export, 'Anki Deck Package (.apkg)'."),
    Case(
      name: "nothing at all", bytes: { [] },
      message: "words.apkg: this is no Anki package. Export one from Anki: File, Export, 'Anki Deck Package (.apkg)'."),
    Case(
      name: "an empty zip file", bytes: { TestZip([]).bytes },
      message:
        "words.apkg: the package holds no collection (collection.anki21b, collection.anki21 or collection.anki2). "
        + "Export it again from Anki."),
    Case(
      name: "a collection in a folder", bytes: { zip(.init(name: "x/collection.anki2", bytes: [1])) },
      message:
        "words.apkg: the package holds no collection (collection.anki21b, collection.anki21 or collection.anki2). "
        + "Export it again from Anki."),
    Case(
      name: "a zip file cut off", bytes: { Array(TestZip(collection: [1, 2, 3]).bytes.dropLast(40)) },
      message: "words.apkg: the package is damaged: its end is missing. "
        + "Export it again, or copy it again from where it came."),
    Case(
      name: "a name that climbs", bytes: { zip(.init(name: "../../etc/pass\u{1B}wd", bytes: [1])) },
      message: "words.apkg: the package holds a file '../../etc/pass←wd', whose name leads out of the package. "
        + "Do not trust it."),
    Case(
      name: "a name from the root", bytes: { zip(.init(name: "/etc/passwd", bytes: [1])) },
      message: "words.apkg: the package holds a file '/etc/passwd', whose name leads out of the package. "
        + "Do not trust it."),
    Case(
      name: "two collections",
      bytes: { zip(.init(name: "collection.anki2", bytes: [1]), .init(name: "collection.anki2", bytes: [2])) },
      message: "words.apkg: the package holds collection.anki2 more than once. Export it again from Anki."),
    Case(
      name: "an encrypted collection",
      bytes: { zip(.init(name: "collection.anki21", bytes: [UInt8](repeating: 1, count: 64), isEncrypted: true)) },
      message: "words.apkg: the package is encrypted. Unpack it with its password and zip it again without one."),
    Case(
      name: "a form that is not known yet", bytes: { zip(.init(name: "collection.anki22", bytes: [1])) },
      message: "words.apkg: the package has a newer form than this program knows. "
        + "Export it again with 'Support older Anki versions' on."),
    Case(
      name: "a form number that is not known yet",
      bytes: { zip(.init(name: "meta", bytes: [8, 4]), .init(name: "collection.anki21b", bytes: [1])) },
      message: "words.apkg: the package has a newer form than this program knows. "
        + "Export it again with 'Support older Anki versions' on."),
    Case(
      name: "more files than claimed", bytes: { TestZip([.init(name: "0", bytes: [1])], claimedCount: 9).bytes },
      message: "words.apkg: the package is damaged: Zip archive inconsistent. "
        + "Export it again, or copy it again from where it came."),
    Case(
      name: "too many files", bytes: { zip(.init(name: "0", bytes: [1]), .init(name: "1", bytes: [1])) },
      message: "words.apkg: the package holds more than 1 files. Export its decks one by one.",
      options: limits { $0.files = 1 }),
  ]

  static let unpacking = [
    Case(
      name: "a collection that claims 4 GB",
      bytes: { zip(.init(name: "collection.anki21", bytes: [1, 2, 3], claimedSize: 0xFFFF_FFF0)) },
      message: "words.apkg: the collection takes more than 2 GB unpacked. Export its decks one by one."),
    Case(
      name: "a collection over the limit", bytes: { TestZip(collection: [UInt8](repeating: 0, count: 70_000)).bytes },
      message: "words.apkg: the collection takes more than 65536 bytes unpacked. Export its decks one by one.",
      options: limits { $0.collectionBytes = 65_536 }),
    Case(
      name: "a bomb", bytes: { zip(.init(name: "collection.anki21b", bytes: TestZstd.bomb(blocks: 600))) },
      message: "words.apkg: the collection grows more than 500 times when unpacked, as no true one does. "
        + "Export it again from Anki."),
    Case(
      name: "a bomb over the limit", bytes: { zip(.init(name: "collection.anki21b", bytes: TestZstd.bomb(blocks: 9))) },
      message: "words.apkg: the collection takes more than 1 MB unpacked. Export its decks one by one.",
      options: limits { $0.collectionBytes = 1 << 20 }),
    Case(
      name: "no zstd", bytes: { zip(.init(name: "collection.anki21b", bytes: Array("SQLite format 3".utf8))) },
      message: "words.apkg: the package is damaged: Unknown frame descriptor. "
        + "Export it again, or copy it again from where it came."),
    Case(
      name: "zstd cut off",
      bytes: { zip(.init(name: "collection.anki21b", bytes: TestZstd.bomb(blocks: 3).dropLast(2))) },
      message: "words.apkg: the package is damaged: the compressed collection ends too early. "
        + "Export it again, or copy it again from where it came."),
    Case(
      name: "a wrong checksum",
      bytes: {
        var bytes = TestZip(collection: Array("words".utf8)).bytes
        bytes[30 + "collection.anki21".utf8.count] ^= 1
        return bytes
      },
      message: "words.apkg: the package is damaged: CRC error. "
        + "Export it again, or copy it again from where it came."),
  ]

  private static func collection(_ sql: String) -> @Sendable () throws -> [UInt8] {
    { try TestZip(collection: TestCollection.bytes(sql)).bytes }
  }

  static let collections = [
    Case(
      name: "no database", bytes: { TestZip(collection: Array("not a database, but long enough".utf8)).bytes },
      message: damaged + "file is not a database" + check),
    Case(
      name: "an empty database", bytes: { TestZip(collection: []).bytes },
      message: "words.apkg: the collection in the package is damaged: it has no table 'col'. Export it again from Anki."
    ),
    Case(
      name: "another program's database", bytes: collection("CREATE TABLE words (word)"),
      message: "words.apkg: the collection in the package is damaged: it has no table 'col'. Export it again from Anki."
    ),
    Case(
      name: "a view in a table's place",
      bytes: collection(
        TestCollection.schema + "DROP TABLE notes; CREATE VIEW notes AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL "
          + "SELECT x + 1 FROM n) SELECT x AS id FROM n;"),
      message:
        "words.apkg: the collection in the package is damaged: it has no table 'notes'. Export it again from Anki."),
    Case(
      name: "a computed column",
      bytes: collection(
        TestCollection.schema + "ALTER TABLE notes ADD COLUMN more AS (hex(zeroblob(1000000)));"),
      message:
        "words.apkg: the collection in the package is damaged: it has no table 'notes'. Export it again from Anki."),
    Case(
      name: "no row of settings", bytes: collection(TestCollection.schema),
      message: damaged + "the table 'col' is empty" + check),
    Case(
      name: "a newer collection", bytes: collection(TestCollection.schema + TestCollection.settings(version: 19)),
      message: "words.apkg: the package has a newer form than this program knows. "
        + "Export it again with 'Support older Anki versions' on."),
    Case(
      name: "settings that are no JSON",
      bytes: collection(TestCollection.schema + TestCollection.settings(models: "{\"1\":")),
      message: damaged + "malformed JSON" + check),
    Case(
      name: "a note of no type",
      bytes: collection(
        TestCollection.schema + TestCollection.settings() + TestCollection.note(1, type: 9, "a\u{1F}b")),
      message: damaged + "note 1 is of an unknown type" + check),
    Case(
      name: "a missing column",
      bytes: collection(
        TestCollection.schema + TestCollection.settings() + "ALTER TABLE cards DROP COLUMN odue;"),
      message: damaged + "no such column: odue" + check),
    Case(
      name: "a page overwritten",
      bytes: {
        var bytes = try TestCollection.bytes(
          TestCollection.schema + TestCollection.settings() + TestCollection.note(1, "a\u{1F}b"))
        for place in 4096 * 2..<min(bytes.count, 4096 * 12) { bytes[place] = 0xAB }
        return TestZip(collection: bytes).bytes
      },
      message: damaged + "Page 3: btreeInitPage() returns error code 11" + check),
    Case(
      name: "a note over the limit",
      bytes: collection(
        TestCollection.schema + TestCollection.settings() + TestCollection.note(1, String(repeating: "x", count: 2000))),
      message: "words.apkg: a note takes more than 1000 bytes. Shorten it in Anki.",
      options: limits { $0.noteBytes = 1000 }),
    Case(
      name: "a value over the limit",
      bytes: collection(
        TestCollection.schema + TestCollection.settings()
          + TestCollection.note(1, String(repeating: "x", count: 90_000))),
      message: "words.apkg: a value in the collection takes more than 80000 bytes. "
        + "Check the collection in Anki: Tools, Check Database.",
      options: limits { $0.valueBytes = 80_000 }),
    Case(
      name: "too many note types", bytes: collection(TestCollection.schema + TestCollection.settings()),
      message: "words.apkg: the package holds more than 0 note types. Export its decks one by one.",
      options: limits { $0.noteTypes = 0 }),
    Case(
      name: "too many decks", bytes: collection(TestCollection.schema + TestCollection.settings()),
      message: "words.apkg: the package holds more than 0 decks. Export its decks one by one.",
      options: limits { $0.decks = 0 }),
    Case(
      name: "too many fields", bytes: collection(TestCollection.schema + TestCollection.settings()),
      message: "words.apkg: the package holds more than 1 fields and cards of note types. Export its decks one by one.",
      options: limits { $0.fields = 1 }),
    Case(
      name: "too many cards of a note",
      bytes: collection(
        TestCollection.schema + TestCollection.settings() + TestCollection.note(1, "a\u{1F}b")
          + TestCollection.card(2, note: 1)),
      message: "words.apkg: the package holds more than 1 cards of one note. Export its decks one by one.",
      options: limits { $0.cardsOfANote = 1 }),
    Case(
      name: "too many reviews of a note",
      bytes: collection(
        TestCollection.schema + TestCollection.settings() + TestCollection.note(1, "a\u{1F}b")
          + TestCollection.review(1, card: 1) + TestCollection.review(2, card: 1)),
      message: "words.apkg: the package holds more than 1 reviews of one note. Export its decks one by one.",
      options: limits { $0.reviewsOfANote = 1 }),
  ]

  @Test("a broken package gives one clear error and leaves no file", arguments: zips + unpacking + collections)
  func refused(_ expected: Case) throws {
    let (folder, scratch) = (try TestFolder(), try TestFolder())
    let path = try folder.write(expected.bytes(), to: "words.apkg")
    var options = expected.options
    options.temporaryFolder = scratch.path
    #expect(failure(path, options) == expected.message)
    #expect(scratch.names == [])
  }

  @Test("a file that is not there, and a folder, are told apart from a package that is none")
  func unreadable() throws {
    let folder = try TestFolder()
    let advice = "Check the name and the permissions."
    #expect(failure(folder.path("none.apkg")) == "words.apkg: cannot be read: No such file or directory. \(advice)")
    #expect(failure(folder.path) == "words.apkg: this is a folder. Name a file in it.")
  }

  @Test("a folder for temporary files that is not there is named")
  func noTemporaryFile() throws {
    let options = AnkiReadOptions(temporaryFolder: "/nowhere")
    #expect(
      failure(Fixture.path("old.apkg"), options)
        == "words.apkg: a temporary file cannot be written in /nowhere: No such file or directory. "
        + "Free some space, or set TMPDIR to another folder.")
  }

  @Test("a package of the new form whose bytes change at random never does worse than an error")
  func noise() throws {
    let folder = try TestFolder()
    var generator = SeededGenerator(seed: 7)
    for name in ["old.apkg", "new.apkg"] {
      let whole = try folder.read(Fixture.path(name))
      for round in 0..<20 {
        var bytes = whole
        for _ in 0..<Int.random(in: 1...60, using: &generator) {
          bytes[Int.random(in: 0..<bytes.count, using: &generator)] = .random(in: 0...255, using: &generator)
        }
        let path = try folder.write(bytes, to: "\(round).apkg")
        let message = failure(path)
        #expect(message?.contains("\u{1B}") != true)
      }
    }
  }
}
