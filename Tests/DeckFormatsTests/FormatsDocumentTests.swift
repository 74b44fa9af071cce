import Foundation
import TestSupport
import Testing
import UnicodeText

@testable import DeckFormats

/// `docs/formats.md` tells what the readers know.
@Suite("the document of the formats")
struct FormatsDocumentTests {
  private let document: Document

  init() throws { document = try Document("docs/formats.md") }

  @Test("names every title of every column, and none besides")
  func titles() {
    var documented: [String: [String]] = [:]
    var standIns: [String: [String]] = [:]
    for row in document.rows where row.headings.last == "Titles" {
      let column = Document.quoted(row.cells[0])[0]
      let parts = row.cells[1].split(separator: ";").map { Document.quoted(String($0)) }
      documented[column] = parts[0].map(\.composed).sorted()
      if parts.count > 1 { standIns[column] = parts[1] }
    }
    let known = Dictionary(grouping: Column.titles.keys) { Column.titles[$0]?.title ?? "" }.mapValues { $0.sorted() }
    #expect(documented == known)
    #expect(standIns == ["word": Column.standInWords, "meaning": Column.standInMeanings])
  }

  @Test(
    "names every limit of text",
    arguments: [
      RecordScanner.Limit.field, RecordScanner.Limit.row, RecordScanner.Limit.columns, CSVWriter.mostExamples,
      ReadNotices.bound,
    ])
  func limits(limit: Int) {
    let numbers = document.rows.filter { $0.headings == ["Limits"] }
      .flatMap { $0.cells[1].filter { $0 != "," }.split { !$0.isNumber } }
    #expect(numbers.contains("\(limit)"))
  }

  @Test("names every member of a line of JSON, and none besides")
  func members() throws {
    var generator = EntryGenerator(seed: 1)
    let kept = KeptText()
    var writer = JSONLinesWriter(to: kept, hasProgress: true)
    var real: Set<String> = []
    for entry in generator.entries(30) { try writer.write(entry) }
    for line in kept.text.split(separator: "\n") {
      let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      real.formUnion(object.keys)
      for review in object["reviews"] as? [[String: Any]] ?? [] { real.formUnion(review.keys) }
    }
    let documented = document.rows.filter { $0.headings == ["JSON lines"] }.flatMap { Document.quoted($0.cells[0]) }
    #expect(documented.sorted() == real.sorted())
  }
}
