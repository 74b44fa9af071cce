import TestSupport
import Testing

/// `docs/library.md` names every table, column and index of a new library, and none besides.
@Suite("the document of the library")
struct LibraryDocumentTests {
  private let document: Document
  private let library: TestLibrary

  init() throws {
    document = try Document("docs/library.md")
    library = try TestLibrary()
    try library.run("decks")
  }

  private func query(_ sql: String) throws -> [String] {
    let result = try BuiltProgram.run(["-readonly", library.database, sql], program: "sqlite3")
    try #require(result.exit == .code(0), "\(result.errors)")
    return result.output.split(separator: "\n").map { String($0) }
  }

  @Test("names every column with its type")
  func columns() throws {
    let real = try query(
      """
      SELECT m.name || '.' || p.name || ' ' || p.type FROM sqlite_schema AS m, pragma_table_info(m.name) AS p
      WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'
      """)
    let documented = document.rows.filter { $0.headings.first == "Tables" }.flatMap { row in
      Document.quoted(row.cells[0]).map { "\(Document.quoted(row.headings[1])[0]).\($0) \(row.cells[1])" }
    }
    #expect(real.count > 50)
    #expect(documented.sorted() == real.sorted())
  }

  @Test("names every index, and the numbers that the file bears")
  func indexes() throws {
    let words = Set(Document.quoted(document.text))
    for index in try query("SELECT name FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL") {
      #expect(words.contains(index))
    }
    #expect(document.text.contains("version \(try query("PRAGMA user_version")[0])"))
    #expect(document.text.contains("is \(try query("PRAGMA application_id")[0]) "))
  }
}
