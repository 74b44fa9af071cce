import DeckFormats
import Foundation
import Testing
import Vocabulary

/// Hard import files collected for this project: each with what an import must give.
@Suite struct FixtureTests {
  struct Case: Decodable, CustomTestStringConvertible {
    struct Content: Decodable {
      var word: String
      var meanings: [String]
      var example: String?
      var translation: String?
      var note: String?
      var tags: [String]?
      var confusables: [String: String]?
    }
    struct Fatal: Decodable { var line: Int }

    var file: String
    var arguments: [String]
    var why: String
    var entries: [Content]
    var skippedLines: [Int]
    var fatal: Fatal?

    var testDescription: String { "\(file): \(why)" }

    var options: ReadOptions {
      var options = ReadOptions()
      for (name, value) in zip(arguments, arguments.dropFirst()) {
        if name == "--columns" { options.columns = value.components(separatedBy: ",") }
        if name == "--skip-rows" { options.skipRows = Int(value) ?? 0 }
      }
      return options
    }
  }

  static let folder = Bundle.module.resourceURL?.appending(path: "Fixtures")
  static let cases: [Case] = {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    guard let url = folder?.appending(path: "expected.json"), let data = try? Data(contentsOf: url),
      let cases = try? decoder.decode([Case].self, from: data)
    else { return [] }
    return cases
  }()

  @Test("the table of hard files is there")
  func tableIsThere() { #expect(Self.cases.count == 25) }

  @Test("a hard file gives its entries, its skipped lines or its error", arguments: cases)
  func hardFile(_ expected: Case) throws {
    let path = try #require(Self.folder?.appending(path: expected.file).path)
    let source = try FileSource(path: path)
    if let fatal = expected.fatal {
      let error = #expect(throws: DeckFormatError.self) { _ = try readAll(source, expected.options) }
      #expect(error?.line == fatal.line)
      return
    }
    let (rows, notices) = try readAll(source, expected.options)
    // Within a file the same word twice joins its meanings.
    var order: [String] = []
    var entries: [String: Entry] = [:]
    for row in rows {
      if entries[row.entry.word] == nil { order.append(row.entry.word) }
      entries[row.entry.word, default: row.entry].meanings.append(
        contentsOf: entries[row.entry.word] == nil ? [] : row.entry.meanings)
    }
    #expect(order == expected.entries.map(\.word))
    for content in expected.entries {
      let entry = try #require(entries[content.word])
      #expect(entry.meanings == content.meanings)
      #expect(entry.examples.first?.text == content.example)
      #expect(entry.examples.first?.translation == content.translation)
      #expect(entry.note == content.note)
      #expect(entry.tags == content.tags ?? [])
      let confusables = Dictionary(uniqueKeysWithValues: entry.confusables.map { ($0.word, $0.reason) })
      #expect(confusables == content.confusables ?? [:])
    }
    #expect(notices.skippedLines.map(\.line) == expected.skippedLines)
  }
}
